import { z } from 'zod'
import { createLog } from '../../platform/log/log.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { stageOrderMailAgain } from '../../services/commerce/mail/order-mail-handlers.ts'
import { listOrders, orderAffairs, orderByNumber } from '../../services/commerce/orders-lookup/merchant-orders.ts'
import type { StoredOrder } from '../../services/commerce/orders/stored-order.ts'
import { cancelOrder } from '../../services/commerce/payments/cancel-order.ts'
import { refundOrder } from '../../services/commerce/payments/refund-order.ts'
import { releaseOrder } from '../../services/commerce/payments/release-order.ts'
import { task, type TaskShop } from '../operation.ts'

export const ORDER_STATES = ['open', 'lapsed', 'replaced', 'paid', 'held', 'cancelled', 'refunded'] as const

const numbered = z.strictObject({ number: z.string() })

const noSuchOrder = (number: string) => fail(`There is no order ${number}`)

/** Who asked is told by the command; the shop looks into its outbox every other second. */
const errand = ({ database, clock }: TaskShop) => ({
  database,
  clock,
  log: createLog({ level: 'warn' }),
  wake: () => {},
})

export const listOrdersTask = task({
  name: 'shop/order-list',
  payload: z.strictObject({ state: z.enum(ORDER_STATES).optional(), most: z.int().min(1).max(1000) }),
  run: async ({ state, most }, { database }) => ok(await listOrders(database.query, { state, most })),
})

export const showOrderTask = task({
  name: 'shop/order-show',
  payload: numbered,
  run: async ({ number }, { database }) => {
    const affairs = await orderAffairs(database.query, number)
    return affairs === undefined ? noSuchOrder(number) : ok(affairs)
  },
})

export const refundOrderTask = task({
  name: 'shop/order-refund',
  payload: z.strictObject({ number: z.string(), amount: z.int().min(1).optional() }),
  run: async ({ number, amount }, shop) => {
    const order = await orderByNumber(shop.database.query, number)
    return order === undefined ? noSuchOrder(number) : refundOrder(errand(shop))(order.id, amount)
  },
})

export const cancelOrderTask = task({
  name: 'shop/order-cancel',
  payload: numbered,
  run: async ({ number }, shop) => {
    const order = await orderByNumber(shop.database.query, number)
    return order === undefined ? noSuchOrder(number) : cancelOrder(errand(shop))(order.id)
  },
})

export const releaseOrderTask = task({
  name: 'shop/order-release',
  payload: numbered,
  run: async ({ number }, shop) => {
    const order = await orderByNumber(shop.database.query, number)
    return order === undefined ? noSuchOrder(number) : releaseOrder(errand(shop))(order.id)
  },
})

export const resendOrderTask = task({
  name: 'shop/order-resend',
  payload: numbered,
  run: async ({ number }, { database, clock }): Promise<Result<Pick<StoredOrder, 'number' | 'snapshot'>, string>> => {
    const order = await orderByNumber(database.query, number)
    if (order === undefined) return noSuchOrder(number)
    if (order.paidAt === undefined) return fail(`Order ${order.number} was never paid: there is nothing to confirm`)
    await database.transaction((transaction) => stageOrderMailAgain(transaction, order.id, clock.now()))
    return ok(order)
  },
})
