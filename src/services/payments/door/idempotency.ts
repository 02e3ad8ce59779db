/**
 * A request with a key happens once. The key, what was done and what was answered are one transaction: a process that dies
 * leaves all of it or nothing, and never a key that blocks whoever asks again. The key is written last: of two that were
 * asked at once the second finds it taken, and what it did is undone.
 */
import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { IDEMPOTENCY_HEADER, KEY_UNDER_WAY, TRANSIENT_ERROR_HEADER } from '../../../contracts/payment-provider.ts'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import type { Result } from '../../../platform/result.ts'
import type { Sandbox } from '../sandbox.ts'
import type { PaymentsTables } from '../tables.ts'
import { invalid, refuse, type Refusal } from './provider-errors.ts'

const LONGEST_KEY = 64

export type Answered = { readonly status: 200 | 201; readonly body: object }

/** May fail only before it has written anything. */
export type Work = (transaction: Transaction<PaymentsTables>) => Promise<Result<Answered, Refusal>>

export type Once = (
  c: Context,
  work: Work,
  /** Adds what can be told from the request, so that it need not be kept. */
  complete?: (body: object) => object,
) => Promise<Response>

const UNDER_WAY: Refusal = {
  status: 409,
  errorCode: KEY_UNDER_WAY,
  message: 'request already processed or in progress',
  errorType: 'validation',
}
const OTHER_REQUEST = invalid('704', 'The idempotency key was used for another request.')
const LONG_KEY = invalid('702', 'The idempotency key is longer than 64 characters.')

type Outcome = Result<Answered, Refusal>

export function createOnce({ database, clock }: Sandbox): Once {
  /** Of this process. Another node's is waited for by the database. */
  const underWay = new Set<string>()

  const run = (work: Work): Promise<Outcome> => database.transaction(work)

  const runWithKey = (key: string, digest: string, work: Work): Promise<Outcome> =>
    database.transaction(async (transaction) => {
      const outcome = await work(transaction)
      if (!outcome.ok) return outcome
      const { status, body } = outcome.value
      await database
        .lastly(transaction)
        .insertInto('sandbox_keys')
        .values({ key, digest, status, answer: JSON.stringify(body), created_at: clock.now().toISOString() })
        .execute()
      return outcome
    })

  /** What cannot be done may have been done before: then that is the answer. */
  const runOnce = async (key: string, digest: string, work: Work): Promise<Outcome> => {
    try {
      const outcome = await runWithKey(key, digest, work)
      return outcome.ok ? outcome : ((await answeredBefore(database, key, digest)) ?? outcome)
    } catch (error) {
      const before = database.isUniqueViolation(error) ? await answeredBefore(database, key, digest) : undefined
      if (before === undefined) throw error
      return before
    }
  }

  return async (c, work, complete = (body) => body) => {
    const key = c.req.header(IDEMPOTENCY_HEADER)
    if (key === undefined || key === '') return told(c, await run(work), complete)
    if (key.length > LONGEST_KEY) return refuse(c, LONG_KEY)
    c.header(IDEMPOTENCY_HEADER, key)
    if (underWay.has(key)) {
      c.header(TRANSIENT_ERROR_HEADER, 'true')
      return refuse(c, UNDER_WAY)
    }
    underWay.add(key)
    try {
      const digest = createHash('sha256')
        .update(`${c.req.path}\n${await c.req.text()}`)
        .digest('base64url')
      return told(c, await runOnce(key, digest, work), complete)
    } finally {
      underWay.delete(key)
    }
  }
}

async function answeredBefore(
  { query }: Pick<Database<PaymentsTables>, 'query'>,
  key: string,
  digest: string,
): Promise<Outcome | undefined> {
  const kept = await query
    .selectFrom('sandbox_keys')
    .select(['digest', 'status', 'answer'])
    .where('key', '=', key)
    .executeTakeFirst()
  if (kept === undefined) return undefined
  if (kept.digest !== digest) return { ok: false, failure: OTHER_REQUEST }
  const body: object = JSON.parse(kept.answer)
  return { ok: true, value: { status: kept.status === 200 ? 200 : 201, body } }
}

function told(c: Context, outcome: Outcome, complete: (body: object) => object): Response {
  if (!outcome.ok) return refuse(c, outcome.failure)
  return c.json(complete(outcome.value.body), outcome.value.status)
}
