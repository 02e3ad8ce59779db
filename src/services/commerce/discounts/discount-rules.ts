/**
 * The merchant's discounts as they are stored. A discount is never changed once it was shown: it is stopped, and another created.
 */
import type { DiscountRule } from '../../../markets/carts/discount-rule.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
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
): Promise<Result<void, string>> {
  const { id, code } = definition
  const known = await transaction.selectFrom('discounts').select('stopped_at').where('id', '=', id).executeTakeFirst()
  if (known !== undefined) return fail(idTaken(id, known.stopped_at !== null))
  if (code !== undefined) {
    const same = await transaction.selectFrom('discounts').select('id').where('code_key', '=', code).executeTakeFirst()
    if (same !== undefined) return fail(`The code ${code} belongs to the discount ${same.id}`)
  }
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

/** Orders refer to discounts by their ids, so an id stays with its discount. */
const idTaken = (id: string, isStopped: boolean): string =>
  `There is a${isStopped ? ' stopped' : ''} discount ${id} already, and ids are not reused: choose another id`

/** Frees its code. Carts that have it go on without it. */
export async function stopDiscount(
  transaction: Transaction<CommerceTables>,
  id: string,
  now: Date,
): Promise<Result<void, string>> {
  const { numUpdatedRows } = await transaction
    .updateTable('discounts')
    .set({ stopped_at: now.toISOString(), code_key: null })
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return fail(`There is no discount ${id} to stop`)
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
