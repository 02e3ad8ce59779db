/**
 * Outbox handlers that capture and release authorised money. Retried after a crash: the key of the entry is the idempotency key of
 * the call, so that the provider captures once.
 */
import { idOf, type OutboxHandler } from '../../../platform/outbox/outbox.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import { PAYMENT_LOG } from '../log-codes.ts'
import { lockOrder } from '../orders/stored-order.ts'
import type { CompletionDeps } from '../payments/complete-payment.ts'
import type { PaymentPort, ProviderFailure } from '../payments/payment-port.ts'
import { capturePayload, PAYMENT_CAPTURE, PAYMENT_RELEASE, releaseReference } from './capture-work.ts'
import { failCapture, findCapture } from './note-capture.ts'

type Deps = Pick<CompletionDeps, 'database' | 'clock' | 'log'> & {
  readonly port: Pick<PaymentPort, 'capture' | 'cancel'>
}

export function captureHandlers(deps: Deps): Readonly<Record<string, OutboxHandler>> {
  const { database, clock, log, port } = deps

  /** From here on a void leaves the money to the next shipment. False for one that was voided or answered before. */
  const markSent = async (id: string): Promise<boolean> => {
    const { numUpdatedRows } = await database.query
      .updateTable('captures')
      .set({ state: 'sent', updated_at: clock.now().toISOString() })
      .where('id', '=', id)
      .where('state', 'in', ['staged', 'sent'])
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }

  return {
    async [PAYMENT_CAPTURE](payload, key) {
      const { id, pspReference, amount } = parseStoredJson(capturePayload, payload, `capture ${key}`)
      if (!(await markSent(id))) return
      const captured = await port.capture(pspReference, { amount, reference: id }, key)
      if (captured.ok) return
      const { kind, code = '', message } = captured.failure
      if (kind !== 'refused') throw notDone('capture', captured.failure)
      await noteRefused(deps, { id, key, error: `${code} ${message}`.trim() })
      log.write(PAYMENT_LOG.captureFailed, { pspReference, providerCode: code })
    },
    async [PAYMENT_RELEASE](pspReference, key) {
      const reference = releaseReference(pspReference)
      const released = await port.cancel(pspReference, { reference }, `release-${key}`)
      if (released.ok) return
      if (released.failure.kind !== 'refused') throw notDone('release', released.failure)
      log.write(PAYMENT_LOG.releaseFailed, { pspReference, providerCode: released.failure.code })
    },
  }
}

type Refused = { readonly id: string; readonly key: string; readonly error: string }

/** The effect and the note that the work is done are one transaction: after a crash it does not happen a second time. */
const noteRefused = ({ database, clock }: Deps, { id, key, error }: Refused): Promise<void> =>
  database.transaction(async (transaction) => {
    const now = clock.now()
    const row = await transaction.selectFrom('captures').select('order_id').where('id', '=', id).executeTakeFirst()
    const order = row && (await lockOrder(transaction, database, row.order_id))
    const capture = order && (await findCapture(transaction, id, order.id))
    if (order === undefined || capture === undefined) return
    await transaction
      .updateTable('outbox')
      .set({ done_at: now.toISOString(), payload: '' })
      .where('id', '=', idOf({ topic: PAYMENT_CAPTURE, key }))
      .execute()
    await failCapture(transaction, order, { capture, error }, now)
  })

const notDone = (what: string, { kind, code, message }: ProviderFailure): Error =>
  new Error(`The ${what} was not done: ${kind} ${code ?? ''} ${message}`)
