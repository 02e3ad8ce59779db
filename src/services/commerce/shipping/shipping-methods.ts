/** How products can be sent to a country: price, name and delivery time, as entered by the merchant. */
import { sql } from 'kysely'
import { z } from 'zod'
import type { LocalizedText, RawShippingMethod } from '../../../contracts/commerce/cart.ts'
import type { AmountPerCurrency } from '../../../markets/carts/discount-rule.ts'
import { isCountryCode } from '../../../markets/storefronts/country-codes.ts'
import { arrivalPlan, type DeliveryTerms } from '../../../markets/shipping/arrival/arrival-plan.ts'
import type { CountryCode, Market } from '../../../markets/types.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { bulkRows } from '../../../platform/database/bulk-rows.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import type { CommerceEngine, CommerceQuery } from '../catalogue/stored-offers.ts'
import { raiseTermsVersion } from '../raise-terms-version.ts'
import type { CommerceTables } from '../tables.ts'
import type { ShippingOffer, StoredShippingMethod } from './shipping-offer.ts'
import { positionsOf, withoutIdlePlaces } from './shipping-order.ts'

export type { ShippingOffer, StoredShippingMethod } from './shipping-offer.ts'

/** In the merchant's order. */
export async function findShippingMethods(
  query: CommerceQuery,
  countryCode: CountryCode,
): Promise<readonly StoredShippingMethod[]> {
  const rows = await query
    .selectFrom('shipping_countries')
    .innerJoin('shipping_methods', 'shipping_methods.id', 'shipping_countries.method_id')
    .select('definition')
    .where('country', '=', countryCode)
    .orderBy('position')
    .orderBy('method_id')
    .execute()
  return rows.map(({ definition }) => readShippingMethod(definition))
}

/** All of them, in the order in which they were saved, those without a country last: what an import takes back. */
export async function listShippingOffers(query: CommerceQuery): Promise<readonly ShippingOffer[]> {
  const rows = await query
    .selectFrom('shipping_methods')
    .leftJoin('shipping_countries', 'shipping_countries.method_id', 'shipping_methods.id')
    .select(['id', 'definition', 'country', 'position'])
    // Without it SQLite and PostgreSQL order them differently.
    .orderBy('position', (order) => order.asc().nullsLast())
    .orderBy('id')
    .orderBy('country')
    .execute()
  const offers = [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((some): readonly ShippingOffer[] => {
    const [first] = some
    if (first === undefined) return []
    const placed = some.flatMap(({ country, position }) =>
      isCountryCode(country) && position !== null ? [[country, position] as const] : [],
    )
    // By name: a method has no first country.
    const countries = placed.map(([country]) => country).toSorted()
    return [{ method: readShippingMethod(first.definition), countries, places: Object.fromEntries(placed) }]
  })
  return withoutIdlePlaces(offers)
}

const amounts: z.ZodType<AmountPerCurrency> = z.record(z.string(), z.int())
const texts: z.ZodType<LocalizedText> = z.record(z.string(), z.string())

const delivery: z.ZodType<DeliveryTerms> = z.looseObject({
  cutOff: z.string(),
  handlingDays: z.int(),
  transitDays: z.looseObject({ min: z.int(), max: z.int() }),
  carrierDays: z.literal([5, 6, 7]),
})

/** The stored form. Its sense was checked when it was imported (shipping-schema.ts). */
const storedMethod: z.ZodType<StoredShippingMethod> = z.looseObject({
  id: z.string(),
  active: z.boolean(),
  price: amounts,
  discount: amounts,
  attributes: z.looseObject({ displayName: texts, description: texts, errorMessage: texts.exactOptional() }),
  imageUrl: z.string().exactOptional(),
  isFreeFromThreshold: z.boolean(),
  delivery: delivery.exactOptional(),
})

export const readShippingMethod = (definition: string): StoredShippingMethod =>
  parseStoredJson(storedMethod, definition, 'shipping method')

/** As other services receive it: in one country, from now on. */
export const toRawShippingMethod = (
  { isFreeFromThreshold: _isFree, delivery: terms, ...method }: StoredShippingMethod,
  { countryCode: country, warehouse }: Pick<Market, 'countryCode' | 'warehouse'>,
  now: Date,
): RawShippingMethod => ({
  ...method,
  ...(terms && { arrival: arrivalPlan(terms, { country, warehouse: warehouse.region }, now) }),
})

/** These and no others from now on. In each country they are offered in this order, or by their places. */
export async function saveShippingMethods(
  transaction: Transaction<CommerceTables>,
  engine: CommerceEngine,
  offers: readonly ShippingOffer[],
): Promise<void> {
  await transaction.deleteFrom('shipping_countries').execute()
  await transaction.deleteFrom('shipping_methods').execute()
  const methods = bulkRows(
    engine,
    { id: 'text', definition: 'text' },
    offers.map(({ method }) => [method.id, JSON.stringify(method)]),
  )
  await sql`insert into shipping_methods (id, definition) select * from ${methods} as given where true`.execute(
    transaction,
  )
  const countries = bulkRows(
    engine,
    { country: 'text', method_id: 'text', position: 'bigint' },
    positionsOf(offers).map(({ country, methodId, position }) => [country, methodId, position]),
  )
  await sql`insert into shipping_countries (country, method_id, position) select * from ${countries} as given where true`.execute(
    transaction,
  )
  await raiseTermsVersion(transaction)
}
