/** Where a payment is settled: one order, held, in one transaction, at one moment. */
import type { Kysely } from 'kysely'
import { keptStatement, type ValueOf } from '../../../platform/database/kept-statement.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { firstCart, heldCartQuestion, type ReadCart } from '../carts/stored-cart.ts'
import type { OrderEngine } from '../orders/order-goods.ts'
import type { OrderSnapshot } from '../orders/order-snapshot.ts'
import { firstOrder, heldOrderQuestion, type StoredOrder } from '../orders/stored-order.ts'
import { heldGoodsQuestion, type Held } from '../stock/settle.ts'
import type { CommerceTables } from '../tables.ts'

export type PaymentRow = CommerceTables['payments']

export type PaymentScene = {
  readonly transaction: Transaction<CommerceTables>
  readonly engine: OrderEngine
  readonly order: StoredOrder
  /** What was known of the order's payments before, and what it has aside. */
  readonly payments: readonly PaymentRow[]
  readonly goods: readonly Held[]
  readonly now: Date
}

/** The order that a payment is about. */
export type About = {
  readonly orderId: string
  readonly cartId: string
  /** Where it was read before: it never changes, and is most of an order. */
  readonly snapshot?: OrderSnapshot | undefined
}

/** Cart, order and goods, held in this order, in one message. Without a scene there is no such order. */
export async function holdScene(
  transaction: Transaction<CommerceTables>,
  engine: OrderEngine,
  { orderId, cartId, snapshot }: About,
  now: Date,
): Promise<{ readonly cart: ReadCart | undefined; readonly scene: PaymentScene | undefined }> {
  const [carts, orders, payments, goods] = await engine.atOnce(
    transaction,
    heldCartQuestion(cartId, engine),
    heldOrderQuestion(orderId, engine, snapshot),
    paymentsQuestion(orderId),
    heldGoodsQuestion(orderId, engine),
  )
  const order = firstOrder(orders, snapshot)
  return {
    cart: firstCart(carts),
    scene: order && { transaction, engine, order, payments, goods, now },
  }
}

/** By name: a statement for all columns is not prepared. */
const PAYMENT_COLUMNS = [
  'psp_reference',
  'attempt_id',
  'order_id',
  'state',
  'amount',
  'currency',
  'method',
  'refunded',
  'refunding',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof PaymentRow)[]

const OF_ORDER = keptStatement((query: Kysely<CommerceTables>, value: ValueOf<{ readonly orderId: string }>) =>
  query.selectFrom('payments').select(PAYMENT_COLUMNS).where('order_id', '=', value('orderId')),
)

const paymentsQuestion = (orderId: string) => OF_ORDER.question({ orderId })
