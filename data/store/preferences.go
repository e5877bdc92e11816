package store

import (
	"regexp"
	"slices"
)

// preference is a setting that a backup carries, with the values it may have:
// those listed, or any text of a form.
type preference struct {
	key    string
	values []string
	form   *regexp.Regexp
}

// preferences is all that goes out with a backup or comes in with one, beside
// the tables. Other settings belong to one device, or to the store itself.
var preferences = []preference{
	{key: "language", form: regexp.MustCompile(`^(system|[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3})$`)},
	{key: "variant", values: []string{"system", "light", "dark"}},
	{key: "contrast", values: []string{"normal", "high"}},
	{key: "scale", form: regexp.MustCompile(`^(1[0-9]{2}|200)$`)}, // percent
	{key: "awake", values: []string{"on", "off"}},
	{key: "hints", form: regexp.MustCompile(`^(off|(\+[a-z-]{1,20}){0,40})$`)},
}

// Carried reports whether a backup may carry the setting with this value.
func Carried(key, value string) bool {
	i := slices.IndexFunc(preferences, func(p preference) bool { return p.key == key })
	if i < 0 || value == "" {
		return false
	}
	p := preferences[i]
	return slices.Contains(p.values, value) || p.form != nil && p.form.MatchString(value)
}
