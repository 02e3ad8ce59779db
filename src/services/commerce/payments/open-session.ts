/**
 * Opens a payment session at the provider, after the order is committed and outside of any transaction. After a crash the
 * same request with the same idempotency key returns the same session.
 */
import { hash } from 'node:crypto'
import type { RawPaymentSession } from '../../../contracts/commerce/order.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import type { Log } from '../../../platform/log/log.ts'
import { ok, type Result } from '../../../platform/result.ts'
import type { StoredAttempt, StoredOrder } from '../orders/stored-order.ts'
import type { CommerceTables } from '../tables.ts'
import type { PaymentPort, ProviderFailure } from './payment-port.ts'
import { paymentTerms, SESSION_LIFE } from './payment-terms.ts'
import { PAYMENT_LOG } from '../log-codes.ts'

export type OpenSessionDeps = {
  readonly database: Database<CommerceTables>
  readonly clock: Clock
  readonly log: Log
  readonly port: Pick<PaymentPort, 'createSession'>
}

export type PaymentSessionTerms = {
  readonly order: StoredOrder
  readonly attempt: StoredAttempt
  readonly returnUrl: string
  /** Of the shopper, for the provider's judgement of risk. */
  readonly ip?: string | undefined
}

/** For an order that costs nothing: no provider is called. */
const NO_SESSION: RawPaymentSession = { id: '', sessionData: '' }

/** One that is there already is given again; the shopper may have reloaded the page. */
export function openSession({ database, clock, log, port }: OpenSessionDeps) {
  return async ({
    order,
    attempt,
    returnUrl,
    ip,
  }: PaymentSessionTerms): Promise<Result<RawPaymentSession, ProviderFailure>> => {
    if (attempt.session !== undefined) return ok(attempt.session)
    if (order.snapshot.totals.total === 0) return ok(NO_SESSION)
    const request = {
      ...paymentTerms(order, attempt),
      reference: attempt.id,
      returnUrl,
      ...(ip === undefined ? {} : { shopperIP: ip }),
      mode: 'embedded' as const,
      expiresAt: endOf(attempt),
    }
    const opened = await port.createSession(request, keyOf(attempt.id, request))
    if (!opened.ok) {
      const { kind, status, code: providerCode, message: reason } = opened.failure
      log.write(PAYMENT_LOG.sessionNotOpened, { orderId: order.id, kind, status, providerCode, reason })
      return opened
    }
    const { id, sessionData } = opened.value
    await database.query
      .updateTable('payment_attempts')
      .set({
        state: 'ready',
        session_id: id,
        session_data: sessionData,
        updated_at: clock.now().toISOString(),
        check_at: endOf(attempt),
      })
      .where('id', '=', attempt.id)
      // An attempt that was given up meanwhile must not be paid.
      .where('state', '=', 'started')
      .execute()
    return ok({ id, sessionData })
  }
}

const endOf = ({ createdAt }: StoredAttempt): string => new Date(Date.parse(createdAt) + SESSION_LIFE).toISOString()

/**
 * Includes the contents of the request: a shopper who returns with another address requests another session of the same attempt,
 * and the provider rejects a key that was used with another request. Whichever of the two is paid, it is paid for this attempt.
 */
export function keyOf(attemptId: string, request: object): string {
  return `${attemptId}-${hash('sha256', JSON.stringify(request), 'base64url').slice(0, 22)}`
}
