/** XML sitemaps (sitemaps.org), with the pictures of each page. */

export type MapEntry = {
  /** Absolute. */
  readonly url: string
  /** When it changed last, as ISO 8601; absent if unknown. */
  readonly changedAt?: string
  readonly pictures: readonly string[]
}

/** Limits of the protocol for one file: 50,000 URLs and 50 MB. */
const MAX_ENTRIES = 50_000
const MAX_CHARACTERS = 40_000_000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const PICTURES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

export type MapFile = { readonly xml: string; readonly changedAt: string | undefined }

type Limits = { readonly entries?: number; readonly characters?: number }

/** As many files as the entries need, at least one. */
export function mapFiles(
  entries: readonly MapEntry[],
  { entries: maxEntries = MAX_ENTRIES, characters: maxCharacters = MAX_CHARACTERS }: Limits = {},
): readonly MapFile[] {
  const files: { readonly rows: string[]; changedAt: string | undefined }[] = [{ rows: [], changedAt: undefined }]
  let written = 0
  for (const entry of entries) {
    const row = rowOf(entry)
    let file = files.at(-1)
    if (!file || file.rows.length >= maxEntries || (file.rows.length > 0 && written + row.length > maxCharacters)) {
      file = { rows: [], changedAt: undefined }
      files.push(file)
      written = 0
    }
    file.rows.push(row)
    written += row.length
    file.changedAt = latest(file.changedAt, entry.changedAt)
  }
  return files.map(({ rows, changedAt }) => ({
    xml: `${HEAD}<urlset ${SITEMAP} ${PICTURES}>\n${rows.join('')}</urlset>\n`,
    changedAt,
  }))
}

export const mapIndex = (files: readonly { readonly url: string; readonly changedAt: string | undefined }[]): string =>
  `${HEAD}<sitemapindex ${SITEMAP}>\n${files
    .map(({ url, changedAt }) => `<sitemap><loc>${escaped(url)}</loc>${lastChange(changedAt)}</sitemap>\n`)
    .join('')}</sitemapindex>\n`

function rowOf({ url, changedAt, pictures }: MapEntry): string {
  const shown = pictures.map((picture) => `<image:image><image:loc>${escaped(picture)}</image:loc></image:image>`)
  return `<url><loc>${escaped(url)}</loc>${lastChange(changedAt)}${shown.join('')}</url>\n`
}

const lastChange = (at: string | undefined): string => (at === undefined ? '' : `<lastmod>${escaped(at)}</lastmod>`)

const latest = (one: string | undefined, other: string | undefined): string | undefined =>
  one === undefined || (other !== undefined && other > one) ? other : one

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
