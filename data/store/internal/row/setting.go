package row

import "fmt"

// Setting is a word kept for the app, or by the store for itself.
type Setting struct {
	Key, Value string
	Revision   int64 // of the change that wrote it
}

// Sum is the setting's checksum.
func (v Setting) Sum() int64 { return Checksum("setting", v.Key, v.Value, v.Revision) }

// Values are the columns of the setting in their order.
func (v Setting) Values() []any { return []any{v.Key, v.Value, v.Revision, v.Sum()} }

// SettingFrom makes a setting of columns as SQLite gives them. It refuses with
// ErrDamaged what the store would never have written.
func SettingFrom(columns []any) (Setting, error) {
	var v Setting
	v.Key, _ = columns[0].(string)
	v.Value, _ = columns[1].(string)
	v.Revision, _ = columns[2].(int64)
	if columns[3] != any(v.Sum()) || v.Revision < 1 || v.Revision > MaxRevision {
		return v, Wrong(ErrDamaged, "the setting {0} has a wrong checksum", fmt.Sprintf("%.90q", v.Key))
	}
	if err := CheckSetting(v.Key, v.Value); err != nil {
		return v, fmt.Errorf("%w: %w", ErrDamaged, err)
	}
	return v, nil
}
