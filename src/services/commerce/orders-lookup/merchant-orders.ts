/** Orders for the merchant: the newest, or one with all its details. */
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { readOrderNumber } from '../orders/order-numbers.ts'
import { readShipments, readUnits, type OrderUnits, type StoredShipment } from '../fulfilment/stored-shipments.ts'
import { toOrder, type OrderState, type StoredOrder } from '../orders/stored-order.ts'
import type { CommerceTables } from '../tables.ts'

export type ListedOrder = Pick<
  CommerceTables['orders'],
  'number' | 'state' | 'created_at' | 'total' | 'currency' | 'country' | 'email_key'
>

/** Without a state all but those that were ordered anew. */
export async function listOrders(
  query: CommerceQuery,
  { state, limit }: { readonly state: OrderState | undefined; readonly limit: number },
): Promise<readonly ListedOrder[]> {
  return query
    .selectFrom('orders')
    .select(['number', 'state', 'created_at', 'total', 'currency', 'country', 'email_key'])
    .where('state', state === undefined ? '!=' : '=', state ?? 'replaced')
    .where('restricted_until', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Restricted orders can be read by owners, and changed by no one: for everything else they do not exist (DPR-04). */
export type Restricted = { readonly withRestricted?: boolean }

export async function orderByNumber(
  query: CommerceQuery,
  number: string,
  { withRestricted = false }: Restricted = {},
): Promise<StoredOrder | undefined> {
  const row = await query
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', readOrderNumber(number) ?? '')
    .$if(!withRestricted, (rest) => rest.where('restricted_until', 'is', null))
    .executeTakeFirst()
  return row && toOrder(row)
}

export type OrderAffairs = {
  readonly order: StoredOrder
  readonly payments: readonly Pick<
    CommerceTables['payments'],
    'psp_reference' | 'state' | 'amount' | 'refunded' | 'refunding' | 'method' | 'currency'
  >[]
  readonly units: OrderUnits['units']
  /** Voided ones included. */
  readonly shipments: readonly StoredShipment[]
  readonly withdrawals: readonly Pick<CommerceTables['withdrawals'], 'received_at' | 'name' | 'email' | 'order_id'>[]
}

export async function orderAffairs(
  query: CommerceQuery,
  number: string,
  restricted: Restricted = {},
): Promise<OrderAffairs | undefined> {
  const order = await orderByNumber(query, number, restricted)
  if (order === undefined) return undefined
  const payments = await query
    .selectFrom('payments')
    .select(['psp_reference', 'state', 'amount', 'refunded', 'refunding', 'method', 'currency'])
    .where('order_id', '=', order.id)
    .orderBy('created_at')
    .orderBy('psp_reference')
    .execute()
  const withdrawals = await query
    .selectFrom('withdrawals')
    .select(['received_at', 'name', 'email', 'order_id'])
    .where('number', '=', order.number)
    .orderBy('received_at')
    .orderBy('id')
    .execute()
  const { units } = await readUnits(query, order)
  return { order, payments, withdrawals, units, shipments: await readShipments(query, [order.id]) }
}
