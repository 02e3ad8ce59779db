/** How a change of the list of shipping methods is stored and taken back, by whatever operation. */
import { fail, ok, type Result } from '../../platform/result.ts'
import {
  countriesWithout,
  listShippingOffers,
  lockShipping,
  saveShippingMethods,
  type ShippingOffer,
  shippingOffers,
} from '../../services/commerce/admin.ts'
import type { OperationResult, RunContext, UndoneSubject } from '../declaration.ts'
import { rejected, type OperationFailure } from '../failures/operation-failure.ts'
import { pricingShop } from './pricing-shop.ts'

/** All methods have one version: their order and their countries depend on each other. */
export const SHIPPING_SUBJECT = 'shipping:methods'

export type ShippingOffers = readonly ShippingOffer[]

export type ShippingChange = (before: ShippingOffers) => Result<ShippingOffers, OperationFailure>

/** Rejects a change after which nothing can be sent to a country any more, unless that was confirmed (DSH-04). */
export async function storeShipping(
  context: RunContext,
  isConfirmed: boolean,
  change: ShippingChange,
): OperationResult<{ readonly before: ShippingOffers; readonly after: ShippingOffers }> {
  const { database } = context
  return database.transaction(async (transaction) => {
    await lockShipping(transaction, database)
    const before = await listShippingOffers(transaction)
    const after = change(before)
    if (!after.ok) return after
    const countries = countriesWithout(before, after.value, pricingShop(context).environment)
    if (countries.length > 0 && !isConfirmed) {
      return rejected('COUNTRY_WITHOUT_SHIPPING', { countries: countries.join(', ') }, { details: { countries } })
    }
    await saveShippingMethods(transaction, database, after.value)
    return ok({ before, after: after.value })
  })
}

/** Before-values of single methods do not say in which order they were: the whole list is restored. */
export async function restoreShipping(context: RunContext, { changes, state }: UndoneSubject): OperationResult<void> {
  const stored = await storeShipping(context, true, () => ok(shippingOffers.parse(state)))
  if (!stored.ok) return fail(stored.failure)
  for (const { field, before, after } of changes) context.audit.changed({ field, before: after, after: before })
  return ok(undefined)
}
