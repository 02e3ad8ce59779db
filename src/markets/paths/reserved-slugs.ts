/** Names that must never be looked up as content: files, machinery, and the traces of a broken link. */

/** RTE-23. _nuxt stays reserved though nothing here is made with it (T27). */
const RESERVED = new Set([
  'undefined',
  '.well-known',
  '_nuxt',
  'sitemap.xml',
  'robots.txt',
  'favicon.ico',
  'favicon.png',
  'sitemap',
  'api',
])

/**
 * By equality of the first slug; checkout/undefined has two parts, which a test of the first never matches (RTE-24).
 */
export function isReservedSlug(slugs: readonly string[]): boolean {
  const [first, second] = slugs
  if (first === undefined) return false
  return RESERVED.has(first) || (first === 'checkout' && second === 'undefined')
}

/** RTE-27: a navigation to such a path is written to the log. */
export function isBrokenCheckoutPath(path: string): boolean {
  return path.includes('/checkout/undefined')
}
