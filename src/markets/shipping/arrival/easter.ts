/** Easter Sunday of a year in the Gregorian calendar (the algorithm of Meeus, Jones and Butcher). Pure. */
export function easterSunday(year: number): string {
  const cycle = year % 19
  const [century, yearOfCentury] = [Math.floor(year / 100), year % 100]
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * cycle + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - moon - (yearOfCentury % 4)) % 7
  const shift = Math.floor((cycle + 11 * moon + 22 * weekday) / 451)
  const days = moon + weekday - 7 * shift + 114
  const [month, day] = [Math.floor(days / 31), (days % 31) + 1]
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
