/**
 * Where a choice of country leads. It is stored before the visitor leaves, so that they are not redirected back
 * (MSW-10, MSW-11).
 */
import { replaceAddress } from '../../../ui/replace-address.ts'
import { storeMarket, type StorefrontMarket } from '../markets/index.ts'
import type { MarketChoice } from './market-choices.ts'

type Choice = Pick<MarketChoice, 'countryCode' | 'storefront' | 'isExternal'>

export type Way =
  /** The same storefront: its pages are fetched again, for the other country (MSW-01). */
  | { readonly kind: 'stay' }
  /** Another storefront: loaded as a whole (MSW-02, MSW-03). `page` is tried first, where there may be such a page. */
  | { readonly kind: 'go'; readonly home: string; readonly page?: string }

/** What every storefront may have; a basket, an order or a menu is of one only. */
const NOT_ELSEWHERE = new Set(['', 'checkout', 'cart', 'login', 'menu', 'diagnostics', 'shared-content'])

export function wayTo(
  { storefront, isExternal }: Choice,
  { from, path, search }: { readonly from: string; readonly path: string; readonly search: string },
): Way {
  if (storefront === from) return { kind: 'stay' }
  const home = `/${storefront}`
  const [, , first = '', ...rest] = path.split('/')
  if (isExternal || NOT_ELSEWHERE.has(first)) return { kind: 'go', home }
  const term = new URLSearchParams(search).get('term')
  const query = first === 'search' && term !== null ? `?${new URLSearchParams({ term })}` : ''
  return { kind: 'go', home, page: `${[home, first, ...rest].join('/')}${query}` }
}

/** `replace` for a page that the visitor did not request: back navigation must not lead to it. */
export async function switchMarket(
  choice: Choice,
  { storefront: from }: StorefrontMarket,
  history: 'push' | 'replace' = 'push',
): Promise<void> {
  // Who is sent to another shop has chosen nothing here.
  if (!choice.isExternal) storeMarket(choice.countryCode)
  const way = wayTo(choice, { from, path: location.pathname, search: location.search })
  // Through the page layer where there is one: nothing else of the page is lost.
  if (way.kind === 'stay') return replaceAddress(location.href, 'here')
  const isThere = way.page !== undefined && (await exists(way.page))
  const address = isThere && way.page !== undefined ? way.page : way.home
  if (history === 'replace') location.replace(address)
  else location.assign(address)
}

const exists = (page: string): Promise<boolean> =>
  fetch(page, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )
