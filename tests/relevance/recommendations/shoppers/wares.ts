/** The catalogue as shoppers see it: what can be liked about a product, how it sells, and when. */
import type { AgeGroup, CatalogueProduct } from '../../../../src/contracts/merchant/catalogue.ts'
import { DRAWING } from '../../../../src/contracts/merchant/catalogue.ts'
import { drawLot } from './draw-lots.ts'
import { parseRecipe } from '../../../../loom/recipe.ts'

export type Ware = {
  readonly sku: string
  readonly ageGroup: AgeGroup
  readonly design: string
  /** What is drawn on it. */
  readonly motifs: readonly string[]
  /** What somebody can like or dislike about it: group:animals, drawn:cats, worn:sneaker, colour:blue. */
  readonly points: readonly string[]
  /** How much it is bought by people in general. */
  readonly appeal: number
  readonly isGift: boolean
  readonly isNew: boolean
  readonly linked: readonly string[]
  /** How much of that is left in each month, from January on. */
  readonly season: readonly number[]
}

const ALL_YEAR = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
const WINTER = [1, 0.9, 0.5, 0.2, 0.1, 0.1, 0.1, 0.1, 0.3, 0.7, 1, 1]
const SUMMER = [0.3, 0.3, 0.6, 0.9, 1, 1, 1, 0.9, 0.6, 0.3, 0.3, 0.3]
const VALENTINE = [0.6, 1, 0.5, 0.4, 0.5, 0.4, 0.4, 0.4, 0.4, 0.4, 0.5, 0.6]
const GIFTS = [0.4, 0.7, 0.4, 0.4, 0.6, 0.5, 0.4, 0.4, 0.4, 0.5, 0.9, 1]

export function toWares(products: readonly CatalogueProduct[]): readonly Ware[] {
  return products.map((product) => {
    const { sku, ageGroup, design, linkedProducts, badges, family } = product
    const motifs = motifsOf(product)
    return {
      sku,
      ageGroup,
      design: design ?? motifs.join(' '),
      motifs,
      points: pointsOf(product, motifs),
      appeal: appealOf(product),
      isGift: family === 'gift-boxes',
      isNew: badges.includes('new'),
      linked: linkedProducts,
      season: seasonOf(product),
    }
  })
}

function motifsOf({ images: [hero], patternGroup }: CatalogueProduct): readonly string[] {
  const recipe = hero?.picture.startsWith(DRAWING) ? parseRecipe(hero.picture.slice(DRAWING.length)) : undefined
  return recipe ? [...new Set(recipe.fabrics.map(({ pattern }) => pattern))] : [patternGroup]
}

function pointsOf(product: CatalogueProduct, motifs: readonly string[]): readonly string[] {
  const { patternGroup, silhouette, occasion, colour, collections } = product
  return [
    `group:${patternGroup}`,
    `worn:${silhouette}`,
    ...motifs.map((motif) => `drawn:${motif}`),
    ...(occasion === undefined ? [] : [`for:${occasion}`]),
    `colour:${colour.primary}`,
    ...collections.map((collection) => `in:${collection}`),
  ]
}

/** A few sell well, most sell now and then, and what is called a bestseller is one. */
function appealOf({ sku, badges, family }: CatalogueProduct): number {
  const luck = drawLot(`appeal of ${sku}`, 10_000) / 10_000
  if (badges.includes('bestseller')) return 7 + 8 * luck
  const usual = Math.min(6, 0.5 * (1 - luck) ** -0.65)
  return usual * (badges.includes('sale') ? 1.5 : 1) * (family === 'gift-boxes' ? 0.7 : 1)
}

function seasonOf({ occasion, collections, family }: CatalogueProduct): readonly number[] {
  if (occasion === 'winter' || collections.includes('winter-wear')) return WINTER
  if (occasion === 'romance' || collections.includes('valentines')) return VALENTINE
  if (occasion === 'summer' || collections.includes('garden-party')) return SUMMER
  return family === 'gift-boxes' ? GIFTS : ALL_YEAR
}
