/** Everything that a cart is priced with, for tests of what is done with it. */
import { findMarket } from '../../src/markets/storefronts/table.ts'
import type { DiscountRule } from '../../src/markets/carts/discount-rule.ts'
import type { CountryCode, Market } from '../../src/markets/types.ts'
import type { PricingContext } from '../../src/services/commerce/carts/price-choice.ts'
import type { CartVariant } from '../../src/services/commerce/carts/read-variants.ts'
import type { Terms } from '../../src/services/commerce/carts/read-terms.ts'
import type { StoredCart } from '../../src/services/commerce/carts/stored-cart.ts'
import type { StoredShippingMethod } from '../../src/services/commerce/shipping/shipping-methods.ts'

export const PRICED_AT = new Date('2026-11-15T10:00:00.000Z')

export function marketIn(country: CountryCode): Market {
  const market = findMarket('production', country)
  if (market === undefined) throw new Error(`${country} is no market`)
  return market
}

/** 10.00 a pair, five of them in stock. */
export const cartVariant = (id: string, over: Partial<CartVariant> = {}): CartVariant => ({
  id,
  sku: `${id}-S`,
  productSku: id.toUpperCase(),
  size: '36-40',
  facts: {
    name: { en: `Sock ${id}`, de: `Socke ${id}` },
    picture: `/images/${id}`,
    family: 'socks',
    sections: ['adults'],
    categories: ['adults/socks'],
    collections: [],
  },
  price: { original: 1000, final: 1000 },
  isOffered: true,
  isStocked: true,
  available: 5,
  ...over,
})

/** 4.95 in euros and nothing off. */
export const shippingMethod = (id: string, over: Partial<StoredShippingMethod> = {}): StoredShippingMethod => ({
  id,
  active: true,
  price: { EUR: 495 },
  discount: {},
  attributes: {
    displayName: { en: `${id} in English`, de: `${id} auf Deutsch` },
    description: { en: '2 to 4 days', de: '2 bis 4 Tage' },
  },
  isFreeFromThreshold: false,
  ...over,
})

export const discountRule = (id: string, over: Partial<DiscountRule> = {}): DiscountRule => ({
  id,
  name: id,
  effect: { kind: 'percentage', percent: 10 },
  isExhausted: false,
  sortOrder: 0,
  isExclusive: false,
  isStackable: true,
  ...over,
})

type Given = Partial<Omit<PricingContext, 'market' | 'variants' | 'terms'>> & {
  readonly country?: CountryCode
  readonly variants?: readonly CartVariant[]
  readonly terms?: Partial<Terms>
}

/** In the Netherlands, with variants a and b and one shipping method, unless given otherwise. */
export const pricingContext = ({ country = 'NL', variants, terms, ...over }: Given = {}): PricingContext => ({
  market: marketIn(country),
  variants: new Map((variants ?? [cartVariant('a'), cartVariant('b')]).map((variant) => [variant.id, variant])),
  terms: {
    rules: [],
    codes: new Map(),
    gifts: [],
    methods: [shippingMethod('post')],
    limited: new Set(),
    taxRates: [],
    version: 1,
    offersVersion: 1,
    ...terms,
  },
  thresholds: {},
  now: PRICED_AT,
  ...over,
})

/** Two pairs of variant a. */
export const storedCart = (over: Partial<StoredCart> = {}): StoredCart => ({
  id: 'cart-1',
  region: 'NL',
  store: { countryCode: 'NL', languageCode: 'en' },
  state: 'OPEN',
  lines: [{ id: 'line-a', variantId: 'a', quantity: 2 }],
  shipping: undefined,
  code: undefined,
  ...over,
})
