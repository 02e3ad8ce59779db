/** The parts of an order are the order, in every market, whatever is in it and whatever is taken off. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceChoice, type PricingContext } from '../carts/price-choice.ts'
import type { CartVariant } from '../carts/read-variants.ts'
import { orderContents, orderSnapshot } from './order-snapshot.ts'
import { embeddedTax, toParcel } from './tax-port.ts'
import { toRawOrder, UNPAID } from './to-raw-order.ts'
import { toOrder } from '../../../contracts/commerce/to-order.ts'
import { shippingCountries } from '../../../markets/storefronts/table.ts'
import { FREE_SHIPPING_THRESHOLDS } from '../../../markets/shipping/free-shipping.ts'
import type { Market } from '../../../markets/types.ts'

const NOW = new Date('2026-11-15T10:00:00.000Z')
const ADDRESS = {
  country: 'US',
  city: 'Town',
  firstName: 'Ada',
  lastName: 'Byron',
  street0: 'Loom Street',
  street1: '',
  postCode: '97201',
  region: 'OR',
}
const CONTACT = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', telephone: '+15035550100' }

const cartVariant = (id: string, final: number): CartVariant => ({
  id,
  sku: id,
  productSku: id,
  size: 'M',
  facts: { name: { en: id }, picture: '', family: 'socks', sections: [], categories: [], collections: [] },
  price: { original: final, final },
  isOffered: true,
  isStocked: true,
  available: 10_000,
})

const lines = fc.uniqueArray(
  fc.record({
    id: fc.stringMatching(/^[a-z]{1,6}$/),
    price: fc.nat(50_000),
    quantity: fc.integer({ min: 1, max: 99 }),
  }),
  { minLength: 1, maxLength: 6, selector: ({ id }) => id },
)
const states = fc.constantFrom(['97201', 'OR'], ['10001', 'NY'], ['02108', 'MA'], ['90001', 'CA'], ['00901', 'PR'])

/** As a market would price it; `percent` off everything. */
const pricingContextOf = (
  market: Market,
  list: readonly { readonly id: string; readonly price: number }[],
  percent: number,
): PricingContext => ({
  market,
  terms: {
    rules: [
      {
        id: 'all',
        name: 'all',
        effect: { kind: 'percentage', percent },
        isExhausted: false,
        sortOrder: 0,
        isExclusive: false,
        isStackable: true,
      },
    ],
    codes: new Map(),
    taxRates: [],
    methods: [
      {
        id: 'standard',
        active: true,
        price: { [market.currency.code]: 595 },
        discount: {},
        attributes: { displayName: { en: 'Standard' }, description: { en: '2 days' } },
        isFreeFromThreshold: true,
      },
    ],
    gifts: [],
    limited: new Set(),
    version: 1,
    offersVersion: 1,
  },
  variants: new Map(list.map(({ id, price }) => [id, cartVariant(id, price)])),
  thresholds: FREE_SHIPPING_THRESHOLDS,
  now: NOW,
})

describe('the sums of an order', () => {
  it.each(shippingCountries('production').map((market) => [market.countryCode, market] as const))(
    'in %s are exact',
    async (countryCode, market) => {
      await fc.assert(
        fc.asyncProperty(lines, states, fc.nat(100), async (list, [postCode = '', region = ''], percent) => {
          const pricingContext = pricingContextOf(market, list, percent)
          const cart = {
            id: 'cart',
            region: market.warehouse.region,
            store: { countryCode, languageCode: market.language },
            state: 'OPEN',
            lines: list.map(({ id, quantity }) => ({ id: `line-${id}`, variantId: id, quantity })),
            shipping: undefined,
            code: undefined,
          } as const
          const ordered = orderContents(priceChoice(cart, pricingContext), pricingContext)
          if (ordered === undefined) throw new Error('Nothing is sent')
          const tax =
            countryCode === 'US' ? await embeddedTax.taxOf(toParcel(ordered, { postCode, region })) : undefined
          if (tax?.ok === false) throw new Error('No such state')
          const addresses = { shipping: ADDRESS, billing: ADDRESS }
          const recipient = { addresses, contact: CONTACT }
          const snapshot = orderSnapshot(ordered, recipient, { externalTax: tax?.value, now: NOW })
          const { totals } = snapshot
          const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
          expect(totals.products + totals.shipping - totals.discount + (totals.externalTax ?? 0)).toBe(totals.total)
          expect(sum(snapshot.lines.map(({ totalWithDiscount }) => totalWithDiscount)) + totals.shipping).toBe(
            totals.total - (totals.externalTax ?? 0),
          )
          expect(sum(snapshot.lines.map((line) => line.tax)) + snapshot.shipping.tax).toBe(totals.tax)
          expect(Object.values(totals).every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
          expect(sum((snapshot.taxRates ?? []).map((rate) => rate.tax))).toBe(totals.tax)
          expect(totals.externalTax === undefined).toBe(countryCode !== 'US')
          const order = toOrder(
            toRawOrder(
              {
                id: 'order',
                number: '10000008',
                cartId: 'cart',
                state: 'open',
                digest: '',
                snapshot,
                createdAt: NOW.toISOString(),
                updatedAt: NOW.toISOString(),
                paidAt: undefined,
                fulfilment: 'none',
                holds: [],
                linkVersion: 0,
              },
              UNPAID,
            ),
          )
          expect(order).toMatchObject({
            priceTotal: totals.total,
            priceProducts: totals.products,
            priceShipping: totals.shipping,
            priceDiscount: totals.discount,
            priceTax: totals.externalTax ?? totals.tax,
          })
        }),
        { numRuns: 30 },
      )
    },
  )
})
