//go:build js

package indexed

import (
	"math"
	"syscall/js"

	"github.com/hack-pad/go-indexeddb/idb"

	"hagal/data/store"
	"hagal/data/store/internal/row"
)

// The object stores of the database, and the version of their form.
const (
	version   = 1
	gameBox   = "game"
	lineBox   = "line"
	wordBox   = "setting"
	copyBox   = "copy"
	asideBox  = "aside"
	mostText  = 16 << 10 // UTF-16 units of any text in a row
	batch     = 1_000    // records read in one transaction
	mostCount = 1 << 22  // records of an object store that are read at all
)

var boxes = []string{gameBox, lineBox, wordBox, copyBox, asideBox}

// record is a record as it was read: no value where it could not be.
type record struct {
	key, value js.Value
	unread     error
}

// each calls f with every record of an object store in a range, in the order of
// their keys. A nil range is all.
func (s *Store) each(box string, within *idb.KeyRange, f func(record) error) (err error) {
	defer guard(&err)
	keys, err := s.keys(box, within)
	if err != nil {
		return err
	}
	for len(keys) > 0 {
		n := min(batch, len(keys))
		records, err := s.get(box, keys[:n])
		if err != nil {
			records = s.getSingly(box, keys[:n])
		}
		for _, r := range records {
			if err := f(r); err != nil {
				return err
			}
		}
		keys = keys[n:]
	}
	return nil
}

// reading begins a transaction that only reads.
func (s *Store) reading(box string) (*idb.Transaction, *idb.ObjectStore, error) {
	tx, err := s.db.Transaction(idb.TransactionReadOnly, box)
	if err != nil {
		return nil, nil, err
	}
	objects, err := tx.ObjectStore(box)
	return tx, objects, err
}

func (s *Store) keys(box string, within *idb.KeyRange) ([]js.Value, error) {
	_, objects, err := s.reading(box)
	if err != nil {
		return nil, err
	}
	if within == nil {
		if within, err = idb.NewKeyRangeLowerBound(js.ValueOf(math.Inf(-1)), false); err != nil {
			return nil, err
		}
	}
	asked, err := objects.GetAllKeysRange(within, mostCount)
	if err != nil {
		return nil, err
	}
	ctx, stop := soon()
	defer stop()
	return asked.Await(ctx)
}

// get reads records in one transaction: all are asked for at once.
func (s *Store) get(box string, keys []js.Value) ([]record, error) {
	tx, objects, err := s.reading(box)
	if err != nil {
		return nil, err
	}
	asked := make([]*idb.Request, len(keys))
	for i, key := range keys {
		if asked[i], err = objects.Get(key); err != nil {
			return nil, err
		}
	}
	ctx, stop := soon()
	defer stop()
	if err := tx.Await(ctx); err != nil {
		return nil, err
	}
	records := make([]record, len(keys))
	for i, r := range asked {
		value, err := r.Result()
		if err != nil {
			return nil, err
		}
		records[i] = record{key: keys[i], value: value}
	}
	return records, nil
}

// getSingly reads records one by one: one that cannot be read must not take
// others with it.
func (s *Store) getSingly(box string, keys []js.Value) []record {
	var records []record
	for _, key := range keys {
		one, err := s.get(box, []js.Value{key})
		if err != nil {
			one = []record{{key: key, unread: err}}
		}
		records = append(records, one...)
	}
	return records
}

// columns are the values of a record: whole numbers and texts, as many as
// wanted, and nothing that no store of ours wrote.
func columns(v js.Value, want int) ([]any, bool) {
	if !v.InstanceOf(js.Global().Get("Array")) || v.Length() != want {
		return nil, false
	}
	out := make([]any, want)
	for i := range out {
		switch c := v.Index(i); c.Type() {
		case js.TypeNumber:
			n, ok := whole(c)
			if !ok {
				return nil, false
			}
			out[i] = n
		case js.TypeString:
			if units(c) > mostText {
				return nil, false
			}
			out[i] = c.String()
		default:
			return nil, false
		}
	}
	return out, true
}

// units is the length of a text, in UTF-16 units, without bringing it over.
func units(v js.Value) int { return js.Global().Call("Object", v).Length() }

// whole is a number without a fraction that a browser holds exactly.
func whole(v js.Value) (int64, bool) {
	if v.Type() != js.TypeNumber {
		return 0, false
	}
	f := v.Float()
	return int64(f), f == math.Trunc(f) && math.Abs(f) <= 1<<53
}

// plain makes values those that a browser keeps exactly.
func plain(values []any) js.Value {
	for i, v := range values {
		if n, ok := v.(int64); ok {
			values[i] = float64(n)
		}
	}
	return js.ValueOf(values)
}

func gameKey(id int64) js.Value { return js.ValueOf(float64(id)) }

func lineKey(table int64, place int) js.Value {
	return js.ValueOf([]any{float64(table), place})
}

// gameOf reads the record of a table.
func gameOf(r record) (row.Table, error) {
	values, ok := columns(r.value, 12)
	if !ok {
		return row.Table{}, row.Wrong(store.ErrDamaged, "the row of a table cannot be read")
	}
	t, err := row.TableFrom(values)
	if id, ok := whole(r.key); err == nil && (!ok || id != t.ID) {
		err = row.Wrong(store.ErrDamaged, "the row of table {0} stands in another's place", t.ID)
	}
	return t, err
}

// lineOf reads the record of a line.
func lineOf(r record) (row.Line, error) {
	values, ok := columns(r.value, 3)
	at, keyed := columns(r.key, 2)
	if ok && keyed {
		table, _ := at[0].(int64)
		place, _ := at[1].(int64)
		number, _ := values[0].(int64)
		text, _ := values[1].(string)
		sum, whole := values[2].(int64)
		if whole && table > 0 && table <= row.MaxRevision && place > 0 && place <= row.MaxPlace {
			return row.LineFrom(row.LineID(table, int(place)), int(number), text, sum)
		}
	}
	return row.Line{}, row.Wrong(store.ErrDamaged, "a line cannot be read")
}

// settingOf reads the record of a setting.
func settingOf(r record) (row.Setting, error) {
	values, ok := columns(r.value, 3)
	if !ok || r.key.Type() != js.TypeString || units(r.key) > mostText {
		return row.Setting{}, row.Wrong(store.ErrDamaged, "a setting cannot be read")
	}
	return row.SettingFrom(append([]any{r.key.String()}, values...))
}
