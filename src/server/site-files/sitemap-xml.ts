/** XML sitemaps (sitemaps.org), with the pictures of each page. */
import { setImmediate as nextTurn } from 'node:timers/promises'

export type MapEntry = {
  /** Absolute. */
  readonly url: string
  /** When it changed last, as ISO 8601; absent if unknown. */
  readonly changedAt?: string
  readonly pictures: readonly string[]
}

/** All pages of a storefront, by their position. Undefined where one is not shown there. */
export type SitePages = {
  readonly length: number
  /** Without making its addresses. */
  readonly sizeOf: (position: number) => { readonly addresses: number; readonly changedAt?: string } | undefined
  readonly entryOf: (position: number) => MapEntry | undefined
}

/** The pages of one file: their positions from `from` to before `to`. */
export type MapFile = { readonly from: number; readonly to: number; readonly changedAt: string | undefined }

/**
 * The protocol limits a file to 50,000 URLs and 50 MB. With its elements, the address of a page or picture takes less than two hundred
 * bytes, unless somebody names products in three hundred letters.
 */
const MAX_ENTRIES = 50_000
const MAX_ADDRESSES = 150_000

/** Visitors are served between so many pages. */
const PAGES_IN_ONE_PIECE = 500
const CHUNK_CHARACTERS = 65_536

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const PICTURES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

type Limits = { readonly entries?: number; readonly addresses?: number }

/** As many files as the pages need, at least one. */
export async function mapFiles(
  pages: SitePages,
  { entries: maxEntries = MAX_ENTRIES, addresses: maxAddresses = MAX_ADDRESSES }: Limits = {},
): Promise<readonly MapFile[]> {
  const files: MapFile[] = []
  let [from, entries, addresses] = [0, 0, 0]
  let changedAt: string | undefined
  for (let position = 0; position < pages.length; position += 1) {
    if (position % PAGES_IN_ONE_PIECE === PAGES_IN_ONE_PIECE - 1) await nextTurn()
    const size = pages.sizeOf(position)
    if (size === undefined) continue
    if (entries === maxEntries || (entries > 0 && addresses + size.addresses > maxAddresses)) {
      files.push({ from, to: position, changedAt })
      ;[from, entries, addresses, changedAt] = [position, 0, 0, undefined]
    }
    entries += 1
    addresses += size.addresses
    changedAt = latest(changedAt, size.changedAt)
  }
  return [...files, { from, to: pages.length, changedAt }]
}

/** A file in chunks, so that one of many megabytes never exists as a whole. */
export async function* mapChunks(pages: SitePages, { from, to }: Pick<MapFile, 'from' | 'to'>): AsyncGenerator<string> {
  let chunk = `${HEAD}<urlset ${SITEMAP} ${PICTURES}>\n`
  for (let position = from; position < to; position += 1) {
    const entry = pages.entryOf(position)
    if (entry) chunk += rowOf(entry)
    const isFull = chunk.length >= CHUNK_CHARACTERS
    if (isFull || position % PAGES_IN_ONE_PIECE === PAGES_IN_ONE_PIECE - 1) await nextTurn()
    if (!isFull) continue
    yield chunk
    chunk = ''
  }
  yield `${chunk}</urlset>\n`
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
