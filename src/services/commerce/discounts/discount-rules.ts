/**
 * The merchant's discounts as they are stored. A discount is never changed once it was shown: it is stopped, and another created.
 */
import type { DiscountRule } from '../../../markets/carts/discount-rule.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { ok, type Result } from '../../../platform/result.ts'
import { refuseOffer, type OfferRefusal } from '../catalogue/offer-refusal.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { raiseTermsVersion } from '../raise-terms-version.ts'
import type { CommerceTables } from '../tables.ts'
import { readDiscountDefinition, type DiscountDefinition } from './stored-discount.ts'

export type { DiscountDefinition } from './stored-discount.ts'

type Counted = { readonly limit: number | null; readonly uses: number }

export type ListedDiscount = DiscountDefinition &
  Counted & { readonly createdAt: string; readonly stoppedAt: string | undefined }

export function readDiscountRule(definition: string, { limit, uses }: Counted): DiscountRule {
  const rule = readDiscountDefinition(definition)
  return { ...rule, isExhausted: limit !== null && uses >= limit }
}

/** A code may be used again by another discount once its own was stopped. */
export async function createDiscount(
  transaction: Transaction<CommerceTables>,
  definition: DiscountDefinition,
  { usageLimit, now }: { readonly usageLimit: number | undefined; readonly now: Date },
): Promise<Result<void, OfferRefusal>> {
  const { id, code } = definition
  const known = await transaction.selectFrom('discounts').select('stopped_at').where('id', '=', id).executeTakeFirst()
  // Orders refer to discounts by their ids, so an id stays with its discount.
  if (known !== undefined)
    return refuseOffer(known.stopped_at === null ? 'DISCOUNT_EXISTS' : 'DISCOUNT_STOPPED', { id })
  const taken = await codeTaken(transaction, code)
  if (taken !== undefined) return taken
  await transaction
    .insertInto('discounts')
    .values({
      id,
      code_key: code ?? null,
      definition: JSON.stringify(definition),
      usage_limit: usageLimit ?? null,
      uses: 0,
      created_at: now.toISOString(),
      stopped_at: null,
    })
    .execute()
  await raiseTermsVersion(transaction)
  return ok(undefined)
}

async function codeTaken(transaction: Transaction<CommerceTables>, code: string | undefined) {
  if (code === undefined) return undefined
  const same = await transaction.selectFrom('discounts').select('id').where('code_key', '=', code).executeTakeFirst()
  return same && refuseOffer('CODE_TAKEN', { code, id: same.id })
}

/** Frees its code. Carts that have it go on without it. */
export async function stopDiscount(
  transaction: Transaction<CommerceTables>,
  id: string,
  now: Date,
): Promise<Result<void, OfferRefusal>> {
  const { numUpdatedRows } = await transaction
    .updateTable('discounts')
    .set({ stopped_at: now.toISOString(), code_key: null })
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return refuseOffer('UNKNOWN_DISCOUNT', { id })
  await raiseTermsVersion(transaction)
  return ok(undefined)
}

/** Undoes `stopDiscount`, unless its code belongs to another discount meanwhile. */
export async function resumeDiscount(
  transaction: Transaction<CommerceTables>,
  id: string,
): Promise<Result<void, OfferRefusal>> {
  const stopped = await transaction
    .selectFrom('discounts')
    .select('definition')
    .where('id', '=', id)
    .where('stopped_at', 'is not', null)
    .executeTakeFirst()
  if (stopped === undefined) return refuseOffer('UNKNOWN_DISCOUNT', { id })
  const { code } = readDiscountDefinition(stopped.definition)
  const taken = await codeTaken(transaction, code)
  if (taken !== undefined) return taken
  await transaction
    .updateTable('discounts')
    .set({ stopped_at: null, code_key: code ?? null })
    .where('id', '=', id)
    .execute()
  await raiseTermsVersion(transaction)
  return ok(undefined)
}

/** Undoes `createDiscount`, unless an order has used it: orders refer to discounts by their ids. */
export async function withdrawDiscount(
  transaction: Transaction<CommerceTables>,
  id: string,
): Promise<Result<void, OfferRefusal>> {
  const used = await transaction
    .selectFrom('discount_uses')
    .select('order_id')
    .where('discount_id', '=', id)
    .executeTakeFirst()
  if (used !== undefined) return refuseOffer('DISCOUNT_USED', { id })
  const { numDeletedRows } = await transaction
    .deleteFrom('discounts')
    .where('id', '=', id)
    .where('uses', '=', 0)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return refuseOffer('DISCOUNT_USED', { id })
  await raiseTermsVersion(transaction)
  return ok(undefined)
}

/** The oldest first. */
export async function listDiscounts(query: CommerceQuery): Promise<readonly ListedDiscount[]> {
  const rows = await query
    .selectFrom('discounts')
    .selectAll('discounts')
    // One without a limit is counted by its orders alone.
    .select((select) =>
      select
        .selectFrom('discount_uses')
        .select(({ fn }) => fn.countAll<number>().as('orders'))
        .whereRef('discount_uses.discount_id', '=', 'discounts.id')
        .as('orders'),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => {
    const definition = readDiscountDefinition(row.definition)
    return {
      ...definition,
      limit: row.usage_limit,
      uses: row.usage_limit === null ? (row.orders ?? 0) : row.uses,
      createdAt: row.created_at,
      stoppedAt: row.stopped_at ?? undefined,
    }
  })
}
