import { z } from 'zod'
import { ok } from '../../platform/result.ts'
import {
  createDiscount,
  listDiscounts,
  stopDiscount,
  type DiscountDefinition,
} from '../../services/commerce/discounts/discount-rules.ts'
import { discountDefinition } from '../../services/commerce/discounts/discount-schema.ts'
import { task } from '../operation.ts'

type NewDiscount = { readonly definition: DiscountDefinition; readonly usageLimit?: number }

const newDiscount: z.ZodType<NewDiscount> = z.strictObject({
  definition: discountDefinition,
  usageLimit: z.int().min(1).exactOptional(),
})

export const createDiscountTask = task({
  name: 'shop/discount-create',
  payload: newDiscount,
  run: ({ definition, usageLimit }, { database, clock }) =>
    database.transaction((transaction) => createDiscount(transaction, definition, { usageLimit, now: clock.now() })),
})

export const listDiscountsTask = task({
  name: 'shop/discount-list',
  payload: z.strictObject({}),
  run: async (_, { database }) => ok(await listDiscounts(database.query)),
})

export const stopDiscountTask = task({
  name: 'shop/discount-stop',
  payload: z.strictObject({ id: z.string() }),
  run: ({ id }, { database, clock }) =>
    database.transaction((transaction) => stopDiscount(transaction, id, clock.now())),
})
