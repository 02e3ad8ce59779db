/** Reports page views, and products that are opened and closed. */
import type { CurrencyCode } from '../../../../markets/types.ts'
import type { RouteName } from '../../../../markets/paths/route-names.ts'
import { ROUTES, type PageRoute } from '../../../../contracts/storefront/routes.ts'
import { isRecord } from '../../../stores/browser-storage.ts'
import type { StorefrontMarket } from '../../visitor/markets/index.ts'
import { toMajor } from './amounts.ts'
import { pushEvent } from './data-layer.ts'
import type { EventPayloads } from './events.ts'
import type { PageStore } from './tracked-page.ts'

/** ANA-04, ANA-05. What has no route is an error page. */
export function pageViewName(
  routeName: RouteName | undefined,
  routes: readonly PageRoute[] = ROUTES,
): string | undefined {
  if (routeName === undefined) return 'error'
  const { pageView } = routes.find(({ name }) => name === routeName) ?? {}
  return pageView === false ? undefined : (pageView ?? routeName)
}

type Detail = EventPayloads['productDetail']

/** The product of a product page, read with suspicion: what a page is made of is its own business. */
export function productIn(data: unknown, place: StorefrontMarket | undefined): Detail | undefined {
  const product = isRecord(data) ? data['product'] : undefined
  if (!isRecord(product) || place === undefined) return undefined
  const { sku, name, amount } = product
  if (typeof sku !== 'string' || typeof name !== 'string' || typeof amount !== 'number') return undefined
  const currency: CurrencyCode = place.market.currency.code
  return { sku, name, price: toMajor(amount, currency), currency }
}

/** The same address shown anew is no page view, and the same product no other one. */
export function followPages(shown: PageStore, addressOf: () => string): () => void {
  let address: string | undefined
  let product: Detail | undefined

  const report = () => {
    const { routeName, page, place, data } = shown.get()
    const next = page === 'product' ? productIn(data, place) : undefined
    const isOther = next?.sku !== product?.sku
    if (product && isOther) pushEvent({ event: 'closeProduct', sku: product.sku, name: product.name })
    const path = addressOf()
    const name = pageViewName(routeName)
    if (path !== address && name !== undefined) pushEvent({ event: 'SPA-PageView', name, path })
    if (next && isOther) pushEvent({ event: 'productDetail', ...next })
    address = path
    product = next
  }
  /** A document load ends this script without an event; a page restored from the back/forward cache counts as a new view. */
  const leave = () => {
    if (product) pushEvent({ event: 'closeProduct', sku: product.sku, name: product.name })
    address = undefined
    product = undefined
  }
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) report()
  }
  report()
  const unsubscribe = shown.subscribe(report)
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', comeBack)
  return () => {
    unsubscribe()
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('pageshow', comeBack)
  }
}
