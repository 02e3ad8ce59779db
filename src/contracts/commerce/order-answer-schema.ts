/**
 * What the order service answers, as checks: for the description of the API and for tests that hold the service to it.
 * Clients do not use them: they take what they need and leave the rest.
 */
import { z } from 'zod'
import { LANGUAGES } from '../../markets/languages/languages.ts'
import { LOCAL_LANGUAGES } from '../../markets/law/law-languages.ts'
import { EXTERNAL_STOREFRONT_CODES, STOREFRONT_CODES } from '../../markets/storefronts/codes.ts'
import { SHIPPING_COUNTRY_CODES } from '../../markets/storefronts/country-codes.ts'
import { rawCartItem, rawDiscounts } from './cart-answer-schema.ts'
import { PRICE_CURRENCIES } from '../merchant/catalogue.ts'
import {
  ORDER_ERROR_STATUSES,
  ORDER_LOG_STATUSES,
  ORDER_PAYMENT_STATUSES,
  ORDER_STATUSES,
  type OrderAnswer,
  type OrderErrorAnswer,
  type OrderErrorCode,
  type OrderSessionAnswer,
  type OrderTerms,
  type RawOrder,
  type WalletOrderAnswer,
} from './order.ts'

const amount = z.int().min(0)
const named = z.string().min(1)
const time = z.iso.datetime()

export const rawOrderLine = rawCartItem
  .omit({ stockStatus: true, isCounted: true, taxCode: true, discountShares: true })
  .extend({
    estimatedDeliveryTime: z.string().exactOptional().describe('Of a shipping method.'),
    arrival: z
      .strictObject({ from: z.iso.date(), to: z.iso.date() })
      .exactOptional()
      .describe('Of a shipping method: the days that were promised.'),
  })

const address = z.strictObject({
  country: named,
  city: named,
  firstName: named,
  lastName: named,
  street0: named,
  street1: z.string(),
  postCode: z.string(),
  region: z.string(),
})

/** ORD-01 */
export const rawOrder = z.strictObject({
  id: z.string().describe('Unguessable. Empty while it is a draft.'),
  orderNumber: z.string().describe('For people. Empty while it is a draft.'),
  status: z.enum(ORDER_STATUSES).exactOptional(),
  statusLog: z.array(z.strictObject({ status: z.enum(ORDER_LOG_STATUSES), at: time })),
  orderLines: z.array(rawOrderLine).describe('Products, and the way they are sent.'),
  store: z.strictObject({
    storefront: z.enum([...STOREFRONT_CODES, ...EXTERNAL_STOREFRONT_CODES]),
    countryCode: z.enum(SHIPPING_COUNTRY_CODES),
    languageCode: z.enum(LANGUAGES),
    currencyUnit: z.enum(PRICE_CURRENCIES),
    taxPercentage: z.number().min(0).max(100).exactOptional(),
  }),
  totalPrice: amount.describe('Of products and shipping, before discounts.'),
  totalDiscountAmount: amount,
  totalPriceWithDiscount: amount.describe('What is paid, with the tax that the order adds.'),
  totalTaxAmount: amount.describe('Contained in the prices.'),
  externalTaxAmount: amount.exactOptional().describe('Added to the prices, in the United States.'),
  discounts: rawDiscounts.shape.rules,
  payment: z.strictObject({ status: z.enum(ORDER_PAYMENT_STATUSES), method: z.string() }),
  shippingAddress: address.exactOptional(),
  billingAddress: address.exactOptional(),
  contact: z
    .strictObject({ firstName: named, lastName: named, email: named, telephone: named.describe('E.164') })
    .exactOptional(),
  shipments: z
    .array(
      z.strictObject({
        id: named,
        carrier: named,
        trackingNumber: named.exactOptional(),
        trackingUrl: z.url().exactOptional(),
        postedAt: time,
        deliveredAt: time.exactOptional(),
        lines: z.array(z.strictObject({ itemId: named, quantity: z.int().min(1) })),
      }),
    )
    .exactOptional()
    .describe('Parcels, the oldest first. Absent while nothing was shipped.'),
  createdAt: time,
  updatedAt: time,
}) satisfies z.ZodType<RawOrder>

const orderToken = named.describe('What the order is read with; valid for 90 days.')

/** PAY-02 */
export const orderSessionAnswer = z.strictObject({
  brink: z.strictObject({ order: rawOrder }),
  adyen: z.strictObject({
    session: z
      .strictObject({ id: z.string(), sessionData: z.string() })
      .describe('Both are empty when the order costs nothing: it is then paid with the method `free`.'),
    clientKey: z.string(),
    environment: z.string(),
  }),
  orderToken,
}) satisfies z.ZodType<OrderSessionAnswer>

/** PAY-06 */
export const walletOrderAnswer = z.strictObject({
  order: rawOrder,
  orderToken: orderToken.exactOptional(),
}) satisfies z.ZodType<WalletOrderAnswer>

export const orderAnswer = z.strictObject({ order: rawOrder }) satisfies z.ZodType<OrderAnswer>

const codes = z.literal(Object.keys(ORDER_ERROR_STATUSES).filter(isOrderErrorCode))

function isOrderErrorCode(code: string): code is OrderErrorCode {
  return Object.hasOwn(ORDER_ERROR_STATUSES, code)
}

export const orderError = z.strictObject({
  code: codes.describe('From a closed list: a program may rely on it.'),
  message: named.describe('In the language of the shopper.'),
  products: z
    .array(z.strictObject({ id: named, available: amount.exactOptional() }))
    .exactOptional()
    .describe('Which ones it is about, and how many of each are left.'),
  fields: z
    .array(z.strictObject({ field: named, problem: named }))
    .exactOptional()
    .describe('Which members of the request are wrong, and in what way.'),
}) satisfies z.ZodType<OrderErrorAnswer>

/** STD-04 */
export const orderTerms = z.strictObject({
  version: z.string(),
  hash: z.string().describe('The agreedTerms of an order.'),
  agreement: z.enum(['express', 'implied']).describe('Whether an order without agreedTerms is rejected.'),
  blocks: z.array(
    z.strictObject({
      kind: z.enum(['heading', 'text', 'strong', 'list']),
      lines: z.array(z.string()).describe('One, except of a list.'),
      lang: z
        .enum([...LANGUAGES, ...LOCAL_LANGUAGES])
        .exactOptional()
        .describe('Where it is not the language around it.'),
    }),
  ),
}) satisfies z.ZodType<OrderTerms>
