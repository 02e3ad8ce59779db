/** Holds that people set and clear. Those of payments and withdrawals are set where these are settled. */
import { ok, type Result } from '../../../platform/result.ts'
import { stageOrderEvent } from '../events/stage-events.ts'
import { lockOrder } from '../orders/stored-order.ts'
import type { StoredHold } from './fulfilment.ts'
import { noSuch, refuse, type OrderRefusal } from './refusal.ts'
import type { FulfilmentDeps } from './shipments.ts'
import { setFulfilment } from './stored-shipments.ts'

export type HoldChange = { readonly before: readonly StoredHold[]; readonly after: readonly StoredHold[] }

/** A withdrawal is cleared by settling, rejecting or cancelling its return. */
export const CLEARABLE_HOLDS = ['capture_failed', 'chargeback', 'refund_failed', 'manual'] as const
export type ClearableHold = (typeof CLEARABLE_HOLDS)[number]

export const holdOrder = (
  { database, clock }: FulfilmentDeps,
  orderId: string,
): Promise<Result<HoldChange, OrderRefusal>> =>
  changeHolds({ database, clock }, orderId, 'order.held', (holds) =>
    holds.includes('manual') ? holds : [...holds, 'manual'],
  )

export const clearHold = (
  deps: FulfilmentDeps,
  orderId: string,
  hold: ClearableHold,
): Promise<Result<HoldChange, OrderRefusal>> =>
  changeHolds(deps, orderId, 'order.amended', (holds) =>
    holds.includes(hold) ? holds.filter((one) => one !== hold) : undefined,
  )

/** Undefined: there is no such hold to clear. */
const changeHolds = (
  { database, clock }: FulfilmentDeps,
  orderId: string,
  event: 'order.held' | 'order.amended',
  change: (holds: readonly StoredHold[]) => readonly StoredHold[] | undefined,
): Promise<Result<HoldChange, OrderRefusal>> =>
  database.transaction(async (transaction) => {
    const order = await lockOrder(transaction, database, orderId)
    if (order === undefined) return noSuch('order', orderId)
    const after = change(order.holds)
    if (after === undefined) return refuse('INVALID_VALUE', {}, { field: 'hold', details: { holds: order.holds } })
    await setFulfilment(transaction, order, { holds: after }, clock.now())
    if (after.length !== order.holds.length) await stageOrderEvent(transaction, event, order, clock.now())
    return ok({ before: order.holds, after })
  })
