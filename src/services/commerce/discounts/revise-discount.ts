/** A revision replaces a discount that runs: its id, its code and the count of its uses stay, and orders keep what they had. */
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import { ok, type Result } from '../../../platform/result.ts'
import { refuseOffer, type OfferRefusal } from '../catalogue/offer-refusal.ts'
import { raiseTermsVersion } from '../raise-terms-version.ts'
import type { CommerceTables } from '../tables.ts'
import { readDiscountDefinition, type DiscountDefinition } from './stored-discount.ts'

export type DiscountRevision = {
  readonly definition: DiscountDefinition
  /** Null: as often as shoppers like. */
  readonly usageLimit: number | null
}

/** Returns what it replaced. Open carts are priced by it when they are read next. */
export async function reviseDiscount(
  transaction: Transaction<CommerceTables>,
  { lockRows }: Pick<Database<CommerceTables>, 'lockRows'>,
  { definition, usageLimit }: DiscountRevision,
): Promise<Result<DiscountRevision, OfferRefusal>> {
  const { id } = definition
  const running = transaction
    .selectFrom('discounts')
    .select(['definition', 'usage_limit', 'uses'])
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
  const stored = await lockRows(running).executeTakeFirst()
  if (stored === undefined) return refuseOffer('UNKNOWN_DISCOUNT', { id })
  const before = readDiscountDefinition(stored.definition)
  // Shoppers have the code already, and orders show it.
  if (before.code !== definition.code) return refuseOffer('CODE_STAYS', { id, code: before.code ?? '–' })
  // One without a limit is counted by its orders alone.
  const uses = stored.usage_limit === null ? await usesOf(transaction, id) : stored.uses
  if (usageLimit !== null && usageLimit < uses) return refuseOffer('LIMIT_BELOW_USES', { id, uses, limit: usageLimit })
  await transaction
    .updateTable('discounts')
    .set({ definition: JSON.stringify(definition), usage_limit: usageLimit, uses })
    .where('id', '=', id)
    .execute()
  await raiseTermsVersion(transaction)
  return ok({ definition: before, usageLimit: stored.usage_limit })
}

async function usesOf(transaction: Transaction<CommerceTables>, id: string): Promise<number> {
  const { orders } = await transaction
    .selectFrom('discount_uses')
    .select(({ fn }) => fn.countAll<number>().as('orders'))
    .where('discount_id', '=', id)
    .executeTakeFirstOrThrow()
  return orders
}
