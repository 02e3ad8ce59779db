import { CART_PREFIX } from '../../contracts/cart.ts'
import { commerceOpenApi } from '../../contracts/commerce-openapi.ts'
import { CATALOG_PREFIX, COMMERCE_OPENAPI_PATH } from '../../contracts/commerce.ts'
import type { Fetch } from '../../contracts/call-json.ts'
import { FREE_SHIPPING_THRESHOLDS, type ThresholdTable } from '../../markets/shipping/free-shipping.ts'
import type { Environment } from '../../markets/types.ts'
import { systemClock, type Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { createServiceApp } from '../../platform/http/service-app.ts'
import type { Log } from '../../platform/log/log.ts'
import { createCarts } from './carts/carts.ts'
import { limitCodes } from './carts/limit-codes.ts'
import { cartRoutes } from './carts/routes.ts'
import { keepCartTokens } from './carts/token/cart-keys.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
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
  /** From how much on shipping is free, by country. */
  readonly thresholds?: ThresholdTable
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
  thresholds = FREE_SHIPPING_THRESHOLDS,
}: CommerceDeps): { readonly fetch: Fetch } {
  const app = createServiceApp({ name: 'commerce', log, maxBodyBytes: LARGEST_BODY })
  const tokens = keepCartTokens(database, cartKeys)
  const carts = createCarts({ database, environment, tokens, codeLimit: limitCodes(), thresholds, clock })
  app.route('/', catalogueRoutes({ database, environment, catalogPrefix }))
  app.route('/', cartRoutes({ carts, cartPrefix }))
  app.route('/', shippingRoutes({ database, environment, cartPrefix }))
  app.get(COMMERCE_OPENAPI_PATH, (c) => c.json(commerceOpenApi()))
  return { fetch: async (request) => app.fetch(request) }
}
