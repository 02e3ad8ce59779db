/**
 * Faults that the sandbox produces on purpose. A knob applies to everything that happens from then on, until it is changed; what
 * was staged under it stays as it was staged, also when the process is killed.
 */
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import type { PaymentsTables } from '../tables.ts'

const seconds = z.number().min(0).max(2_592_000)
const few = z.int().min(0).max(10)

/** All of them are set together: a knob that is not named is reset to its default. */
export const knobsGiven = z.strictObject({
  /** How much later notifications are sent. */
  delaySeconds: seconds.default(0),
  /** How many duplicates of each notification are sent, with another date. */
  duplicates: few.default(0),
  /** Each waits until the next one has overtaken it; for a minute at most. */
  reorder: z.boolean().default(false),
  /** How many of the first tries are lost on the way. */
  drops: few.default(0),
  /** What is added to the amount of a successful authorisation. */
  wrongAmount: z.int().min(-1_000_000).max(1_000_000).default(0),
  /** How many tries (after those that are dropped) are signed with a wrong key. */
  badSignatures: few.default(0),
  /** How much later the notification of a failed payment is sent. */
  lateFailureSeconds: seconds.default(0),
  /** What becomes of a payment that was left pending, and after how long. */
  pendingOutcome: z.enum(['authorised', 'refused', 'never']).default('authorised'),
  pendingSeconds: seconds.default(60),
  /** Payments that are pending now are decided immediately, whatever was due. */
  decidePending: z.boolean().default(false),
  /** The browser receives a refusal, the notification a success. */
  saysRefused: z.boolean().default(false),
  /**
   * How many of the next responses to the server are lost after the work was done. Not stored: a new process starts with none.
   */
  lostAnswers: few.default(0),
  /** Factor for all waiting: 0.001 makes seconds of a quarter of an hour. */
  timeScale: z.number().min(0).max(1).default(1),
})

export type Knobs = z.output<typeof knobsGiven>

export const NORMAL: Knobs = knobsGiven.parse({})

export async function readKnobs(query: Kysely<PaymentsTables>): Promise<Knobs> {
  const row = await query.selectFrom('sandbox_knobs').select('knobs').where('id', '=', 1).executeTakeFirst()
  return toKnobs(row?.knobs)
}

/** As they are stored. There is no row until one is changed. */
export function toKnobs(stored: string | null | undefined): Knobs {
  if (stored === null || stored === undefined) return NORMAL
  return parseStoredJson(knobsGiven, stored, 'sandbox knobs')
}

export async function saveKnobs(transaction: Transaction<PaymentsTables>, knobs: Knobs): Promise<void> {
  const row = { id: 1 as const, knobs: JSON.stringify(knobs) }
  await transaction
    .insertInto('sandbox_knobs')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ knobs: row.knobs }))
    .execute()
}
