/** What the demo's merchant takes off: a welcome, shipping for nothing, and a pair of socks for those who buy many. */
import type { CatalogueProduct } from '../../src/contracts/merchant/catalogue.ts'
import { isAmericanPack } from '../../src/markets/products/variants-of-storefront.ts'
import type { DiscountDefinition } from '../../src/services/commerce/admin.ts'

const ALWAYS = { isExclusive: false, isStackable: true }

/** About sixty euros. */
const ENOUGH_FOR_A_GIFT = {
  EUR: 6000,
  GBP: 5500,
  USD: 7000,
  CHF: 6500,
  SEK: 70_000,
  DKK: 45_000,
  NOK: 70_000,
  CZK: 150_000,
  KRW: 95_000,
}

/** How many variants the gift may be on each side of the ocean: the first may be sold out. */
const CHOICES = 2

export function demoDiscounts(products: readonly CatalogueProduct[]): readonly DiscountDefinition[] {
  return [
    {
      id: 'welcome',
      name: 'Welcome: 10 % off',
      code: 'WELCOME10',
      effect: { kind: 'percentage', percent: 10 },
      sortOrder: 10,
      ...ALWAYS,
    },
    {
      id: 'free-shipping',
      name: 'Free shipping',
      code: 'FREESHIP',
      effect: { kind: 'free-shipping' },
      sortOrder: 10,
      ...ALWAYS,
    },
    {
      id: 'five-off-gift-boxes',
      name: 'Five off each gift box',
      code: 'BOXES',
      effect: {
        kind: 'product-amount',
        amounts: { EUR: 500, GBP: 450, USD: 600, CHF: 550, SEK: 5500, DKK: 3700, NOK: 5900, CZK: 12_500, KRW: 8000 },
        goods: { families: ['gift-boxes'] },
      },
      sortOrder: 10,
      ...ALWAYS,
    },
    {
      id: 'socks-for-nothing',
      name: 'A pair on the house',
      effect: { kind: 'gift', variantIds: giftIds(products), quantity: 1 },
      minimumSpend: ENOUGH_FOR_A_GIFT,
      sortOrder: 20,
      ...ALWAYS,
    },
  ]
}

/** The cheapest socks for grown-ups that there are plenty of, here and in the United States. */
function giftIds(products: readonly CatalogueProduct[]): readonly string[] {
  const socks = products
    .filter(({ family, ageGroup }) => family === 'socks' && ageGroup === 'adult')
    .flatMap(({ variants }) => variants)
    .map(({ id, sku, prices, stock }) => ({
      id,
      isAmerican: isAmericanPack(sku),
      price: prices.EUR?.final ?? prices.USD?.final ?? Infinity,
      pairs: Object.values(stock).reduce((sum, pairs) => sum + pairs, 0),
    }))
    .filter(({ pairs }) => pairs >= 100)
    .toSorted((a, b) => a.price - b.price || (a.id < b.id ? -1 : 1))
  const some = (isAmerican: boolean) => socks.filter((sock) => sock.isAmerican === isAmerican).slice(0, CHOICES)
  return [...some(false), ...some(true)].map(({ id }) => id)
}
