/** Calls to the provider that follow from captures, staged with the change that causes them. */
import { z } from 'zod'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { stage } from '../../../platform/outbox/outbox.ts'
import { SHIPMENT_MAIL_DELAY } from '../fulfilment/staged-mails.ts'
import { stageRefund } from '../payments/staged-work.ts'
import type { CommerceTables } from '../tables.ts'
import { isPending, readAuthorisation, type CaptureRow } from './authorisation.ts'

type Tx = Transaction<CommerceTables>

/** Key: the capture, and the number of the attempt. Payload: CaptureWork. */
export const PAYMENT_CAPTURE = 'payment-capture'
/** Cancels what is left of an authorisation. Key and payload: the payment. */
export const PAYMENT_RELEASE = 'payment-release'

export const capturePayload = z.object({
  id: z.string(),
  pspReference: z.string(),
  amount: z.object({ value: z.int(), currency: z.string() }),
})

/** The reference of the call that cancels what is left: its notification is about no reversal of the order's money. */
export const releaseReference = (pspReference: string): string => `release-${pspReference}`

export const captureKey = ({ id, tries }: Pick<CaptureRow, 'id' | 'tries'>): string => `${id}.${tries}`

/** The first attempt waits as long as its shipment can be undone with one click. */
export async function stageCapture(transaction: Tx, capture: CaptureRow, now: Date): Promise<void> {
  const { id, payment: pspReference, value, currency, tries } = capture
  const payload = JSON.stringify({ id, pspReference, amount: { value, currency } })
  const due = tries === 1 ? new Date(now.getTime() + SHIPMENT_MAIL_DELAY) : now
  await stage(transaction, { topic: PAYMENT_CAPTURE, key: captureKey(capture), payload, due })
}

/**
 * What waits for the captures of an order, once the provider has answered all of them: refunds of captured money, and the
 * cancellation of what will not be captured because nothing more will ship.
 */
export async function stageAfterCaptures(transaction: Tx, orderId: string, now: Date): Promise<void> {
  const authorisation = await readAuthorisation(transaction, orderId)
  if (authorisation === undefined || authorisation.captures.some(isPending)) return
  const { payment, captures, captured } = authorisation
  const waiting = await transaction
    .selectFrom('refunds')
    .select(['id', 'value', 'currency'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'requested')
    .where('waits', '=', 1)
    .execute()
  for (const { id, value, currency } of waiting) {
    await transaction.updateTable('refunds').set({ waits: null }).where('id', '=', id).execute()
    await stageRefund(transaction, id, { pspReference: payment.psp_reference, amount: { value, currency } }, now)
  }
  const order = await transaction
    .selectFrom('orders')
    .select(['state', 'fulfilment'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const isToShip = order.fulfilment === 'unshipped' || order.fulfilment === 'partly_shipped'
  const isFailed = captures.some((one) => one.state === 'failed' && one.voided_at === null && one.closed_at === null)
  if ((order.state === 'paid' && isToShip) || isFailed || captured >= payment.amount) return
  const { psp_reference: reference } = payment
  await stage(transaction, { topic: PAYMENT_RELEASE, key: reference, payload: reference, due: now })
}
