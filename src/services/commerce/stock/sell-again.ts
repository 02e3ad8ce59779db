/** Units that came back from shoppers: they are new stock of a warehouse. */
import type { Transaction } from '../../../platform/database/open-database.ts'
import { stageStockEvents } from '../events/stage-events.ts'
import type { CommerceTables } from '../tables.ts'
import { moveStock } from './move-stock.ts'
import { lockStock, type StockEngine } from './reserve-stock.ts'
import { stageStockStatusChange } from './stock-status-changes.ts'

type Returned = {
  /** By variant. */
  readonly units: ReadonlyMap<string, number>
  readonly warehouse: string
  readonly orderRef: string
  /** Who received them; none where the shop did it. */
  readonly actor: string | undefined
  readonly now: Date
}

export async function sellAgain(
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  { units, warehouse, orderRef, actor, now }: Returned,
): Promise<void> {
  const changes = [...units].filter(([, more]) => more > 0).toSorted(([one], [other]) => (one < other ? -1 : 1))
  if (changes.length === 0) return
  const levels = await lockStock(transaction, engine, { variantIds: changes.map(([variantId]) => variantId) })
  const movements = changes.map(([variantId, change]) => ({
    variantId,
    warehouse,
    change,
    reason: 'return' as const,
    orderRef,
    actor,
  }))
  await moveStock(transaction, engine, movements, now)
  await stageStockStatusChange(
    transaction,
    levels,
    changes.map(([variantId, more]) => ({ variantId, warehouse, more })),
    now,
  )
  await stageStockEvents(
    transaction,
    changes.map(([variantId]) => variantId),
    now,
  )
}
