/**
 * Works off what the provider told us. What came of a piece of news and the note that it was worked off are one transaction:
 * whoever dies leaves it either done or to be done. Any number of nodes may do it at once.
 */
import type { NotificationItem } from '../../../contracts/payment-provider.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { retryDelay } from '../../../platform/outbox/retry-delay.ts'
import type { OrderEngine } from '../orders/order-goods.ts'
import type { CommerceTables } from '../tables.ts'
import { settleNews, tell, type Completion, type CompletionDeps } from './complete-payment.ts'
import { putOff, takeDue, type EventRow } from './event-inbox.ts'
import { settleModification } from './settle-modification.ts'

/** Few enough that those who wait for an answer find a connection, too. */
const AT_ONCE = 4
/** News of what we do not know may have overtaken the news that tells us of it, but not by that much. */
const KNOWN_WITHIN = 24 * 3_600_000
/** After that many tries somebody should look at it; it is tried on all the same. */
const WORRYING_TRIES = 8

/** Takes on what is due until nothing is. Answers how much was taken on, done or not. */
export const workInbox = (deps: CompletionDeps) => async (): Promise<number> => {
  let worked = 0
  for (;;) {
    const due = await takeDue(deps.database, deps.clock.now(), AT_ONCE)
    await Promise.all(due.map((event) => work(deps, event)))
    worked += due.length
    if (due.length < AT_ONCE) return worked
  }
}

async function work({ database, clock, log, wake }: CompletionDeps, event: EventRow): Promise<void> {
  const item: NotificationItem = JSON.parse(event.item)
  const now = clock.now()
  const { eventCode, pspReference } = item
  try {
    const completion = await database.transaction(
      async (transaction) => {
        const settled = await settleEvent(transaction, database, item, now)
        if (isEarly(settled, event, now)) return undefined
        const noted = await transaction
          .updateTable('payment_events')
          .set({ worked_at: now.toISOString(), outcome: settled.effect })
          .where('key', '=', event.key)
          .where('worked_at', 'is', null)
          .executeTakeFirst()
        // Somebody else was faster: what we did must not count a second time.
        if (noted.numUpdatedRows === 0n) throw new AlreadyWorked()
        return settled
      },
      { mayRepeat: true },
    )
    if (completion === undefined) {
      log.info('News of an unknown payment wait for what tells of it', { eventCode, pspReference })
      return await putOff(database, event, after(now, event.tries))
    }
    tell(log, completion, { pspReference, source: 'webhook' })
    if (completion.effect === 'unknown') reportUnknown({ log }, item)
    if (completion.effect !== 'noted') wake()
  } catch (err) {
    if (err instanceof AlreadyWorked) return
    const level = event.tries >= WORRYING_TRIES ? 'error' : 'warn'
    log[level]('News of a payment could not be worked off, and are tried again', { eventCode, pspReference, err })
    await putOff(database, event, after(now, event.tries))
  }
}

class AlreadyWorked extends Error {
  override readonly name = 'AlreadyWorked'
}

async function settleEvent(
  transaction: Transaction<CommerceTables>,
  engine: OrderEngine,
  item: NotificationItem,
  now: Date,
): Promise<Completion> {
  const { eventCode, success, pspReference, merchantReference: reference, amount, paymentMethod: method = '' } = item
  if (eventCode === 'AUTHORISATION') {
    const outcome = success === 'true' ? 'authorised' : 'refused'
    return settleNews(transaction, engine, { reference, pspReference, outcome, amount, method, source: 'webhook' }, now)
  }
  // The shopper never came back from where they were sent to pay.
  if (eventCode === 'OFFER_CLOSED') {
    const news = { reference, pspReference, outcome: 'cancelled', amount, method, source: 'webhook' } as const
    return settleNews(transaction, engine, news, now)
  }
  return settleModification(transaction, engine, item, now)
}

/** A change of a payment that is not known yet. An attempt is always known before the provider is. */
function isEarly({ effect }: Completion, { received_at: received, item }: EventRow, now: Date): boolean {
  const { eventCode, originalReference }: NotificationItem = JSON.parse(item)
  const isChange = eventCode !== 'AUTHORISATION' && originalReference !== undefined
  return effect === 'unknown' && isChange && now.getTime() - Date.parse(received) < KNOWN_WITHIN
}

/**
 * It is signed, so the money is real, and nobody here ordered anything for it. It is not given back by itself: others may
 * use the same merchant account, and it may be theirs.
 */
function reportUnknown(
  { log }: Pick<CompletionDeps, 'log'>,
  { eventCode, pspReference, success }: NotificationItem,
): void {
  const fields = { eventCode, pspReference, success }
  if (eventCode === 'AUTHORISATION' && success === 'true') log.error('Money came for no order of this shop', fields)
  else log.warn('News of a payment that is not of this shop', fields)
}

const after = (now: Date, tries: number): Date => new Date(now.getTime() + retryDelay(tries, Math.random()))
