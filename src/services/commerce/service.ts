import { cartOperations } from '../../contracts/commerce/cart-operations.ts'
import { catalogueOperations } from '../../contracts/commerce/catalogue-operations.ts'
import { CART_PREFIX, CATALOG_PREFIX } from '../../contracts/commerce/path-prefixes.ts'
import { FREE_SHIPPING_THRESHOLDS, type ThresholdTable } from '../../markets/shipping/free-shipping.ts'
import type { Environment } from '../../markets/types.ts'
import { systemClock, type Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { serveOperations } from '../../platform/http/serve-operations.ts'
import { createService, type Service } from '../../platform/http/create-service.ts'
import type { Log } from '../../platform/log/log.ts'
import { createRateLimits, type RateLimits } from '../../platform/rate-limit/rate-limits.ts'
import { createCarts } from './carts/carts.ts'
import { purgeCarts } from './carts/purge-carts.ts'
import { createPricingContextReader } from './carts/read-pricing-context.ts'
import { cartHandlers } from './carts/handlers.ts'
import { cachedTokens } from './carts/token/cart-keys.ts'
import { cartTokens } from './carts/token/cart-tokens.ts'
import { catalogueHandlers } from './catalogue/handlers.ts'
import { createPurchases, type PurchaseSetup, type PurchaseWork } from './create-purchases.ts'
import { readSeller } from './documents/seller-profile.ts'
import { shippingHandlers } from './shipping/handlers.ts'
import type { CommerceTables } from './tables.ts'

export type { TermsReader } from './agreements/terms-archive.ts'
export type { PurchaseSetup } from './create-purchases.ts'
export { adyenApiUrl } from './payments/adyen-api-url.ts'
export type { PaymentPort } from './payments/payment-port.ts'
export { providerPort } from './payments/provider-port.ts'
export { duePrices } from './prices/due-prices.ts'

/** A list of five hundred skus. */
const MAX_BODY_BYTES = 64 * 1024

export type CommerceDeps = {
  readonly database: Database<CommerceTables>
  readonly environment: Environment
  readonly log: Log
  readonly clock?: Clock
  /** Shared by all services of the process; without it the service has limits of its own. */
  readonly limits?: RateLimits
  /** CRT-30 */
  readonly catalogPrefix?: string
  readonly cartPrefix?: string
  /** Keys that sign carts; the first signs, the others are still accepted. Without any the shop stores a key of its own. */
  readonly cartKeys?: readonly string[]
  /** From how much on shipping is free, by country, as it is now. */
  readonly thresholds?: () => ThresholdTable
  /** How orders are paid and shoppers written to. Without it carts can be filled, and nothing can be ordered. */
  readonly purchases?: PurchaseSetup
}

export type CommerceService = Service & {
  /** Background work; undefined where nothing can be ordered. */
  readonly work: PurchaseWork | undefined
  /** Deletes some of the abandoned carts; returns how many. */
  readonly purgeCarts: () => Promise<number>
  /** Name and address of the seller in one line; undefined while none is stored. */
  readonly postalAddress: () => Promise<string | undefined>
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
  limits = createRateLimits({ clock }),
  catalogPrefix = CATALOG_PREFIX,
  cartPrefix = CART_PREFIX,
  cartKeys = [],
  thresholds = () => FREE_SHIPPING_THRESHOLDS,
  purchases: setup,
}: CommerceDeps): CommerceService {
  const tokens = cachedTokens(database, cartKeys, cartTokens)
  const pricingContext = createPricingContextReader({ engine: database, environment, thresholds })
  const carts = createCarts({ database, pricingContext, tokens, limits, clock })
  const purchases =
    setup &&
    createPurchases({
      ...setup,
      database,
      pricingContext,
      cartKeys,
      cartTokens: tokens,
      cartPrefix,
      limits,
      clock,
      log,
    })
  const service = createService({
    name: 'commerce',
    log,
    maxBodyBytes: MAX_BODY_BYTES,
    operations: [
      serveOperations(catalogueOperations, catalogueHandlers({ database, environment, terms: purchases?.terms }), {
        catalogPrefix,
      }),
      serveOperations(
        cartOperations,
        { ...cartHandlers(carts), ...shippingHandlers({ database, environment, clock }) },
        { cartPrefix },
      ),
      ...(purchases?.operations ?? []),
    ],
    pages: purchases?.pages ?? [],
  })
  return {
    ...service,
    work: purchases?.work,
    purgeCarts: () => purgeCarts(database, clock.now()),
    async postalAddress() {
      const seller = await readSeller(database.query)
      return seller && [seller.name, ...seller.address].join(', ')
    },
  }
}
