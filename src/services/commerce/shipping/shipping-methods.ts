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

export type StoredShippingMethod = Omit<RawShippingMethod, 'arrival'> & {
  /** Whether it costs nothing once the products reach the country's threshold (SHP-10). */
  readonly isFreeFromThreshold: boolean
  /** What arrivals are estimated from; without it there is only the description. */
  readonly delivery?: DeliveryTerms
}

/** A method and the countries it goes to. */
export type ShippingOffer = { readonly method: StoredShippingMethod; readonly countries: readonly CountryCode[] }

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
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((some) => {
    const [first] = some
    if (first === undefined) return []
    const countries = some.flatMap(({ country }) => (isCountryCode(country) ? [country] : []))
    return [{ method: readShippingMethod(first.definition), countries }]
  })
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

/** These and no others from now on. In each country they are offered in this order. */
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
    offers.flatMap((offer, position) => offer.countries.map((country) => [country, offer.method.id, position])),
  )
  await sql`insert into shipping_countries (country, method_id, position) select * from ${countries} as given where true`.execute(
    transaction,
  )
  await raiseTermsVersion(transaction)
}
