package words

import (
	"strconv"
	"strings"
	"time"
)

// Day is a day as the language writes it.
func Day(t time.Time) string { return t.Format(current.Day) }

// Minute is a day and a time as the language writes them.
func Minute(t time.Time) string { return t.Format(current.Minute) }

// Percent is a whole number of hundredths, with the sign for them.
func Percent(n int) string { return strings.ReplaceAll(current.Percent, "{0}", current.figures(n)) }

// Tenths is a number of hundredths, 0 or more, rounded to tenths.
func Tenths(hundredths int) string {
	n := (hundredths + 5) / 10
	return strconv.Itoa(n/10) + current.file.Decimal + strconv.Itoa(n%10)
}
