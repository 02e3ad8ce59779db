/** Past orders of another shop system: recommendations learn from them what is bought together. */
import { z } from 'zod'
import { ok } from '../../platform/result.ts'
import { allBaskets, saveBaskets, type Basket } from '../../services/discovery/admin.ts'
import { merchantOperation } from '../operation.ts'

type History = { readonly orders: readonly Basket[] }

const moment = z.string().refine((at) => !Number.isNaN(Date.parse(at)), 'Not a time such as 2026-11-27T09:30:00Z')

const history: z.ZodType<History> = z.strictObject({
  orders: z.array(z.strictObject({ id: z.string().min(1), at: moment, skus: z.array(z.string()).min(1) })),
})

/** Returns how many were new: an order that the shop knows stays as it is. */
export const importHistoryOperation = merchantOperation({
  name: 'history.import',
  kind: 'write',
  permission: 'products.write',
  fresh: false,
  service: 'discovery',
  input: history,
  output: z.int(),
  subject: () => 'history:orders',
  async run({ database, audit }, { orders }) {
    const added = await database.transaction((transaction) => saveBaskets(transaction, database, orders))
    audit.changed({ field: 'orders', before: 0, after: added })
    audit.detail('rows', orders.length)
    return ok(added)
  },
})

export const exportHistoryOperation = merchantOperation({
  name: 'history.export',
  kind: 'read',
  permission: 'exports.run',
  fresh: false,
  service: 'discovery',
  auditRead: true,
  input: z.strictObject({}),
  output: z.array(z.object({ id: z.string(), at: z.string(), skus: z.array(z.string()) })),
  async run({ database, audit }) {
    const orders = await allBaskets(database)
    audit.detail('rows', orders.length)
    return ok(orders)
  },
})
