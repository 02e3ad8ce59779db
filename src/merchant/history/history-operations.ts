/** Past orders of another shop system: recommendations learn from them what is bought together. */
import { z } from 'zod'
import { ok } from '../../platform/result.ts'
import { allBaskets, saveBaskets, type Basket } from '../../services/discovery/admin.ts'
import { merchantOperation } from '../operation.ts'

type History = { readonly orders: readonly Basket[] }

const history: z.ZodType<History> = z.strictObject({
  orders: z.array(z.strictObject({ id: z.string().min(1), at: z.string(), skus: z.array(z.string()).min(1) })),
})

/** Returns how many were new: an order that the shop knows stays as it is. */
export const importHistoryOperation = merchantOperation({
  name: 'shop/history-import',
  input: history,
  run: ({ orders }, { database }) =>
    database.transaction(async (transaction) => ok(await saveBaskets(transaction, database, orders))),
})

export const exportHistoryOperation = merchantOperation({
  name: 'shop/history-export',
  input: z.strictObject({}),
  run: async (_, { database }) => ok(await allBaskets(database)),
})
