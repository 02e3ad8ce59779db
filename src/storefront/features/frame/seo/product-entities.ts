/**
 * A product in the words of schema.org, with the members that Google requires or recommends for merchant listings: one Product, or a
 * ProductGroup with a Product for each size. Offers refer to one shipping and one return policy of the page.
 */
import type { ShippingMethod } from '../../../../contracts/commerce/to-shipping-methods.ts'
import { firstAvailable } from '../../../../contracts/commerce/first-available.ts'
import type { Product } from '../../../../contracts/discovery/to-product.ts'
import { CONSTANTS } from '../../../../contracts/storefront/texts/constants.ts'
import { decimalAmount } from '../../../../markets/prices/decimal-amount.ts'
import { reachesFreeShipping } from '../../../../markets/shipping/free-shipping.ts'
import { tradeNumber } from '../../../../markets/products/ean.ts'
import { WAREHOUSE_PLACES } from '../../../../markets/warehouses.ts'
import type { Market } from '../../../../markets/types.ts'
import type { Thing } from '../../../page/head-facts.ts'
import { SHOP_NAME } from './structured-data-entities.ts'

export type ProductFacts = {
  readonly market: Market
  readonly url: string
  /** Whole addresses. */
  readonly pictures: readonly string[]
  /** In the language of the page. */
  readonly colour: string
  readonly sizeNamed: (size: string) => string
  readonly methods: readonly ShippingMethod[]
  /** From how much on shipping is free, in minor units. */
  readonly freeShippingFrom: number | undefined
  readonly now: Date
}

type Variant = Product['variants'][number]

export function productEntities(sold: Product, facts: ProductFacts): readonly Thing[] {
  const method = firstAvailable(facts.methods)
  const hasShipping = method !== undefined
  const [only] = sold.variants
  const thing =
    sold.variants.length === 1 && only !== undefined
      ? {
          ...common(sold, facts),
          ...ofVariant(only, facts, hasShipping),
          '@type': 'Product',
          sku: sold.sku,
          url: facts.url,
        }
      : group(sold, facts, hasShipping)
  return [thing, returnPolicy(facts), ...(method === undefined ? [] : shippingOf(sold, method, facts))]
}

const group = (sold: Product, facts: ProductFacts, hasShipping: boolean): Thing => ({
  ...common(sold, facts),
  '@type': 'ProductGroup',
  url: facts.url,
  productGroupID: sold.sku,
  variesBy: ['https://schema.org/size'],
  hasVariant: sold.variants.map((variant) => ({
    '@type': 'Product',
    name: `${sold.name} ${facts.sizeNamed(variant.size)}`,
    description: sold.description.short,
    image: facts.pictures,
    ...ofVariant(variant, facts, hasShipping),
  })),
})

const common = ({ name, description, information }: Product, { pictures, colour }: ProductFacts): Thing => ({
  '@type': 'Product',
  name,
  description: description.short,
  image: pictures,
  brand: { '@type': 'Brand', name: SHOP_NAME },
  color: colour,
  audience: { '@type': 'PeopleAudience', suggestedGender: 'unisex' },
  ...(information.composition !== '' && { material: information.composition }),
})

function ofVariant(variant: Variant, facts: ProductFacts, hasShipping: boolean) {
  const gtin = tradeNumber(variant.id)
  return {
    sku: variant.sku,
    ...(gtin === undefined ? { mpn: variant.sku } : { gtin }),
    color: facts.colour,
    size: facts.sizeNamed(variant.size),
    offers: offer(variant, facts, hasShipping),
  }
}

/** A price is promised no longer than that; a page is rendered again much sooner, and whenever a price changes. */
const PRICE_VALID_DAYS = 30

function offer({ price, stockStatus }: Variant, facts: ProductFacts, hasShipping: boolean): Thing {
  const { code } = facts.market.currency
  const until = new Date(facts.now.getTime() + PRICE_VALID_DAYS * 86_400_000)
  return {
    '@type': 'Offer',
    url: facts.url,
    price: decimalAmount(price.final, code),
    priceCurrency: code,
    ...(price.original > price.final && { priceSpecification: struckPrice(price.original, facts.market) }),
    priceValidUntil: until.toISOString().slice(0, 10),
    availability: `https://schema.org/${AVAILABILITY[stockStatus]}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: SHOP_NAME },
    hasMerchantReturnPolicy: { '@id': RETURN_POLICY },
    ...(hasShipping && { shippingDetails: { '@id': isSentFree(price, facts) ? FREE_SHIPPING : SHIPPING } }),
  }
}

const AVAILABILITY = { 'in-stock': 'InStock', 'low-stock': 'LimitedAvailability', 'no-stock': 'OutOfStock' } as const

/** The price that the page strikes: the lowest of the thirty days before the reduction. */
const struckPrice = (original: number, { currency: { code } }: Market): Thing => ({
  '@type': 'UnitPriceSpecification',
  priceType: 'https://schema.org/StrikethroughPrice',
  price: decimalAmount(original, code),
  priceCurrency: code,
})

const SHIPPING = '#shipping'
/** Of an item that reaches the threshold alone. */
const FREE_SHIPPING = '#free-shipping'
const RETURN_POLICY = '#returns'

const returnPolicy = ({ market: { countryCode, warehouse } }: ProductFacts): Thing => ({
  '@type': 'MerchantReturnPolicy',
  '@id': RETURN_POLICY,
  applicableCountry: countryCode,
  returnPolicyCountry: WAREHOUSE_PLACES[warehouse.region].country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: Number(CONSTANTS.returnDays),
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  refundType: 'https://schema.org/FullRefund',
})

const days = (minValue: number, maxValue: number): Thing => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})

const isSentFree = ({ final }: Variant['price'], { freeShippingFrom = Infinity }: ProductFacts): boolean =>
  reachesFreeShipping(final, freeShippingFrom)

/** What the offers of the product refer to. */
function shippingOf({ variants }: Product, method: ShippingMethod, facts: ProductFacts): readonly Thing[] {
  const free = variants.filter(({ price }) => isSentFree(price, facts)).length
  const cost = method.price - method.discountAmount
  return [
    ...(free < variants.length ? [shippingDetails(SHIPPING, cost, method, facts)] : []),
    ...(free > 0 ? [shippingDetails(FREE_SHIPPING, 0, method, facts)] : []),
  ]
}

/** Of the method that a cart begins with. */
const shippingDetails = (
  id: string,
  cost: number,
  { arrival }: ShippingMethod,
  { market: { countryCode, currency } }: ProductFacts,
): Thing => ({
  '@type': 'OfferShippingDetails',
  '@id': id,
  shippingRate: {
    '@type': 'MonetaryAmount',
    value: decimalAmount(cost, currency.code),
    currency: currency.code,
  },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: countryCode },
  ...(arrival && {
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(0, arrival.handlingDays),
      transitTime: days(...arrival.transitDays),
    },
  }),
})
