package kit

import "fyne.io/fyne/v2"

var (
	_ fyne.Accessible = (*Tap)(nil)
	_ fyne.Accessible = (*Text)(nil)
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
