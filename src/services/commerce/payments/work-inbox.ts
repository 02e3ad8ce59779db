/**
 * Processes stored notifications. The effect of a notification and the note that it was processed are one transaction: after a
 * crash it is either done or still due. Any number of nodes may run it concurrently.
 */
import type { NotificationItem } from '../../../contracts/payment-provider/payment-provider.ts'
import { retryDelay } from '../../../platform/outbox/retry-delay.ts'
import { settleUpdate, logCompletion, type CompletionDeps } from './complete-payment.ts'
import { noteWorked, putOff, takeDue, type EventRow } from './event-inbox.ts'
import { findKnownUpdates } from './known-updates.ts'
import type { Completion, PaymentUpdate } from './payment-update.ts'
import { settleModification } from './settle-modification.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import { notificationItem } from './notification-schema.ts'
import { isMoney, raiseAlarm } from '../stuck-work/provider-alarms.ts'
import { WEBHOOK_LOG } from '../log-codes.ts'

const AT_ONCE = 100
/** Few enough that requests still find a free connection. */
const SIDE_BY_SIDE = 4
/** A notification of an unknown payment may have overtaken the one that creates it, but not by more than that. */
const KNOWN_WITHIN = 24 * 3_600_000
/** After that many attempts a person should look at it; it is retried all the same. */
const WORRYING_TRIES = 8

/** Takes on what is due until nothing is. Answers how much was taken on, done or not. */
export const workInbox = (deps: CompletionDeps) => async (): Promise<number> => {
  let worked = 0
  for (;;) {
    const due = await takeDue(deps.database, deps.clock.now(), AT_ONCE)
    const left = (await withoutKnown(deps, due.map(toReceived))).values()
    // Each worker takes the next one that is left.
    const workOff = async () => {
      for (const received of left) await work(deps, received)
    }
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, workOff))
    worked += due.length
    if (due.length < AT_ONCE) return worked
  }
}

/** A stored notification, and the payment update in it. */
type Received = {
  readonly event: EventRow
  readonly item: NotificationItem
  readonly update: PaymentUpdate | undefined
}

function toReceived(event: EventRow): Received {
  const item = parseStoredJson(notificationItem, event.item, `payment notification ${event.key}`)
  return { event, item, update: updateIn(item) }
}

/** Undefined when it is about something that was done to a payment. */
function updateIn(item: NotificationItem): PaymentUpdate | undefined {
  const { eventCode, success, pspReference, merchantReference: reference, amount, paymentMethod: method = '' } = item
  const common = { reference, pspReference, amount, method, source: 'webhook' } as const
  if (eventCode === 'AUTHORISATION') return { ...common, outcome: success === 'true' ? 'authorised' : 'refused' }
  // The shopper never came back from where they were sent to pay.
  return eventCode === 'OFFER_CLOSED' ? { ...common, outcome: 'cancelled' } : undefined
}

/** Most of it repeats what the shopper's browser reported a moment ago: that is detected, and noted, for all of it together. */
async function withoutKnown(
  { database, clock }: CompletionDeps,
  received: readonly Received[],
): Promise<readonly Received[]> {
  const known = await findKnownUpdates(
    database,
    received.flatMap(({ update }) => update ?? []),
  )
  const isKnown = ({ update }: Received) => update !== undefined && known.has(update)
  const keys = received.filter(isKnown).map(({ event }) => event.key)
  if (keys.length > 0) await noteWorked(database, keys, clock.now())
  return received.filter((one) => !isKnown(one))
}

async function work({ database, clock, log, wake }: CompletionDeps, { event, item, update }: Received): Promise<void> {
  const now = clock.now()
  const { eventCode, pspReference } = item
  try {
    const completion = await database.transaction(
      async (transaction) => {
        const settled =
          update === undefined
            ? await settleModification(transaction, database, item, now)
            : await settleUpdate(transaction, database, update, { now })
        if (isEarly(settled, { event, item }, now)) return undefined
        const noted = await transaction
          .updateTable('payment_events')
          .set({ worked_at: now.toISOString(), outcome: settled.effect, order_id: settled.orderId ?? null })
          .where('key', '=', event.key)
          .where('worked_at', 'is', null)
          .executeTakeFirst()
        // Another worker was faster: our changes must be rolled back, so that they do not apply twice.
        if (noted.numUpdatedRows === 0n) throw new AlreadyWorked()
        await raiseAlarm(transaction, { key: event.key, item, completion: settled }, now)
        return settled
      },
      { mayRepeat: true },
    )
    if (completion === undefined) {
      log.write(WEBHOOK_LOG.unknownPaymentPostponed, { eventCode, pspReference })
      return await putOff(database, event, after(now, event.tries))
    }
    logCompletion(log, completion, { pspReference, source: 'webhook', eventCode })
    if (completion.effect === 'unknown') reportUnknown({ log }, item)
    if (completion.effect !== 'noted') wake()
  } catch (err) {
    if (err instanceof AlreadyWorked) return
    const isRepeated = event.tries >= WORRYING_TRIES
    const line = isRepeated ? WEBHOOK_LOG.notificationFailedRepeatedly : WEBHOOK_LOG.notificationFailed
    log.write(line, { eventCode, pspReference, err })
    await putOff(database, event, after(now, event.tries))
  }
}

class AlreadyWorked extends Error {
  override readonly name = 'AlreadyWorked'
}

/** A change of a payment that is not known yet. An attempt is always known before the provider is. */
function isEarly({ effect }: Completion, { event, item }: Pick<Received, 'event' | 'item'>, now: Date): boolean {
  const isChange = item.eventCode !== 'AUTHORISATION' && item.originalReference !== undefined
  return effect === 'unknown' && isChange && now.getTime() - Date.parse(event.received_at) < KNOWN_WITHIN
}

/**
 * It is signed, so the money is real, but this shop has no order for it. It is not reversed automatically: the merchant account
 * may be shared with other systems.
 */
function reportUnknown(
  { log }: Pick<CompletionDeps, 'log'>,
  { eventCode, pspReference, success }: NotificationItem,
): void {
  const line = isMoney({ eventCode, success }) ? WEBHOOK_LOG.moneyWithoutOrder : WEBHOOK_LOG.unknownPayment
  log.write(line, { eventCode, pspReference, success })
}

const after = (now: Date, tries: number): Date => new Date(now.getTime() + retryDelay(tries, Math.random()))
