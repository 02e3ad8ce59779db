import { offeredRegions } from '../../../markets/addresses/blocked-regions.ts'
import type { CheckoutView } from '../../../markets/paths/checkout-links.ts'
import type { CountryCode, Region } from '../../../markets/types.ts'
import { productTags, toTileView, type TileView } from '../../features/catalogue/product/index.ts'
import { cartLegal, orderLegal, type CartLegal, type OrderLegal } from '../../features/purchase/checkout/index.ts'
import { sellerOf } from '../../page/seller-of.ts'
import type { Load, Loaded, ShopVisit } from '../../page/page-contract.ts'
import { notFound, shown } from '../../page/page-contract.ts'

type Checkout = {
  readonly view: CheckoutView
  /** RTE-08: of the success view. */
  readonly orderId?: string
  /** By the name of their collection. */
  readonly upsellTiles: Readonly<Record<string, readonly TileView[]>>
  /** The countries of the storefront, and the regions of the visitor's (ADR-09); on the view that needs them. */
  readonly shipsTo: readonly CountryCode[]
  readonly regions: readonly Region[]
  readonly limits?: CartLegal
  readonly legal?: OrderLegal
}

/** A row on every screen. */
const UPSELL_TILES = 4

/** The view and what is the same for everybody: cart, addresses and orders are the browser's own. */
export const load: Load<Checkout> = async (visit) => {
  const { route, storefront, market } = visit
  const { view } = route
  if (!view) return notFound('No checkout view')
  const bare = { view, upsellTiles: {}, shipsTo: [], regions: [] }
  if (view === 'address') {
    const shipsTo = storefront.markets.map(({ countryCode }) => countryCode)
    return shown({ ...bare, shipsTo, regions: offeredRegions(market) })
  }
  if (view === 'success') return loadSuccess(visit, bare)
  if (view === 'payment') return shown({ ...bare, legal: orderLegal(visit, await knownOf(visit)) })
  if (view !== 'cart') return shown(bare)
  const { tiles, tags } = await loadUpsells(visit)
  return shown({ ...bare, upsellTiles: tiles, limits: cartLegal(visit) }, tags)
}

/** Orders can be placed without both, except where the law requires an agreement. */
async function knownOf(visit: ShopVisit) {
  const [seller, terms] = await Promise.all([
    sellerOf(visit),
    visit.clients.commerce.terms(visit.market.countryCode).catch((err: unknown) => {
      visit.miss('termsNotFetched', { err })
      return undefined
    }),
  ])
  return { seller, terms }
}

/**
 * CHK-13: the response must not reveal which orders exist. An address without an id shows none, unless the browser has
 * stored one.
 */
function loadSuccess({ params }: ShopVisit, bare: Checkout): Loaded<Checkout> {
  const { id } = params
  return typeof id === 'string'
    ? shown({ ...bare, orderId: id })
    : { kind: 'page', data: bare, tags: [], isUnknown: true }
}

/** CHK-21. A collection that cannot be had is left out, and its words stand alone. */
async function loadUpsells({ clients, market, shared, miss }: ShopVisit) {
  const collections = [...new Set(shared.part('upsells').map(({ collection }) => collection))]
  const found = await Promise.all(
    collections.map(async (collection) => {
      try {
        const { items } = await clients.discovery.list({ collection, market, page: 1, limit: UPSELL_TILES })
        return { collection, items }
      } catch (err) {
        miss('upsellNotFilled', { collection, err })
        return { collection, items: [] }
      }
    }),
  )
  return {
    tiles: Object.fromEntries(
      found.map(({ collection, items }) => [collection, items.map((product) => toTileView(product, market))]),
    ),
    tags: productTags(found.flatMap(({ items }) => items)),
  }
}
