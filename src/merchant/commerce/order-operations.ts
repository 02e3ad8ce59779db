import { z } from 'zod'
import { createLog } from '../../platform/log/log.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import {
  stageOrderMailAgain,
  listOrders,
  orderAffairs,
  orderByNumber,
  type StoredOrder,
  cancelOrder,
  refundOrder,
  releaseOrder,
} from '../../services/commerce/admin.ts'
import { merchantOperation, type OperationContext } from '../operation.ts'

export type { OrderAffairs } from '../../services/commerce/admin.ts'

export const ORDER_STATES = ['open', 'lapsed', 'replaced', 'paid', 'held', 'cancelled', 'refunded'] as const

const numbered = z.strictObject({ number: z.string() })

const noSuchOrder = (number: string) => fail(`There is no order ${number}`)

/** The command prints the result, so the outbox job is not woken: it polls every two seconds. */
const errand = ({ database, clock }: OperationContext) => ({
  database,
  clock,
  log: createLog({ level: 'warn' }),
  wake: () => {},
})

export const listOrdersOperation = merchantOperation({
  name: 'shop/order-list',
  input: z.strictObject({ state: z.enum(ORDER_STATES).optional(), limit: z.int().min(1).max(1000) }),
  run: async ({ state, limit }, { database }) => ok(await listOrders(database.query, { state, limit })),
})

export const showOrderOperation = merchantOperation({
  name: 'shop/order-show',
  input: numbered,
  run: async ({ number }, { database }) => {
    const affairs = await orderAffairs(database.query, number)
    return affairs === undefined ? noSuchOrder(number) : ok(affairs)
  },
})

export const refundOrderOperation = merchantOperation({
  name: 'shop/order-refund',
  input: z.strictObject({ number: z.string(), amount: z.int().min(1).optional() }),
  run: async ({ number, amount }, shop) => {
    const order = await orderByNumber(shop.database.query, number)
    return order === undefined ? noSuchOrder(number) : refundOrder(errand(shop))(order.id, amount)
  },
})

export const cancelOrderOperation = merchantOperation({
  name: 'shop/order-cancel',
  input: numbered,
  run: async ({ number }, shop) => {
    const order = await orderByNumber(shop.database.query, number)
    return order === undefined ? noSuchOrder(number) : cancelOrder(errand(shop))(order.id)
  },
})

export const releaseOrderOperation = merchantOperation({
  name: 'shop/order-release',
  input: numbered,
  run: async ({ number }, shop) => {
    const order = await orderByNumber(shop.database.query, number)
    return order === undefined ? noSuchOrder(number) : releaseOrder(errand(shop))(order.id)
  },
})

export const resendOrderOperation = merchantOperation({
  name: 'shop/order-resend',
  input: numbered,
  run: async ({ number }, { database, clock }): Promise<Result<Pick<StoredOrder, 'number' | 'snapshot'>, string>> => {
    const order = await orderByNumber(database.query, number)
    if (order === undefined) return noSuchOrder(number)
    if (order.paidAt === undefined) return fail(`Order ${order.number} was never paid: there is nothing to confirm`)
    await database.transaction((transaction) => stageOrderMailAgain(transaction, order.id, clock.now()))
    return ok(order)
  },
})
