/** A payment as the provider stores it. */
import { z } from 'zod'
import type { Amount } from '../../../contracts/payment-provider/payment-provider.ts'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import type { TestCard } from '../cards/test-cards.ts'
import { LATER_FAILURES, type Verdict } from '../cards/verdicts.ts'
import type { PaymentsTables } from '../tables.ts'

type Row = PaymentsTables['sandbox_payments']

export type PaymentTerms = {
  readonly returnUrl: string
  /** What 3-D Secure requires for this card. */
  readonly authentication: TestCard['authentication']
  /** The last four digits: all that is ever known of a number. */
  readonly cardSummary?: string
  /** Captured by hand only. */
  readonly manualCapture?: true
  readonly captureDelayHours?: number
  /** The browser receives this result, whatever the actual one is (see the knobs). */
  readonly says?: 'Refused'
  /** A wallet that opens a window of its own. */
  readonly inWindow?: true
  /** What language the bank speaks to the shopper. */
  readonly shopperLocale?: string
}

export type Payment = Readonly<Omit<Row, 'verdict' | 'terms'>> & {
  readonly verdict: Verdict
  readonly terms: PaymentTerms
}

const storedVerdict: z.ZodType<Verdict> = z.object({
  result: z.enum(['Authorised', 'Received', 'Refused', 'Cancelled', 'Error']),
  refusal: z.object({ code: z.string(), reason: z.string() }).exactOptional(),
  laterFails: z.enum(LATER_FAILURES).exactOptional(),
})

const storedTerms: z.ZodType<PaymentTerms> = z.object({
  returnUrl: z.string(),
  authentication: z.enum(['none', 'fingerprint', 'challenge', 'both']),
  cardSummary: z.string().exactOptional(),
  manualCapture: z.literal(true).exactOptional(),
  captureDelayHours: z.number().exactOptional(),
  says: z.literal('Refused').exactOptional(),
  inWindow: z.literal(true).exactOptional(),
  shopperLocale: z.string().exactOptional(),
})

const PAYMENT_COLUMNS = [
  'psp_reference',
  'session_id',
  'reference',
  'method',
  'brand',
  'value',
  'currency',
  'result',
  'waits_for',
  'verdict',
  'terms',
  'refusal_code',
  'refusal_reason',
  'captured',
  'refunded',
  'cancelled',
  'authentication',
  'revision',
  'created_at',
  'updated_at',
] as const

export const amountOf = ({ value, currency }: Pick<Payment, 'value' | 'currency'>): Amount => ({ value, currency })

export async function insertPayment(transaction: Transaction<PaymentsTables>, payment: Payment): Promise<void> {
  await transaction.insertInto('sandbox_payments').values(toRow(payment)).execute()
}

export async function updatePayment(transaction: Transaction<PaymentsTables>, payment: Payment): Promise<void> {
  const { psp_reference: pspReference, ...columns } = toRow(payment)
  await transaction.updateTable('sandbox_payments').set(columns).where('psp_reference', '=', pspReference).execute()
}

/** Held until the transaction ends. */
export async function lockPayment(
  transaction: Transaction<PaymentsTables>,
  { lockRows }: Pick<Database<PaymentsTables>, 'lockRows'>,
  pspReference: string,
): Promise<Payment | undefined> {
  const rows = transaction
    .selectFrom('sandbox_payments')
    .select(PAYMENT_COLUMNS)
    .where('psp_reference', '=', pspReference)
  const row = await lockRows(rows).executeTakeFirst()
  return row === undefined ? undefined : toPayment(row)
}

export async function findPayment(
  { query }: Pick<Database<PaymentsTables>, 'query'>,
  pspReference: string,
): Promise<Payment | undefined> {
  const row = await query
    .selectFrom('sandbox_payments')
    .select(PAYMENT_COLUMNS)
    .where('psp_reference', '=', pspReference)
    .executeTakeFirst()
  return row === undefined ? undefined : toPayment(row)
}

function toPayment(row: Row): Payment {
  const name = `payment ${row.psp_reference}`
  const verdict = parseStoredJson(storedVerdict, row.verdict, `verdict of ${name}`)
  const terms = parseStoredJson(storedTerms, row.terms, `terms of ${name}`)
  return { ...row, verdict, terms }
}

const toRow = (payment: Payment): Row => ({
  ...payment,
  verdict: JSON.stringify(payment.verdict),
  terms: JSON.stringify(payment.terms),
})
