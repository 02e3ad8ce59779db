import { z } from 'zod'
import { ok } from '../../platform/result.ts'
import {
  createDiscount,
  listDiscounts,
  stopDiscount,
  type DiscountDefinition,
  discountDefinition,
} from '../../services/commerce/admin.ts'
import { merchantOperation } from '../operation.ts'

export { discountDefinition, type DiscountDefinition, type ListedDiscount } from '../../services/commerce/admin.ts'

type NewDiscount = { readonly definition: DiscountDefinition; readonly usageLimit?: number }

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
