/** What mails about orders read. Mails that are written at the same time are read for together. */
import { batchReads } from '../../../platform/batch-reads.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { ordersToCapture } from '../captures/orders-to-capture.ts'
import { readOrders, type StoredOrder } from '../orders/stored-order.ts'
import type { CommerceTables } from '../tables.ts'
import { mailSeller } from './mail-seller.ts'
import type { Seller } from './order-mails.ts'

export type MailReads = {
  readonly order: (id: string) => Promise<StoredOrder | undefined>
  readonly seller: () => Promise<Seller>
  /** Whether the money of the order is authorised only, and captured when it ships. */
  readonly isAuthorised: (orderId: string) => Promise<boolean>
}

export function mailReads(
  database: Pick<Database<CommerceTables>, 'query' | 'amongTexts'>,
  settings: Seller,
): MailReads {
  const { query } = database
  const seller = batchReads(async () => {
    const found = await mailSeller(query, settings)
    return () => found
  })
  return {
    order: batchReads(async (ids: readonly string[]) => {
      const orders = new Map((await readOrders(query, database, ids)).map((order) => [order.id, order]))
      return (id) => orders.get(id)
    }),
    seller: () => seller(undefined),
    isAuthorised: batchReads(async (ids: readonly string[]) => {
      const authorised = await ordersToCapture(query, database, ids)
      return (id) => authorised.has(id)
    }),
  }
}
