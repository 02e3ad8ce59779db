/** What the provider reports about a capture, and one that it refuses when it is called. */
import type { Transaction } from '../../../platform/database/open-database.ts'
import { redactText } from '../../../platform/log/redact-text.ts'
import { addHold } from '../fulfilment/stored-shipments.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import type { CommerceTables } from '../tables.ts'
import type { CaptureRow } from './authorisation.ts'
import { stageAfterCaptures } from './capture-work.ts'

type Tx = Transaction<CommerceTables>

const MAX_ERROR_LENGTH = 500

/** Undefined for a capture that the provider made by itself. */
export const findCapture = (transaction: Tx, id: string, orderId: string): Promise<CaptureRow | undefined> =>
  transaction.selectFrom('captures').selectAll().where('id', '=', id).where('order_id', '=', orderId).executeTakeFirst()

/** Repeated, it changes nothing. */
export async function confirmCapture(transaction: Tx, { id, order_id: orderId }: CaptureRow, now: Date): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('captures')
    .set({ state: 'confirmed', updated_at: now.toISOString() })
    .where('id', '=', id)
    .where('state', 'in', ['staged', 'sent'])
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await stageAfterCaptures(transaction, orderId, now)
}

/** Nothing more of the order is shipped until a person has looked at it. False when it had failed before. */
export async function failCapture(
  transaction: Tx,
  order: StoredOrder,
  { capture, error }: { readonly capture: CaptureRow; readonly error: string },
  now: Date,
): Promise<boolean> {
  if (capture.state === 'failed') return false
  await transaction
    .updateTable('captures')
    .set({
      state: 'failed',
      error: redactText(error).slice(0, MAX_ERROR_LENGTH),
      // Of a voided shipment: this money never was there.
      spare: Math.max(capture.spare - (capture.voided_at === null ? 0 : capture.value), 0),
      updated_at: now.toISOString(),
    })
    .where('id', '=', capture.id)
    .execute()
  await addHold(transaction, order, 'capture_failed', now)
  await stageAfterCaptures(transaction, order.id, now)
  return true
}
