/** Attribute values of a feed that follow from several facts of a product. Pure. */
import type { Product } from '../../contracts/discovery/to-product.ts'
import type { AgeGroup } from '../../contracts/merchant/catalogue.ts'

/** Google's groups: up to 3 months, to 12 months, to 5 years, to 13 years. */
type FeedAgeGroup = 'newborn' | 'infant' | 'toddler' | 'kids' | 'adult'

const WITHOUT_AGE: Readonly<Record<AgeGroup, FeedAgeGroup>> = { adult: 'adult', kids: 'kids', baby: 'infant' }

/** `12-24M`, `2-3Y`. */
const AGES = /^(?:\d+-)?(?<to>\d+)(?<unit>[MY])$/i

/** By the end of the ages that a size is for; of a size without ages by the product. */
export function feedAgeGroup(ageGroup: AgeGroup, size: string): FeedAgeGroup {
  const ages = AGES.exec(size)?.groups
  if (ageGroup === 'adult' || ages === undefined) return WITHOUT_AGE[ageGroup]
  const months = Number(ages['to']) * (ages['unit']?.toUpperCase() === 'Y' ? 12 : 1)
  if (months <= 3) return 'newborn'
  if (months <= 12) return 'infant'
  return months <= 60 ? 'toddler' : 'kids'
}

const MAX_COLOURS = 3

/**
 * Names of real colours, the main one first. Undefined for a product of many colours that names none of them, such as a gift box: a
 * word for "many" is rejected.
 */
export function feedColour(
  { primary, secondary }: Product['colour'],
  colourNamed: (colour: string) => string,
): string | undefined {
  const real = [...new Set([primary, secondary])].filter(
    (colour): colour is string => colour !== undefined && colour !== 'multi',
  )
  return real.slice(0, MAX_COLOURS).map(colourNamed).join('/') || undefined
}
