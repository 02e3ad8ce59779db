/** Every call of commerce, with what it takes and what it answers. Server only. */
import { SHIPPING_COUNTRY_CODES } from '../../markets/storefronts/country-codes.ts'
import { CART_ERROR_STATUSES, CART_PREFIX, CARTS_PATH, SHIPMENTS_PATH } from './cart.ts'
import { errorsOf, operation } from './commerce-openapi-operation.ts'
import {
  CATALOG_PREFIX,
  COMMERCE_OPENAPI_PATH,
  MOST_PRODUCT_IDS,
  OFFER_CHANGES_PATH,
  OFFERS_PATH,
  OFFERS_VERSION_PATH,
} from './commerce.ts'
import { orderPaths } from './order-openapi-paths.ts'

/** Those that a call can end with. */
const cartErrors = (except: readonly (keyof typeof CART_ERROR_STATUSES)[] = []): object =>
  errorsOf(CART_ERROR_STATUSES, 'CartError', (code) => !except.some((other) => other === code))

const IDS = { type: 'string', pattern: '^\\d{1,20}(?:,\\d{1,20})*$' }
const COUNTRY = { type: 'string', enum: SHIPPING_COUNTRY_CODES }
const VERSION = { type: 'integer', minimum: 0 }

export function commercePaths(): object {
  return {
    [`/${CART_PREFIX}${CARTS_PATH}`]: {
      get: operation({
        summary: 'Tells the cart of the token, at the prices of this moment.',
        token: 'cartToken',
        answer: 'Cart',
        errors: cartErrors([
          'CART_CLOSED',
          'OUT_OF_STOCK',
          'MISSING_PRODUCTS',
          'warehouse_error',
          'quantity_request_upper_limit_error',
          'TOO_MANY_CODES',
        ]),
      }),
      put: operation({
        summary: 'Changes the cart of the token, all or nothing.',
        description:
          'Sets lines to a quantity, chooses a shipping method by a quantity of 1, moves the cart to another market, or ' +
          'sets or takes away its one discount code. A code was accepted when the answer has a rule with the source code.',
        token: 'cartToken',
        body: 'CartChange',
        answer: 'Cart',
        errors: cartErrors(),
      }),
      post: operation({
        summary: 'Begins a cart in a market, with what it is told.',
        body: 'NewCart',
        answer: 'Cart',
        errors: cartErrors(['UNAUTHORIZED', 'CART_NOT_FOUND', 'CART_CLOSED']),
      }),
    },
    [`/${CART_PREFIX}${SHIPMENTS_PATH}/{country}`]: {
      get: operation({
        summary: 'Lists the ways to send something to a country, the first choice first.',
        parameters: [['country', 'path', COUNTRY, 'In capitals.']],
        answer: 'Shipments',
        refusals: ['Unknown'],
      }),
    },
    ...orderPaths(),
    [`/${CATALOG_PREFIX}/products`]: {
      get: operation({
        summary: 'Tells which variants can be had in a market.',
        parameters: [
          ['storeId', 'query', COUNTRY, 'The country of the market.'],
          ['productIds', 'query', IDS, `Barcodes of variants, at most ${MOST_PRODUCT_IDS}, separated by commas.`],
        ],
        answer: 'AvailabilityAnswer',
        refusals: ['Invalid'],
      }),
    },
    [COMMERCE_OPENAPI_PATH]: { get: operation({ summary: 'Tells this document.' }) },
    [OFFERS_PATH]: {
      post: operation({
        summary: 'Tells what is offered of some products, with prices and stock.',
        tag: 'between services',
        body: 'OffersRequest',
        answer: 'OffersAnswer',
      }),
    },
    [OFFERS_VERSION_PATH]: {
      get: operation({
        summary: 'Tells a number that changes whenever any offer does.',
        tag: 'between services',
        answer: 'OffersVersionAnswer',
      }),
    },
    [OFFER_CHANGES_PATH]: {
      get: operation({
        summary: 'Tells which products have other offers than at a version.',
        tag: 'between services',
        parameters: [['since', 'query', VERSION, 'The version.']],
        answer: 'OfferChangesAnswer',
        refusals: ['Invalid'],
      }),
    },
  }
}
