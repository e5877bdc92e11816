package kit

import (
	"strings"

	"fyne.io/fyne/v2"
)

var (
	_ fyne.Accessible = (*Tap)(nil)
	_ fyne.Accessible = (*Text)(nil)
	_ fyne.Accessible = (*Entry)(nil)
	_ fyne.Accessible = (*Still)(nil)
)

// AccessibilityLabel is what the tap is called.
func (t *Tap) AccessibilityLabel() string { return Plain(t.Name) }

// AccessibilityRole is that of a button, or of a text where it does nothing.
func (t *Tap) AccessibilityRole() fyne.AccessibleRole {
	if t.OnTap == nil && t.OnHold == nil && t.Step == nil {
		return fyne.AccessibleRoleText
	}
	return fyne.AccessibleRoleButton
}

// AccessibilityLabel is what is to be read.
func (t *Text) AccessibilityLabel() string { return Plain(t.Text) }

// AccessibilityRole is that of a text.
func (t *Text) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// AccessibilityLabel is what is asked for, and what was typed.
func (e *Entry) AccessibilityLabel() string {
	return strings.TrimSpace(Plain(e.PlaceHolder) + " " + e.Text)
}

// AccessibilityRole is that of a text: Fyne has none for a field.
func (e *Entry) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// AccessibilityLabel is nothing: what a Still does is done without it too.
func (s *Still) AccessibilityLabel() string { return "" }

// AccessibilityRole is one that no reader of the screen stops at.
func (s *Still) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }
