/** A small shop's products, with something for every rule of search and recommendations. */
import type { CatalogueProduct, CatalogueVariant } from '../../src/contracts/merchant/catalogue.ts'
import { PRICE_CURRENCIES } from '../../src/contracts/merchant/catalogue.ts'
import { product, variant } from '../support/catalogue-product.ts'

/** Pounds as given; euros are one more, and won fifteen for a penny. Dollars outside the United States are few. */
function pricesOf(pence: number, original: number, isInDollars: boolean): CatalogueVariant['prices'] {
  const inCurrency = (amount: number) => (currency: string) =>
    currency === 'KRW' ? amount * 15 : amount + (currency === 'EUR' ? 100 : 0)
  return Object.fromEntries(
    PRICE_CURRENCIES.filter((currency) => currency !== 'USD' || isInDollars).map((currency) => {
      const [before, final] = [inCurrency(original)(currency), inCurrency(pence)(currency)]
      return [currency, { original: before, final, ...(before > final && { prior: before }) }]
    }),
  )
}

type Sold = {
  readonly pence: number
  readonly original?: number
  readonly sizes: readonly string[]
  /** Of each size. */
  readonly pairs?: number
  /** The pack for the United States. */
  readonly american?: { readonly cents: number; readonly pairs: number }
}

/** The variants of the product at a place; its barcodes are numbered from there. */
export function variantsOf(place: number, sku: string, { pence, original = pence, sizes, pairs = 10, american }: Sold) {
  const own = sizes.map((size, index) =>
    variant(place * 10 + index, {
      sku: `${sku}-${size}`,
      size,
      prices: pricesOf(pence, original, american === undefined),
      stock: { nl: pairs },
    }),
  )
  if (american === undefined) return own
  const { cents, pairs: there } = american
  const prices = { USD: { original: cents, final: cents } }
  return [...own, variant(place * 10 + 9, { sku: `${sku}-UP`, size: '36-40', prices, stock: { us: there } })]
}

