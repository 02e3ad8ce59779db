/**
 * Formats of `Intl` by their arguments: making one takes a hundred times longer than using it. There are as many as locales, time
 * zones and styles in use.
 */
const dates = new Map<string, Intl.DateTimeFormat>()
const numbers = new Map<string, Intl.NumberFormat>()
const regions = new Map<string, Intl.DisplayNames>()
const conjunctions = new Map<string, Intl.ListFormat>()

export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options])
  const format = dates.get(key) ?? new Intl.DateTimeFormat(locale, options)
  dates.set(key, format)
  return format
}

export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = JSON.stringify([locale, options])
  const format = numbers.get(key) ?? new Intl.NumberFormat(locale, options)
  numbers.set(key, format)
  return format
}

export function regionNames(locale: string): Intl.DisplayNames {
  const names = regions.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' })
  regions.set(locale, names)
  return names
}

export function conjunctionFormat(locale: string): Intl.ListFormat {
  const format = conjunctions.get(locale) ?? new Intl.ListFormat([locale], { type: 'conjunction' })
  conjunctions.set(locale, format)
  return format
}
