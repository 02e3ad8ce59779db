/**
 * A session at the provider, in which the shopper pays. Asked for after the order is written and outside of any transaction:
 * whoever dies in between asks again, in the same words and with the same key, and gets the same session.
 */
import { hash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { RawPaymentSession } from '../../../contracts/commerce/order.ts'
import type { Clock } from '../../../platform/clock.ts'
import { keptStatement, type ValueOf } from '../../../platform/database/kept-statement.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { writeTogether } from '../../../platform/database/write-together.ts'
import type { Log } from '../../../platform/log/log.ts'
import { ok, type Result } from '../../../platform/result.ts'
import type { StoredAttempt, StoredOrder } from '../orders/stored-order.ts'
import type { CommerceTables } from '../tables.ts'
import type { PaymentPort, ProviderFailure } from './payment-port.ts'
import { paymentTerms, SESSION_LIFE } from './payment-terms.ts'

export type OpenSessionDeps = {
  readonly database: Database<CommerceTables>
  readonly clock: Clock
  readonly log: Log
  readonly port: Pick<PaymentPort, 'createSession'>
}

export type SessionWanted = {
  readonly order: StoredOrder
  readonly attempt: StoredAttempt
  readonly returnUrl: string
  /** Of the shopper, for the provider's judgement of risk. */
  readonly ip?: string | undefined
}

/** Of an order that costs nothing: there is nobody to ask. */
const NO_SESSION: RawPaymentSession = { id: '', sessionData: '' }

type Opened = Readonly<Record<'attemptId' | 'sessionId' | 'sessionData' | 'time' | 'checkAt', string>>

const NOTE_SESSION = keptStatement((query: Kysely<CommerceTables>, value: ValueOf<Opened>) =>
  query
    .updateTable('payment_attempts')
    .set({
      state: 'ready',
      session_id: value('sessionId'),
      session_data: value('sessionData'),
      updated_at: value('time'),
      check_at: value('checkAt'),
    })
    .where('id', '=', value('attemptId'))
    // One that was given up meanwhile stays so: nobody should pay there.
    .where('state', '=', 'started'),
)

/** One that is there already is given again; the shopper may have reloaded the page. */
export function openSession({ database, clock, log, port }: OpenSessionDeps) {
  const write = writeTogether(database)
  return async ({
    order,
    attempt,
    returnUrl,
    ip,
  }: SessionWanted): Promise<Result<RawPaymentSession, ProviderFailure>> => {
    if (attempt.session !== undefined) return ok(attempt.session)
    if (order.snapshot.totals.total === 0) return ok(NO_SESSION)
    const request = {
      ...paymentTerms(order),
      reference: attempt.id,
      returnUrl,
      ...(ip === undefined ? {} : { shopperIP: ip }),
      mode: 'embedded' as const,
      expiresAt: endOf(attempt),
    }
    const opened = await port.createSession(request, keyOf(attempt.id, request))
    if (!opened.ok) {
      const { kind, status, code, message: reason } = opened.failure
      log.warn('The provider opened no session for an order', { orderId: order.id, kind, status, code, reason })
      return opened
    }
    const { id, sessionData } = opened.value
    const noted = { attemptId: attempt.id, sessionId: id, sessionData, checkAt: endOf(attempt) }
    await write(NOTE_SESSION.question({ ...noted, time: clock.now().toISOString() }))
    return ok({ id, sessionData })
  }
}

const endOf = ({ createdAt }: StoredAttempt): string => new Date(Date.parse(createdAt) + SESSION_LIFE).toISOString()

/**
 * With what is asked in it: who comes back over another address asks for another session of the same attempt, and the
 * provider refuses a key that it has seen with other words. Whichever of the two is paid, it is paid for this attempt.
 */
export function keyOf(attemptId: string, request: object): string {
  return `${attemptId}-${hash('sha256', JSON.stringify(request), 'base64url').slice(0, 22)}`
}
