/** Places on a page that a link can lead to. Editors name them; the document's own names are not theirs to take. */
const TAKEN = new Set(['api-prefixes', 'content', 'page-change', 'page-state', 'settings'])

/** The name as an `id`, or none. */
export function anchorName(name: string | undefined): string | undefined {
  return name !== undefined && /^[\p{L}\d][\p{L}\d_-]{0,99}$/u.test(name) && !TAKEN.has(name) ? name : undefined
}
