import { z } from 'zod'
import { fail, ok, type Result } from '../../platform/result.ts'
import {
  createDiscount,
  listDiscounts,
  stopDiscount,
  type DiscountDefinition,
  discountDefinition,
} from '../../services/commerce/admin.ts'
import { merchantOperation } from '../operation.ts'
import type { Transaction } from '../../platform/database/open-database.ts'
import type { ShopSchema } from '../shop-schema.ts'

export { discountDefinition, type DiscountDefinition, type ListedDiscount } from '../../services/commerce/admin.ts'

export type NewDiscount = { readonly definition: DiscountDefinition; readonly usageLimit?: number }

const newDiscount: z.ZodType<NewDiscount> = z.strictObject({
  definition: discountDefinition,
  usageLimit: z.int().min(1).exactOptional(),
})

export const createDiscountOperation = merchantOperation({
  name: 'shop/discount-create',
  input: newDiscount,
  run: ({ definition, usageLimit }, { database, clock }) =>
    database.transaction((transaction) => createDiscount(transaction, definition, { usageLimit, now: clock.now() })),
})

/** What stands in a file of discounts. */
export const newDiscounts: z.ZodType<readonly NewDiscount[]> = z.array(newDiscount)

const discounts: z.ZodType<{ readonly discounts: readonly NewDiscount[] }> = z.strictObject({ discounts: newDiscounts })

/** Thrown to roll back what was created before the one that is rejected. */
class DiscountRejected extends Error {}

/** All of them or none. */
export const importDiscountsOperation = merchantOperation({
  name: 'shop/discount-import',
  input: discounts,
  run: async ({ discounts: given }, { database, clock }): Promise<Result<number, string>> => {
    try {
      return ok(await database.transaction((transaction) => createAll(transaction, given, clock.now())))
    } catch (error) {
      if (error instanceof DiscountRejected) return fail(error.message)
      throw error
    }
  },
})

async function createAll(
  transaction: Transaction<ShopSchema>,
  given: readonly NewDiscount[],
  now: Date,
): Promise<number> {
  for (const { definition, usageLimit } of given) {
    const created = await createDiscount(transaction, definition, { usageLimit, now })
    if (!created.ok) throw new DiscountRejected(created.failure)
  }
  return given.length
}

export const listDiscountsOperation = merchantOperation({
  name: 'shop/discount-list',
  input: z.strictObject({}),
  run: async (_, { database }) => ok(await listDiscounts(database.query)),
})

export const stopDiscountOperation = merchantOperation({
  name: 'shop/discount-stop',
  input: z.strictObject({ id: z.string() }),
  run: ({ id }, { database, clock }) =>
    database.transaction((transaction) => stopDiscount(transaction, id, clock.now())),
})
