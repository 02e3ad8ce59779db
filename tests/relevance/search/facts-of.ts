/** What a product is, as far as a wish can refer to it. */
import { parseRecipe } from '../../../loom/recipe.ts'
import { DRAWING, type CatalogueProduct } from '../../../src/contracts/merchant/catalogue.ts'
import type { Rule } from './judged-query.ts'

type ListedFact = Exclude<keyof Rule, 'nothingBut' | 'underEuro'>

export type Facts = Readonly<Record<ListedFact, readonly string[]>> & {
  /** The lowest price of its sizes. */
  readonly euro: number
}

export function factsOf(product: CatalogueProduct): Facts {
  const fabrics = parseRecipe((product.images[0]?.picture ?? '').replace(DRAWING, ''))?.fabrics ?? []
  return {
    motif: fabrics.map(({ pattern }) => pattern),
    palette: fabrics.map(({ palette }) => palette),
    pattern: [product.patternGroup],
    family: [product.family],
    ageGroup: [product.ageGroup],
    silhouette: [product.silhouette],
    colour: [product.colour.primary],
    size: product.variants.map(({ size }) => size),
    material: product.materials,
    feature: product.displayFeatures,
    badge: product.badges,
    occasion: listed(product.occasion),
    collection: product.collections,
    category: product.categories,
    design: listed(product.design),
    sku: [product.sku],
    barcode: product.variants.map(({ id }) => id),
    euro: Math.min(...product.variants.flatMap(({ prices }) => (prices.EUR ? [prices.EUR.final / 100] : []))),
  }
}

const listed = (value: string | undefined) => (value === undefined ? [] : [value])
