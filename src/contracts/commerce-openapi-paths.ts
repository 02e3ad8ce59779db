/** Every call of commerce, with what it takes and what it answers. Server only. */
import { SHIPPING_COUNTRY_CODES } from '../markets/storefronts/country-codes.ts'
import { CART_ERROR_STATUSES, CART_PREFIX, CARTS_PATH, SHIPMENTS_PATH } from './cart.ts'
import type { CommerceSchemaName } from './commerce-openapi-schemas.ts'
import {
  CATALOG_PREFIX,
  COMMERCE_OPENAPI_PATH,
  MOST_PRODUCT_IDS,
  OFFER_CHANGES_PATH,
  OFFERS_PATH,
  OFFERS_VERSION_PATH,
} from './commerce.ts'
import { schemaRef } from './openapi-components.ts'

const jsonOf = (name: CommerceSchemaName) => ({ 'application/json': { schema: schemaRef(name) } })

/** What the door says, before anybody looks at a cart. */
const DOOR_REFUSALS = {
  Invalid: [400, 'The request is not what the contract says; `field` names the first member that is wrong.'],
  Unknown: [404, 'Nothing is shipped to that country.'],
  TooLarge: [413, 'The body is larger than the service reads.'],
  NotJson: [415, 'The body is not application/json.'],
} as const

type Refusal = keyof typeof DOOR_REFUSALS

const refusedWith = (names: readonly Refusal[]) =>
  Object.fromEntries(names.map((name) => [DOOR_REFUSALS[name][0], { $ref: `#/components/responses/${name}` }]))

export function commerceRefusals(): object {
  return Object.fromEntries(
    Object.entries(DOOR_REFUSALS).map(([name, [, description]]) => [name, { description, content: jsonOf('Error') }]),
  )
}

/** By status, each with the codes that come with it. */
function cartErrors(except: readonly (keyof typeof CART_ERROR_STATUSES)[] = []): object {
  const codes = Object.entries(CART_ERROR_STATUSES).filter(([code]) => !except.some((other) => other === code))
  const byStatus = Map.groupBy(codes, ([, status]) => status)
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      { description: `${list.map(([code]) => code).join(' or ')}. Nothing is written.`, content: jsonOf('CartError') },
    ]),
  )
}

type Parameter = readonly [name: string, place: 'path' | 'query', schema: object, description: string]

type Operation = {
  readonly summary: string
  readonly description?: string
  readonly tag?: 'between services'
  readonly isOfCart?: boolean
  readonly parameters?: readonly Parameter[]
  readonly body?: CommerceSchemaName
  /** Any object without it. */
  readonly answer?: CommerceSchemaName
  readonly refusals?: readonly Refusal[]
  readonly errors?: object
}

function operation(details: Operation): object {
  const {
    summary,
    description,
    tag = 'public',
    isOfCart,
    parameters = [],
    body,
    answer,
    refusals = [],
    errors,
  } = details
  const content = answer === undefined ? { 'application/json': { schema: { type: 'object' } } } : jsonOf(answer)
  return {
    summary,
    ...(description !== undefined && { description }),
    tags: [tag],
    ...(isOfCart && { security: [{ cartToken: [] }] }),
    ...(parameters.length > 0 && {
      parameters: parameters.map(([name, place, schema, text]) => ({
        name,
        in: place,
        required: true,
        description: text,
        schema,
      })),
    }),
    ...(body && { requestBody: { required: true, content: jsonOf(body) } }),
    responses: {
      200: { description: 'Done.', content },
      ...refusedWith(body ? [...refusals, 'Invalid', 'TooLarge', 'NotJson'] : refusals),
      ...errors,
    },
  }
}

const IDS = { type: 'string', pattern: '^\\d{1,20}(?:,\\d{1,20})*$' }
const COUNTRY = { type: 'string', enum: SHIPPING_COUNTRY_CODES }
const VERSION = { type: 'integer', minimum: 0 }

export function commercePaths(): object {
  return {
    [`/${CART_PREFIX}${CARTS_PATH}`]: {
      get: operation({
        summary: 'Tells the cart of the token, at the prices of this moment.',
        isOfCart: true,
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
        isOfCart: true,
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
