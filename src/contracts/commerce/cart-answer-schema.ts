/**
 * What the cart service answers, as checks: for the description of the API and for tests that hold the service to it.
 * Clients do not use them: they take what they need and leave the rest.
 */
import { z } from 'zod'
import { LANGUAGES } from '../../markets/languages/languages.ts'
import { STOCK_STATUSES } from '../../markets/products/stock-status.ts'
import { SHIPPING_COUNTRY_CODES } from '../../markets/storefronts/country-codes.ts'
import {
  CART_ERROR_STATUSES,
  CART_MESSAGE_CODES,
  type CartErrorAnswer,
  type RawCart,
  type RawShippingMethod,
} from './cart.ts'
import { PRICE_CURRENCIES } from '../merchant/catalogue.ts'

const amount = z.int().min(0)
const named = z.string().min(1)
const percent = z.number().min(0).max(100)
const currency = z.enum(PRICE_CURRENCIES)
const amounts = z.partialRecord(currency, amount).describe('Minor units by currency.')
const texts = z.partialRecord(z.enum(LANGUAGES), z.string()).describe('By language.')
const ruleId = named.describe('Of the rule.')

export const rawCartItem = z.strictObject({
  id: named.describe('Of the variant or the shipping method: what a change names.'),
  itemId: named.describe('Of the line.'),
  type: z.enum(['productVariant', 'shippingOption']),
  name: z.string(),
  imageUrl: z.string(),
  sku: z.string(),
  parentSku: z.string().describe('Of the product.'),
  sections: z.array(z.string()),
  size: z.string(),
  quantity: z.int().min(1),
  stockStatus: z.enum(STOCK_STATUSES),
  isGift: z.boolean(),
  isCounted: z.boolean().describe('Whether it can be bought in this market, and is in the totals.'),
  taxCode: z.string(),
  price: z.strictObject({ original: amount, final: amount }).describe('Of one piece.'),
  totalPrice: amount,
  totalDiscountAmount: amount,
  totalPriceWithDiscount: amount,
  taxAmount: amount.describe('Contained in totalPriceWithDiscount.'),
  productDiscount: amount.describe('What rules for certain products take off the line.'),
  discountShares: z.array(z.strictObject({ ruleId, amount })).describe('What each rule takes off the line.'),
})

export const rawDiscounts = z.strictObject({
  rules: z.array(
    z.strictObject({
      id: named,
      name: z.string(),
      kind: z.enum(['percentage', 'amount', 'free-shipping', 'product-percentage', 'product-amount', 'gift']),
      source: z.enum(['code', 'automatic']).describe('A code was accepted when a rule has the source code.'),
      code: named.exactOptional(),
      amount,
    }),
  ),
  orderRules: z.array(z.strictObject({ ruleId, goodsAmount: amount, shippingAmount: amount })),
  productDiscounts: z.array(
    z.strictObject({ ruleId, lineId: named.describe('The itemId of the line.'), unitAmount: amount, amount }),
  ),
  cartDiscount: z.strictObject({ amount }).exactOptional().describe('What order rules take off products, together.'),
})

/** CRT-02 */
export const rawCart = z.strictObject({
  id: named,
  state: z.enum(['OPEN', 'CLOSED']),
  cartItems: z.array(rawCartItem),
  store: z.strictObject({
    countryCode: z.enum(SHIPPING_COUNTRY_CODES),
    languageCode: z.enum(LANGUAGES),
    currencyUnit: currency,
    taxPercentage: percent.exactOptional().describe('Absent where the market has none.'),
  }),
  totalPrice: amount.describe('Of products and shipping, before discounts.'),
  totalDiscountAmount: amount,
  totalPriceWithDiscount: amount,
  totalTaxAmount: amount
    .exactOptional()
    .describe('Contained in totalPriceWithDiscount, where taxPercentage does not give it.'),
  discounts: rawDiscounts,
  messages: z
    .array(z.strictObject({ code: z.enum(CART_MESSAGE_CODES), message: named, id: named.exactOptional() }))
    .describe('What the shopper should know; the message is in the language of the cart.'),
  jwtToken: named.describe('What the cart is known by from now on; valid for 30 days.'),
  version: z.int().min(1).exactOptional().describe('Goes up with each change.'),
}) satisfies z.ZodType<RawCart>

const weekdays = z.array(z.int().min(0).max(6)).describe('0 is Sunday.')

/** SHX-12 */
const arrivalPlan = z.strictObject({
  timeZone: named.describe('Of the warehouse.'),
  cutOff: z
    .string()
    .regex(/^\d{2}:\d{2}$/)
    .describe('Time of day at the warehouse.'),
  handlingDays: amount.describe('Working days until a parcel leaves.'),
  transitDays: z.tuple([amount, amount]).describe('Working days of the carrier, at least and at most.'),
  shipsOn: weekdays,
  closed: z.array(z.iso.date()).describe('Public holidays at the warehouse.'),
  arrivesOn: weekdays,
  closedThere: z.array(z.iso.date()).describe('Public holidays of the country.'),
})

/** SHP-03 */
export const rawShippingMethod = z.strictObject({
  id: named,
  active: z.boolean(),
  price: amounts,
  discount: amounts,
  attributes: z.strictObject({ displayName: texts, description: texts, errorMessage: texts.exactOptional() }),
  imageUrl: named.exactOptional(),
  arrival: arrivalPlan.exactOptional().describe('What its arrival is estimated from.'),
}) satisfies z.ZodType<RawShippingMethod>

export const rawShippingMethods = z.array(rawShippingMethod)

/** As a tuple, which z.enum requires. */
const codes = z.literal(Object.keys(CART_ERROR_STATUSES).filter(isCartErrorCode))

function isCartErrorCode(code: string): code is keyof typeof CART_ERROR_STATUSES {
  return Object.hasOwn(CART_ERROR_STATUSES, code)
}

export const cartError = z.strictObject({
  code: codes.describe('From a closed list: a program may rely on it.'),
  message: named.describe('In the language of the cart.'),
  products: z
    .array(z.strictObject({ id: named, available: amount.exactOptional() }))
    .exactOptional()
    .describe('Which ones it is about, and how many of each are left.'),
}) satisfies z.ZodType<CartErrorAnswer>
