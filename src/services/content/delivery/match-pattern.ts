/** Patterns with stars, which match any characters, also none. */

/** Part after part, each at the first place it fits: a regular expression of many stars could take for ever. */
export function matches(pattern: string, slug: string): boolean {
  const [start = '', ...rest] = pattern.split('*')
  const end = rest.pop()
  if (end === undefined) return slug === pattern
  if (!slug.startsWith(start)) return false
  let from = start.length
  for (const part of rest) {
    const place = slug.indexOf(part, from)
    if (place === -1) return false
    from = place + part.length
  }
  return slug.length - end.length >= from && slug.endsWith(end)
}
