/** Sessions: what a shopper is to pay, fixed at creation, and for how long they may try. */
import { z } from 'zod'
import type {
  SessionPayment,
  SessionResult,
  SessionStatus,
} from '../../../contracts/payment-provider/payment-provider.ts'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import { sessionRequest, type SessionBody } from '../requests/request-schemas.ts'
import { toKnobs, type Knobs } from '../knobs/knobs.ts'
import type { Payment } from '../payments/stored-payment.ts'
import { newSessionId } from '../references.ts'
import { later, type Sandbox } from '../sandbox.ts'
import type { PaymentsTables } from '../tables.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** No personal data of the shopper: the sandbox does not need it. */
const sessionTerms = z.object({
  returnUrl: sessionRequest.shape.returnUrl,
  countryCode: sessionRequest.shape.countryCode,
  shopperLocale: sessionRequest.shape.shopperLocale,
  allowedPaymentMethods: sessionRequest.shape.allowedPaymentMethods,
  blockedPaymentMethods: sessionRequest.shape.blockedPaymentMethods,
  captureDelayHours: sessionRequest.shape.captureDelayHours,
  isNative: z.boolean(),
  isNeverAuthenticated: z.boolean(),
  manualCapture: z.boolean(),
  requestedCode: z.string().exactOptional(),
})

export type SessionTerms = Readonly<z.output<typeof sessionTerms>>

export type StoredSandboxSession = Readonly<Omit<PaymentsTables['sandbox_sessions'], 'request'>> & {
  readonly terms: SessionTerms
}

/** What it is called, and when it ends. */
export async function insertSession(
  transaction: Transaction<PaymentsTables>,
  { clock }: Pick<Sandbox, 'clock'>,
  given: SessionBody,
): Promise<{ readonly id: string; readonly expiresAt: string }> {
  const now = clock.now()
  const [id, expiresAt] = [newSessionId(), endOf(given.expiresAt, now)]
  await transaction
    .insertInto('sandbox_sessions')
    .values({
      id,
      reference: given.reference,
      request: JSON.stringify(termsOf(given)),
      value: given.amount.value,
      currency: given.amount.currency,
      status: 'active',
      refusals: 0,
      created_at: now.toISOString(),
      expires_at: expiresAt,
    })
    .execute()
  return { id, expiresAt }
}

/** An hour, or as requested, up to a day. */
function endOf(requested: string | undefined, now: Date): string {
  if (requested === undefined) return later(now, HOUR)
  const end = Math.min(new Date(requested).getTime(), now.getTime() + DAY)
  return new Date(end).toISOString()
}

/** What of a request decides how its payments are played. */
export function termsOf(given: Pick<SessionBody, 'returnUrl'> & Partial<SessionBody>): SessionTerms {
  const { returnUrl, countryCode, shopperLocale, allowedPaymentMethods, blockedPaymentMethods, captureDelayHours } =
    given
  const { additionalData, authenticationData } = given
  const requestedCode = additionalData?.RequestedTestAcquirerResponseCode
  return {
    returnUrl,
    ...(countryCode === undefined ? {} : { countryCode }),
    ...(shopperLocale === undefined ? {} : { shopperLocale }),
    ...(allowedPaymentMethods === undefined ? {} : { allowedPaymentMethods }),
    ...(blockedPaymentMethods === undefined ? {} : { blockedPaymentMethods }),
    ...(captureDelayHours === undefined ? {} : { captureDelayHours }),
    ...(requestedCode === undefined ? {} : { requestedCode }),
    isNative: authenticationData?.threeDSRequestData?.nativeThreeDS === 'preferred',
    isNeverAuthenticated: authenticationData?.attemptAuthentication === 'never',
    manualCapture: additionalData?.manualCapture === 'true',
  }
}

const SESSION_COLUMNS = [
  'id',
  'reference',
  'request',
  'value',
  'currency',
  'status',
  'refusals',
  'created_at',
  'expires_at',
] as const

export async function findSession(
  { query }: Pick<Database<PaymentsTables>, 'query'>,
  id: string,
): Promise<StoredSandboxSession | undefined> {
  const row = await query.selectFrom('sandbox_sessions').select(SESSION_COLUMNS).where('id', '=', id).executeTakeFirst()
  return row && fromRow(row)
}

/** Locked, so that of two concurrent payments the second reads the outcome of the first. With the current knobs. */
export async function lockSession(
  transaction: Transaction<PaymentsTables>,
  { lockRows }: Pick<Database<PaymentsTables>, 'lockRows'>,
  id: string,
): Promise<{ readonly session: StoredSandboxSession; readonly knobs: Knobs } | undefined> {
  const row = await lockRows(
    transaction
      .selectFrom('sandbox_sessions')
      .select(SESSION_COLUMNS)
      .select((is) =>
        is.selectFrom('sandbox_knobs').select('sandbox_knobs.knobs').where('sandbox_knobs.id', '=', 1).as('knobs'),
      )
      .where('id', '=', id),
  ).executeTakeFirst()
  if (row === undefined) return undefined
  const { knobs, ...session } = row
  return { session: fromRow(session), knobs: toKnobs(knobs) }
}

function fromRow({ request, ...row }: PaymentsTables['sandbox_sessions']): StoredSandboxSession {
  return { ...row, terms: parseStoredJson(sessionTerms, request, `terms of session ${row.id}`) }
}

/** A session without a payment expires by itself. */
export function statusOf(
  { status, expires_at: end }: Pick<StoredSandboxSession, 'status' | 'expires_at'>,
  now: Date,
): SessionStatus {
  return status === 'active' && end <= now.toISOString() ? 'expired' : status
}

/** Undefined when there is none. */
export async function findResult(
  { database, clock }: Pick<Sandbox, 'database' | 'clock'>,
  id: string,
): Promise<SessionResult | undefined> {
  const rows = await database.query
    .selectFrom('sandbox_sessions as session')
    .leftJoin('sandbox_payments as payment', 'payment.session_id', 'session.id')
    .select(['session.reference', 'session.status', 'session.expires_at'])
    .select(['payment.psp_reference', 'payment.result', 'payment.method', 'payment.brand', 'payment.waits_for'])
    .select(['payment.value', 'payment.currency'])
    .where('session.id', '=', id)
    .orderBy('payment.created_at')
    .orderBy('payment.psp_reference')
    .execute()
  const [session] = rows
  if (session === undefined) return undefined
  const payments = rows.flatMap(toSessionPayment)
  return {
    id,
    reference: session.reference,
    status: statusOf(session, clock.now()),
    ...(payments.length === 0 ? {} : { payments }),
  }
}

type JoinedPayment = {
  readonly [Column in 'psp_reference' | 'result' | 'method' | 'brand' | 'waits_for' | 'value' | 'currency']:
    | Payment[Column]
    | null
}

function toSessionPayment(payment: JoinedPayment): readonly SessionPayment[] {
  const { psp_reference: pspReference, result, method, brand, waits_for: waitsFor, value, currency } = payment
  if (pspReference === null || method === null || value === null || currency === null) return []
  if (waitsFor === 'shopper' || (result !== 'Authorised' && result !== 'Received' && result !== 'Pending')) return []
  const paymentMethod = { type: method, ...(brand === null ? {} : { brand }) }
  return [{ pspReference, amount: { value, currency }, resultCode: result, paymentMethod }]
}