const PRODUCTS_SOLD: readonly (readonly [string, Sold, Partial<CatalogueProduct>])[] = [
  [
    'CAT01-RED',
    { pence: 1200, sizes: ['36-40', '41-46'], american: { cents: 1500, pairs: 5 } },
    {
      name: { en: 'Cat Nap', de: 'Katzenschlaf', nl: 'Kattendutje' },
      keywords: { en: 'cats', de: 'Katzen', nl: 'katten' },
      colour: { primary: 'red' },
      linkedProducts: ['CAT01-BLUE'],
      patternGroup: 'animals',
      design: 'cats',
      collections: ['low-socks', 'socks-for-men'],
      badges: ['bestseller'],
    },
  ],
  [
    'CAT01-BLUE',
    { pence: 1200, sizes: ['36-40'], american: { cents: 1500, pairs: 0 } },
    {
      name: { en: 'Cat Nap', de: 'Katzenschlaf', nl: 'Kattendutje' },
      keywords: { en: 'cats', de: 'Katzen', nl: 'katten' },
      colour: { primary: 'blue' },
      linkedProducts: ['CAT01-RED'],
      patternGroup: 'animals',
      design: 'cats',
    },
  ],
  [
    'CAT02-RED',
    { pence: 900, sizes: ['2-3Y', '36-40'] },
    {
      name: { en: 'Cat Parade', de: 'Katzenparade', nl: 'Kattenparade' },
      keywords: { en: 'cats', de: 'Katzen', nl: 'katten' },
      colour: { primary: 'red' },
      ageGroup: 'kids',
      silhouette: 'kids-crew',
      categories: ['kids/socks'],
      patternGroup: 'animals',
      design: 'cats',
    },
  ],
  [
    'LEM01-YELLOW',
    { pence: 1800, sizes: ['41-46'], american: { cents: 2000, pairs: 4 } },
    {
      name: { en: 'Lemon Aid', 'en-US': 'Lemonade Stand', de: 'Große Zitrone', nl: 'Citroenpers' },
      design: 'lemons',
      materials: ['merino', 'polyamide'],
      collections: ['low-socks'],
    },
  ],
  [
    'LEM02-GREEN',
    { pence: 800, sizes: ['4-6Y'] },
    {
      name: { en: 'Little Lemons', de: 'Frühe Zitronen', nl: 'Kleine citroenen' },
      colour: { primary: 'green' },
      ageGroup: 'kids',
      silhouette: 'kids-crew',
      categories: ['kids/socks'],
      design: 'lemons',
    },
  ],
  [
    'FLA01-PINK',
    { pence: 1000, sizes: ['36-40'], pairs: 0 },
    { name: { en: 'Flamingo March' }, colour: { primary: 'pink' } },
  ],
  [
    'FLA02-PINK',
    { pence: 1100, sizes: ['36-40'] },
    {
      name: { en: 'One Leg', de: 'Ein Bein' },
      description: { short: { en: 'A flamingo at rest.' }, full: { en: 'It stands.' } },
      colour: { primary: 'pink' },
      patternGroup: 'animals',
    },
  ],
  [
    'SHY01-PINK',
    { pence: 1000, sizes: ['36-40'] },
    { name: { en: 'Flamingo Secret' }, colour: { primary: 'pink' }, recommended: false },
  ],
  [
    'BOX01-MULTI',
    { pence: 4000, sizes: ['36-40'] },
    {
      name: { en: 'Treasure Chest', de: 'Schatztruhe' },
      colour: { primary: 'multi' },
      family: 'gift-boxes',
      silhouette: 'box-4',
      patternGroup: 'mixed',
      categories: ['gifts', 'gifts/gift-boxes'],
    },
  ],
  [
    'SLP01-GREY',
    { pence: 2600, original: 3000, sizes: ['36-40'] },
    {
      name: { en: 'Log Cabin', de: 'Blockhaus' },
      colour: { primary: 'grey' },
      family: 'slippers',
      silhouette: 'slipper',
      patternGroup: 'plain',
      materials: ['wool'],
      displayFeatures: ['non-slip'],
      badges: ['new'],
      occasion: 'winter',
      categories: ['accessories'],
    },
  ],
  [
    'BRI01-BLACK',
    { pence: 1600, sizes: ['xl', 's', 'l', 'm'] },
    {
      name: { en: 'Inner Peace', de: 'Innere Ruhe' },
      colour: { primary: 'black' },
      family: 'underwear',
      silhouette: 'briefs',
      patternGroup: 'plain',
      categories: ['underwear'],
    },
  ],
  [
    'USA01-RED',
    { pence: 0, sizes: [], american: { cents: 1700, pairs: 9 } },
    { name: { en: 'Yankee Doodle' }, colour: { primary: 'red' }, patternGroup: 'stripes' },
  ],
]

/** Has a price in euros only: markets that pay otherwise do not sell it. */
const EURO_ONLY = product('EUR01-RED', {
  name: { en: 'Continental' },
  colour: { primary: 'red' },
  variants: [variant(900, { sku: 'EUR01-RED-3640', prices: { EUR: { original: 1300, final: 1300 } } })],
})

export const PRODUCTS: readonly CatalogueProduct[] = [
  ...PRODUCTS_SOLD.map(([sku, sold, over], place) => product(sku, { ...over, variants: variantsOf(place, sku, sold) })),
  EURO_ONLY,
]

/** More than a page of search holds. */
export const DAISIES: readonly CatalogueProduct[] = Array.from({ length: 70 }, (_, index) => {
  const sku = `DAI${String(index + 10)}-WHITE`
  return product(sku, {
    name: { en: 'Daisy Chain' },
    colour: { primary: 'white' },
    ageGroup: 'baby',
    categories: ['meadow'],
    patternGroup: 'plants',
    variants: variantsOf(200 + index, sku, { pence: 500 + index, sizes: ['0-12M'] }),
  })
})
