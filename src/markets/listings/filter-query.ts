/**
 * Filters in the address: one query parameter per facet or filter, each a list of 'name' or 'name:value' between
 * commas (LST-03, LST-04). The address is the only place where the chosen filters live.
 */

export interface FilterItem {
  readonly name: string
  readonly value?: string
}

/** The separators, written so that a name may contain them. Nothing else is touched, so that addresses stay readable. */
const ESCAPES: Readonly<Record<string, string>> = { '%': '%25', ',': '%2C', ':': '%3A' }
const ESCAPED: Readonly<Record<string, string>> = { '%25': '%', '%2C': ',', '%3A': ':' }

/** Reads anything: entries without a name are skipped, an entry that is there twice counts once. */
export function parseFilter(text: string): readonly FilterItem[] {
  const items = text.split(',').map(parseItem)
  const named = items.filter(({ name }) => name !== '')
  return [...new Map(named.map((item) => [serialiseItem(item), item])).values()]
}

export function serialiseFilter(items: readonly FilterItem[]): string {
  return items.map(serialiseItem).join(',')
}

/** The query after a filter change: page goes (LST-05), everything else stays (T33), an empty filter disappears. */
export function withFilter(query: URLSearchParams, parameter: string, items: readonly FilterItem[]): URLSearchParams {
  const changed = new URLSearchParams(query)
  changed.delete('page')
  if (items.length === 0) changed.delete(parameter)
  else changed.set(parameter, serialiseFilter(items))
  return changed
}

/** The query as in the address, with its commas and colons legible; '' when there is none. */
export function toSearch(query: URLSearchParams): string {
  const search = query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':')
  return search && `?${search}`
}

function parseItem(entry: string): FilterItem {
  const [name = '', ...value] = entry.split(':').map((part) => part.trim())
  const joined = value.join(':')
  return { name: unescape(name), ...(joined === '' ? {} : { value: unescape(joined) }) }
}

function serialiseItem({ name, value }: FilterItem): string {
  return value ? `${escape(name)}:${escape(value)}` : escape(name)
}

function escape(text: string): string {
  return text.replaceAll(/[%,:]/g, (sign) => ESCAPES[sign] ?? sign)
}

function unescape(text: string): string {
  return text.replaceAll(/%(?:25|2C|3A)/gi, (sign) => ESCAPED[sign.toUpperCase()] ?? sign)
}
