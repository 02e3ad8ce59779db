/** Units that came back from shoppers: they are new stock of a warehouse. */
import type { Transaction } from '../../../platform/database/open-database.ts'
import { stageStockEvents } from '../events/stage-events.ts'
import type { CommerceTables } from '../tables.ts'
import { lockStock, type StockEngine } from './reserve-stock.ts'
import { stageStockStatusChange } from './stock-status-changes.ts'

type Returned = {
  /** By variant. */
  readonly units: ReadonlyMap<string, number>
  readonly warehouse: string
  readonly now: Date
}

export async function sellAgain(
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  { units, warehouse, now }: Returned,
): Promise<void> {
  const changes = [...units].filter(([, more]) => more > 0).toSorted(([one], [other]) => (one < other ? -1 : 1))
  if (changes.length === 0) return
  const levels = await lockStock(transaction, engine, { variantIds: changes.map(([variantId]) => variantId) })
  for (const [variantId, more] of changes) {
    await transaction
      .insertInto('stock')
      .values({ variant_id: variantId, warehouse, quantity: more, reserved: 0 })
      .onConflict((conflict) =>
        conflict
          .columns(['variant_id', 'warehouse'])
          .doUpdateSet((update) => ({ quantity: update('stock.quantity', '+', more) })),
      )
      .execute()
  }
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
