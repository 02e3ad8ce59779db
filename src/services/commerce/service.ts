import { CART_PREFIX } from '../../contracts/commerce/cart.ts'
import { CATALOG_PREFIX, COMMERCE_OPENAPI_PATH } from '../../contracts/commerce/commerce.ts'
import type { Fetch } from '../../contracts/call-json.ts'
import { FREE_SHIPPING_THRESHOLDS, type ThresholdTable } from '../../markets/shipping/free-shipping.ts'
import type { Environment } from '../../markets/types.ts'
import { systemClock, type Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { createServiceApp } from '../../platform/http/service-app.ts'
import type { Log } from '../../platform/log/log.ts'
import { createCarts } from './carts/carts.ts'
import { purgeCarts } from './carts/purge-carts.ts'
import { limitCodes } from './carts/limit-codes.ts'
import { createPricingContextReader } from './carts/read-pricing-context.ts'
import { cartRoutes } from './carts/routes.ts'
import { keepTokens } from './carts/token/cart-keys.ts'
import { cartTokens } from './carts/token/cart-tokens.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { createPurchases, type PurchaseSetup, type PurchaseWork } from './create-purchases.ts'
import { shippingRoutes } from './shipping/routes.ts'
import type { CommerceTables } from './tables.ts'

/** A list of five hundred skus. */
const LARGEST_BODY = 64 * 1024

export type CommerceDeps = {
  readonly database: Database<CommerceTables>
  readonly environment: Environment
  readonly log: Log
  readonly clock?: Clock
  /** CRT-30 */
  readonly catalogPrefix?: string
  readonly cartPrefix?: string
  /** What carts are signed with; the first signs, the others are still believed. Without any the shop keeps its own. */
  readonly cartKeys?: readonly string[]
  /** From how much on shipping is free, by country, as it is now. */
  readonly thresholds?: () => ThresholdTable
  /** How orders are paid and shoppers written to. Without it carts can be filled, and nothing can be ordered. */
  readonly purchases?: PurchaseSetup
}

export type CommerceService = {
  readonly fetch: Fetch
  /** What has to be done besides answering; undefined where nothing can be ordered. */
  readonly work: PurchaseWork | undefined
  /** Deletes some of the carts that nobody comes back for; answers how many. */
  readonly purgeCarts: () => Promise<number>
}

/**
 * What can be sold, for how much, how much of it is there, and what shoppers chose of it. It must never know how a product
 * is found, or more of its looks than a cart shows: that is discovery's.
 */
export function createCommerceService({
  database,
  environment,
  log,
  clock = systemClock,
  catalogPrefix = CATALOG_PREFIX,
  cartPrefix = CART_PREFIX,
  cartKeys = [],
  thresholds = () => FREE_SHIPPING_THRESHOLDS,
  purchases: setup,
}: CommerceDeps): CommerceService {
  const app = createServiceApp({ name: 'commerce', log, maxBodyBytes: LARGEST_BODY })
  const tokens = keepTokens(database, cartKeys, cartTokens)
  const pricingContext = createPricingContextReader({ engine: database, environment, thresholds })
  const carts = createCarts({ database, pricingContext, tokens, codeLimit: limitCodes(), clock })
  app.route('/', catalogueRoutes({ database, environment, catalogPrefix }))
  app.route('/', cartRoutes({ carts, cartPrefix }))
  app.route('/', shippingRoutes({ database, environment, cartPrefix }))
  const purchases =
    setup &&
    createPurchases({ ...setup, database, pricingContext, cartKeys, cartTokens: tokens, cartPrefix, clock, log })
  if (purchases !== undefined) app.route('/', purchases.routes)
  // Few ever ask: its schemas are made for the first who does.
  app.get(COMMERCE_OPENAPI_PATH, async (c) => {
    const { commerceOpenApi } = await import('../../contracts/commerce/commerce-openapi.ts')
    return c.json(commerceOpenApi())
  })
  return {
    fetch: async (request) => app.fetch(request),
    work: purchases?.work,
    purgeCarts: () => purgeCarts(database, clock.now()),
  }
}
