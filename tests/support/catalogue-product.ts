/** A product that the catalogue contract accepts, for tests that are about one part of it. */
import type { CatalogueProduct, CatalogueVariant, PriceCurrency } from '../../src/contracts/merchant/catalogue.ts'
import { PRICE_CURRENCIES } from '../../src/contracts/merchant/catalogue.ts'
import { eanCheckDigit } from '../../src/markets/products/ean.ts'

/** The barcode with this number. */
export function barcode(number: number): string {
  const twelve = `29${String(number).padStart(10, '0')}`
  return `${twelve}${eanCheckDigit(twelve)}`
}

export function variant(number: number, over: Partial<CatalogueVariant> = {}): CatalogueVariant {
  const american = over.sku?.includes('-UP') ?? false
  const currencies: readonly PriceCurrency[] = american ? ['USD'] : PRICE_CURRENCIES
  return {
    id: barcode(number),
    sku: `V${number}`,
    size: '36-40',
    prices: Object.fromEntries(currencies.map((currency) => [currency, { original: 1200, final: 1200 }])),
    stock: american ? { us: 10 } : { nl: 10 },
    ...over,
  }
}

export function product(sku: string, over: Partial<CatalogueProduct> = {}): CatalogueProduct {
  return {
    sku,
    name: { en: `Sock ${sku}`, de: `Socke ${sku}` },
    description: { short: { en: 'Short.' }, full: { en: 'The whole story.', de: 'Die ganze Geschichte.' } },
    family: 'socks',
    ageGroup: 'adult',
    silhouette: 'crew',
    patternGroup: 'food',
    colour: { primary: 'yellow' },
    linkedProducts: [],
    sections: [],
    categories: ['adults/socks'],
    collections: [],
    materials: ['cotton', 'elastane'],
    displayFeatures: [],
    badges: [],
    certifications: [],
    compositions: [
      {
        part: 'body',
        fibres: [
          { material: 'cotton', percent: 97 },
          { material: 'elastane', percent: 3 },
        ],
      },
    ],
    washingInstructions: ['machine-40'],
    origin: 'imported',
    seasonalClearance: false,
    recommended: true,
    images: [{ picture: 'drawing:crew.pair.lemons_sun', imageType: 'product', backgroundColor: '#fff0c2' }],
    variants: [variant(1, { sku: `${sku}-3640` })],
    ...over,
  }
}
