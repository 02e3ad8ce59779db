/**
 * The order of shipping methods in each country. A file lists methods in one order; where a country has another one, `places`
 * says so. Pure.
 */
import type { CountryCode } from '../../../markets/types.ts'
import type { ShippingOffer } from './shipping-offer.ts'

/** Of a method in a country, as it is stored. Lower comes first. */
export type ShippingPosition = { readonly country: CountryCode; readonly methodId: string; readonly position: number }

/** A country without places has the order of the list. The others share out the same positions among their methods. */
export function positionsOf(offers: readonly ShippingOffer[]): readonly ShippingPosition[] {
  return countriesOf(offers).flatMap((country) => {
    const own = offers.flatMap((offer, index) => (offer.countries.includes(country) ? [{ offer, index }] : []))
    const ordered = own.toSorted(
      (a, b) => (a.offer.places?.[country] ?? a.index) - (b.offer.places?.[country] ?? b.index) || a.index - b.index,
    )
    return ordered.map(({ offer }, rank) => ({
      country,
      methodId: offer.method.id,
      position: own[rank]?.index ?? rank,
    }))
  })
}

export const countriesOf = (offers: readonly ShippingOffer[]): readonly CountryCode[] => [
  ...new Set(offers.flatMap(({ countries }) => countries)),
]

/** The methods of a country, in the order in which it offers them. */
export function methodsIn(offers: readonly ShippingOffer[], country: CountryCode): readonly string[] {
  return positionsOf(offers)
    .filter((one) => one.country === country)
    .toSorted((a, b) => a.position - b.position)
    .map(({ methodId }) => methodId)
}

/** The methods of one country in this order; every other country as before. */
export function orderedIn(
  offers: readonly ShippingOffer[],
  country: CountryCode,
  methodIds: readonly string[],
): readonly ShippingOffer[] {
  return offers.map((offer) => {
    const place = methodIds.indexOf(offer.method.id)
    return place < 0 ? offer : { ...offer, places: { ...offer.places, [country]: place } }
  })
}

/** Without places that say nothing: those of countries which have the order of the list anyway. */
export function withoutIdlePlaces(offers: readonly ShippingOffer[]): readonly ShippingOffer[] {
  const listed = (country: CountryCode) =>
    offers.filter(({ countries }) => countries.includes(country)).map(({ method }) => method.id)
  const special = new Map(
    countriesOf(offers).flatMap((country) => {
      const ordered = methodsIn(offers, country)
      return ordered.join(' ') === listed(country).join(' ') ? [] : [[country, ordered] as const]
    }),
  )
  return offers.map(({ places: _places, ...offer }) => {
    const places = offer.countries.flatMap((country) => {
      const ordered = special.get(country)
      return ordered === undefined ? [] : [[country, ordered.indexOf(offer.method.id)] as const]
    })
    return places.length === 0 ? offer : { ...offer, places: Object.fromEntries(places) }
  })
}
