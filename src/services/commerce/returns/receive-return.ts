/** Notes what came back of a return, by condition, and puts on sale again what can be sold (RET-06). */
import { ok, type Result } from '../../../platform/result.ts'
import { stageReturnEvent } from '../events/stage-events.ts'
import { noSuch, refuse, type OrderRefusal } from '../fulfilment/refusal.ts'
import type { FulfilmentDeps } from '../fulfilment/shipments.ts'
import { quantitiesByVariant } from '../fulfilment/units.ts'
import { sellAgain } from '../stock/sell-again.ts'
import { beginStep, writeReturn } from './return-step.ts'
import { unitsOut } from './shipped-units.ts'
import { readReturns, type StoredReturn } from './stored-returns.ts'

/** What came back of a line, by condition. All of its units that were out are accounted for. */
export type ReceivedLine = {
  readonly itemId: string
  readonly restock: number
  readonly damaged: number
  readonly missing: number
}

export const receiveReturn = (
  { database, clock }: FulfilmentDeps,
  id: string,
  {
    lines,
    warehouse,
    actor,
  }: { readonly lines: readonly ReceivedLine[]; readonly warehouse: string; readonly actor?: string },
): Promise<Result<StoredReturn, OrderRefusal>> =>
  database.transaction(async (transaction) => {
    const now = clock.now()
    const step = await beginStep(transaction, database, id, 'return.receive')
    if (!step.ok) return step
    const { found, locked, next } = step.value
    if (locked === undefined) return noSuch('order', found.number)
    if (!locked.order.snapshot.market.warehouses.some((code) => code === warehouse)) {
      return refuse('INVALID_VALUE', {}, { field: 'warehouse' })
    }
    const expected = (await unitsOut(transaction, locked, found)).filter(({ quantity }) => quantity > 0)
    const wrong = expected.find(({ itemId, quantity }) => {
      const line = lines.filter((one) => one.itemId === itemId)
      const [only] = line
      return line.length !== 1 || only === undefined || only.restock + only.damaged + only.missing !== quantity
    })
    if (wrong !== undefined || lines.length !== expected.length) {
      return refuse('UNITS_LEFT', { line: wrong?.itemId ?? '', left: wrong?.quantity ?? 0 }, { field: 'lines' })
    }
    for (const { itemId, restock, damaged, missing } of lines) {
      await transaction
        .updateTable('return_units')
        .set({ restocked: restock, damaged, missing })
        .where('return_id', '=', id)
        .where('item_id', '=', itemId)
        .execute()
    }
    const back = lines.map(({ itemId, restock }) => ({ itemId, quantity: restock }))
    const units = quantitiesByVariant(locked.order.snapshot.lines, back)
    await sellAgain(transaction, database, { units, warehouse, orderRef: locked.order.id, actor, now })
    await writeReturn(transaction, id, { state: next, received_at: now.toISOString() }, now)
    await stageReturnEvent(transaction, 'return.received', { id, order: locked.order.number }, now)
    const [received] = await readReturns(transaction, { id })
    return ok(received ?? found)
  })
