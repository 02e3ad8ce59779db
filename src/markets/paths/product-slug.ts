/** A product's place in an address: readable for people, and still leading back to the sku (RTE-10). */

/** Letters that do not come apart into a base letter and a mark. */
const SPELLED: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th' }

/** More hyphens than any SKU has; prevents thousands of look-ups for a hostile slug. */
const MAX_HYPHENS_IN_SKU = 8

/** Most names: a listing of them is written sixty-four at a time. */
const PLAIN = /^[ -~]*$/

const inPlainLetters = (text: string): string =>
  text
    .replaceAll(/[ßæœøłđðþ]/g, (letter) => SPELLED[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')

/** Kebab-case name, hyphen, lower-case sku. A name without a single Latin letter or digit leaves the sku alone. */
export function productSlug(name: string, sku: string): string {
  const lower = name.toLowerCase()
  const kebab = (PLAIN.test(lower) ? lower : inPlainLetters(lower))
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .replace(/-$/, '')
  return kebab ? `${kebab}-${sku.toLowerCase()}` : sku.toLowerCase()
}

/**
 * What the sku in a slug may be, lower-case, likeliest first: the whole slug (a bare sku), then its endings after a
 * hyphen, longest first, because a sku may have hyphens of its own. Look each up without regard to case.
 */
export function skuCandidates(slug: string): readonly string[] {
  const parts = slug.toLowerCase().split('-')
  const firstEnding = Math.max(1, parts.length - 1 - MAX_HYPHENS_IN_SKU)
  const endings = parts.slice(firstEnding).map((_, index) => parts.slice(firstEnding + index).join('-'))
  return [parts.join('-'), ...endings].filter((candidate) => candidate !== '')
}
