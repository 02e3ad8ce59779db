/** Single changes of the list of shipping methods: one is added, changed, switched, or a country gets another order. */
import { findMarket } from '../../../markets/storefronts/table.ts'
import type { CountryCode, Environment } from '../../../markets/types.ts'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import { ok, type Result } from '../../../platform/result.ts'
import { isAvailable } from '../carts/choose-shipping.ts'
import { refuseOffer, type OfferRefusal } from '../catalogue/offer-refusal.ts'
import type { CommerceTables } from '../tables.ts'
import type { ShippingOffer } from './shipping-methods.ts'
import { countriesOf, methodsIn, orderedIn, withoutIdlePlaces } from './shipping-order.ts'

type Offers = readonly ShippingOffer[]
type Changed = Result<Offers, OfferRefusal>

/** The list is read, changed and written as a whole: two changes run one after the other. */
export async function lockShipping(
  transaction: Transaction<CommerceTables>,
  { lockRows }: Pick<Database<CommerceTables>, 'lockRows'>,
): Promise<void> {
  await lockRows(transaction.selectFrom('offers_version').select('terms')).execute()
}

/** In each of its countries it comes last. */
export function addMethod(offers: Offers, offer: ShippingOffer): Changed {
  const { id } = offer.method
  if (offers.some(({ method }) => method.id === id)) return refuseOffer('SHIPPING_METHOD_EXISTS', { id })
  const added = { ...offer, countries: offer.countries.toSorted() }
  return ok(lastIn([...offers, added], offer.countries, offers, id))
}

/** In countries that it did not have before it comes last. */
export function changeMethod(offers: Offers, { method, countries }: ShippingOffer): Changed {
  const { id } = method
  const before = offers.find((one) => one.method.id === id)
  if (before === undefined) return refuseOffer('UNKNOWN_SHIPPING_METHOD', { id })
  const added = countries.filter((country) => !before.countries.includes(country))
  const places = Object.fromEntries(
    Object.entries(before.places ?? {}).filter(([code]) => countries.some((country) => country === code)),
  )
  const own = { method, countries: countries.toSorted(), places }
  const changed = offers.map((one) => (one === before ? own : one))
  return ok(lastIn(changed, added, offers, id))
}

export function switchMethod(offers: Offers, id: string, active: boolean): Changed {
  const before = offers.find((one) => one.method.id === id)
  if (before === undefined) return refuseOffer('UNKNOWN_SHIPPING_METHOD', { id })
  const switched = { ...before, method: { ...before.method, active } }
  return ok(offers.map((one) => (one === before ? switched : one)))
}

/** All methods of the country, each once. */
export function orderMethods(offers: Offers, country: CountryCode, methodIds: readonly string[]): Changed {
  const known = methodsIn(offers, country)
  if (known.toSorted().join(' ') !== methodIds.toSorted().join(' ')) {
    return refuseOffer('SHIPPING_ORDER', { country, methods: known.join(', ') })
  }
  return ok(withoutIdlePlaces(orderedIn(offers, country, methodIds)))
}

const lastIn = (changed: Offers, countries: readonly CountryCode[], before: Offers, id: string): Offers =>
  withoutIdlePlaces(
    countries.reduce((list, country) => orderedIn(list, country, [...methodsIn(before, country), id]), changed),
  )

/** Where something can be sent to before a change, and nothing afterwards (DSH-04). */
export function countriesWithout(before: Offers, after: Offers, environment: Environment): readonly CountryCode[] {
  const reached = (offers: Offers): ReadonlySet<CountryCode> =>
    new Set(countriesOf(offers).filter((country) => isReached(offers, country, environment)))
  const still = reached(after)
  return [...reached(before)].filter((country) => !still.has(country)).toSorted()
}

/** Whether something can be sent there: by an active method with a price in its currency. */
export function isReached(offers: Offers, country: CountryCode, environment: Environment): boolean {
  const market = findMarket(environment, country)
  if (market === undefined) return false
  return offers.some(({ method, countries }) => countries.includes(country) && isAvailable(method, market))
}
