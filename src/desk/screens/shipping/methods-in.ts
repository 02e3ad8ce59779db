/** The methods of a country in the order in which it offers them. Pure. */
import type { ShippingEntry } from '../../api/discount-schemas.ts'

export function methodsIn(offers: readonly ShippingEntry[], country: string): readonly ShippingEntry[] {
  return offers
    .map((offer, index) => ({ offer, place: offer.places?.[country] ?? index }))
    .filter(({ offer }) => offer.countries.includes(country))
    .toSorted((a, b) => a.place - b.place)
    .map(({ offer }) => offer)
}

/** The list with one item somewhere else. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return items
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}
