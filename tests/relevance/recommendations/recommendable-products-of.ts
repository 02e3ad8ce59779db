/** Products as recommendations use them, directly from the catalogue: as the index would return them. */
import type { CatalogueProduct, CatalogueVariant, PriceCurrency } from '../../../src/contracts/merchant/catalogue.ts'
import { isAmericanPack } from '../../../src/markets/products/variants-of-storefront.ts'
import { MATERIALS } from '../../../src/markets/products/materials.ts'
import type { StockRegion } from '../../../src/markets/storefronts/stock-region-of.ts'
import { colourCode, type RecommendableProducts } from '../../../src/services/discovery/index/recommendable-products.ts'

export function recommendableProductsOf(products: readonly CatalogueProduct[]): RecommendableProducts {
  const docs = new Map<string, number>()
  for (const [doc, { sku, variants }] of products.entries()) {
    docs.set(sku.toLowerCase(), doc)
    for (const variant of variants) docs.set(variant.sku.toLowerCase(), doc)
  }
  const docOf = (sku: string) => docs.get(sku.toLowerCase())
  const collectionCode = codes()
  const coded = (valueOf: (product: CatalogueProduct) => string | undefined) => {
    const codeOf = codes()
    return Uint32Array.from(products, (product) => codeOf(valueOf(product)))
  }
  const packsOf = (american: boolean) =>
    products.map(({ variants }) => variants.filter(({ sku }) => isAmericanPack(sku) === american))
  const [american, others] = [packsOf(true), packsOf(false)]
  const packs = (doc: number, region: StockRegion): readonly CatalogueVariant[] =>
    (region === 'us' ? american : others)[doc] ?? []
  const lowest = new Map<PriceCurrency, readonly (number | undefined)[]>()
  const lowestIn = (currency: PriceCurrency) => {
    const known = lowest.get(currency) ?? products.map(({ variants }) => lowestOf(variants, currency))
    lowest.set(currency, known)
    return known
  }
  const linked = products.map(({ linkedProducts }) => linkedProducts.flatMap((sku) => docOf(sku) ?? []))
  return {
    count: products.length,
    skuAt: (doc) => products[doc]?.sku ?? '',
    docOf,
    traits: {
      family: coded(({ family }) => family),
      ageGroup: coded(({ ageGroup }) => ageGroup),
      silhouette: coded(({ silhouette }) => silhouette),
      pattern: coded(({ patternGroup }) => patternGroup),
      occasion: coded(({ occasion }) => occasion),
      colour: Uint32Array.from(products, ({ colour }) => colourCode(colour.primary)),
      secondary: Uint32Array.from(products, ({ colour }) => colourCode(colour.secondary)),
      design: coded(({ design }) => design),
    },
    materials: Uint32Array.from(products, ({ materials }) =>
      materials.reduce((mask, material) => mask | (1 << MATERIALS.indexOf(material)), 0),
    ),
    collections: products.map(({ collections }) => Uint16Array.from(collections, collectionCode)),
    isShown: (doc, region) => (products[doc]?.recommended ?? false) && packs(doc, region).length > 0,
    isInStock: (doc, region) =>
      packs(doc, region).some(({ stock }) => (stock[region] ?? 0) + (stock[`${region}-rsv`] ?? 0) > 0),
    price: (doc, { currency }) => lowestIn(currency)[doc],
    linked: (doc) => linked[doc] ?? [],
  }
}

function lowestOf(variants: readonly CatalogueVariant[], currency: PriceCurrency): number | undefined {
  const prices = variants.flatMap((variant) => variant.prices[currency]?.final ?? [])
  return prices.length === 0 ? undefined : Math.min(...prices)
}

/** Numbers in the order in which values are first seen; 0 for none. */
function codes(): (value: string | undefined) => number {
  const known = new Map<string, number>()
  return (value) => {
    if (value === undefined) return 0
    const code = known.get(value) ?? known.size + 1
    known.set(value, code)
    return code
  }
}
