/** Crawls a storefront: every link of every page, and its filters, up to two at once. */
import { filtersIn, linksIn } from '../support/read-html.ts'

export type Walk = {
  /** With the address of the shop before the storefront. */
  readonly url: string
  readonly storefront: string
  /** Products are similar: how many of the linked ones are visited. */
  readonly mostProducts: number
  /** How many single filters of a listing, and how many pairs, are tried. */
  readonly mostFilters: number
  readonly onPage: (path: string, html: string) => void
}

const AT_ONCE = 4

/** Returns the broken links. */
export async function walkStorefront(walk: Walk): Promise<readonly string[]> {
  const { url, storefront, mostProducts, onPage } = walk
  const dead: string[] = []
  const seen = new Set<string>()
  let products = 0
  const isWalked = (path: string) => {
    if (seen.has(path) || (path !== `/${storefront}` && !path.startsWith(`/${storefront}/`))) return false
    seen.add(path)
    if (!path.includes('/product/')) return true
    products += 1
    return products <= mostProducts
  }
  const visit = async (path: string): Promise<readonly string[]> => {
    const answer = await fetch(url + path)
    const html = await answer.text()
    if (answer.status === 200) onPage(path, html)
    else dead.push(`${answer.status} ${path}`)
    return [...linksIn(html), ...filteredAddresses(path, html, walk.mostFilters)]
  }
  let next = [`/${storefront}`, `/${storefront}/shared-content`].filter(isWalked)
  while (next.length > 0) {
    const found: string[] = []
    for (let first = 0; first < next.length; first += AT_ONCE) {
      const links = await Promise.all(next.slice(first, first + AT_ONCE).map(visit))
      found.push(...links.flat())
    }
    next = found.filter(isWalked)
  }
  return dead
}

/** Of a listing without filters. Which ones are tried depends on the listing alone, so that a finding can be reproduced. */
function filteredAddresses(path: string, html: string, most: number): readonly string[] {
  if (path.includes('?')) return []
  const filters = filtersIn(html)
  const single = filters.map((filter) => [filter])
  const pairs = filters.flatMap((one, index) =>
    filters.slice(index + 1).flatMap((other) => (one.name === other.name ? [] : [[one, other]])),
  )
  return [...spread(single, most), ...spread(pairs, most)].map(
    (chosen) => `${path}?${chosen.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('&')}`,
  )
}

/** That many, evenly spaced from the first to the last. */
function spread<Item>(items: readonly Item[], most: number): readonly Item[] {
  const step = Math.max(1, items.length / most)
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}
