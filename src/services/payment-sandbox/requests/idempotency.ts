/**
 * A request with an idempotency key is executed once. The key, the work and the response are one transaction: a crash leaves all
 * of it or nothing, and never a key that blocks a retry. The key is inserted last: of two concurrent requests the second finds it
 * taken, and is rolled back.
 */
import { hash } from 'node:crypto'
import type { Context } from 'hono'
import { z } from 'zod'
import {
  IDEMPOTENCY_HEADER,
  KEY_UNDER_WAY,
  TRANSIENT_ERROR_HEADER,
} from '../../../contracts/payment-provider/payment-provider.ts'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import type { Result } from '../../../platform/result.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import type { Sandbox } from '../sandbox.ts'
import type { PaymentsTables } from '../tables.ts'
import { invalid, refuse, type Refusal } from './provider-errors.ts'

const MAX_KEY_LENGTH = 64

export type SandboxResponse = { readonly status: 200 | 201; readonly body: object }

/** May fail only before it has written anything. */
export type Work = (transaction: Transaction<PaymentsTables>) => Promise<Result<SandboxResponse, Refusal>>

export type Once = (
  c: Context,
  work: Work,
  /** Adds what is known from the request and therefore not stored with the key. */
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

type Outcome = Result<SandboxResponse, Refusal>

type Keyed = { readonly key: string; readonly digest: string }

export function createOnce({ database, clock }: Sandbox): Once {
  /** Of this process. Another node's is waited for by the database. */
  const underWay = new Set<string>()
  const insertKey = async (
    transaction: Transaction<PaymentsTables>,
    { key, digest }: Keyed,
    { status, body }: SandboxResponse,
  ): Promise<void> => {
    await transaction
      .insertInto('sandbox_keys')
      .values({ key, digest, status, answer: JSON.stringify(body), created_at: clock.now().toISOString() })
      .execute()
  }

  /** What cannot be done may have been done before: then that is the answer. */
  const orBefore = async (keyed: Keyed, attempt: () => Promise<Outcome>): Promise<Outcome> => {
    try {
      const outcome = await attempt()
      return outcome.ok ? outcome : ((await answeredBefore(database, keyed)) ?? outcome)
    } catch (error) {
      const before = database.isUniqueViolation(error) ? await answeredBefore(database, keyed) : undefined
      if (before === undefined) throw error
      return before
    }
  }

  const run = (work: Work, keyed: Keyed | undefined): Promise<Outcome> =>
    database.transaction(async (transaction) => {
      const outcome = await work(transaction)
      if (outcome.ok && keyed !== undefined) await insertKey(transaction, keyed, outcome.value)
      return outcome
    })

  return async (c, work, complete = (body) => body) => {
    const key = c.req.header(IDEMPOTENCY_HEADER)
    if (key === undefined || key === '') return respond(c, await run(work, undefined), complete)
    if (key.length > MAX_KEY_LENGTH) return refuse(c, LONG_KEY)
    c.header(IDEMPOTENCY_HEADER, key)
    if (underWay.has(key)) {
      c.header(TRANSIENT_ERROR_HEADER, 'true')
      return refuse(c, UNDER_WAY)
    }
    underWay.add(key)
    try {
      const digest = hash('sha256', `${c.req.path}\n${await c.req.text()}`, 'base64url')
      const keyed = { key, digest }
      return respond(c, await orBefore(keyed, () => run(work, keyed)), complete)
    } finally {
      underWay.delete(key)
    }
  }
}

/** Sent again as it was; the browser or the shop validates what it reads of it. */
const storedBody = z.looseObject({})

async function answeredBefore(
  { query }: Pick<Database<PaymentsTables>, 'query'>,
  { key, digest }: Keyed,
): Promise<Outcome | undefined> {
  const stored = await query
    .selectFrom('sandbox_keys')
    .select(['digest', 'status', 'answer'])
    .where('key', '=', key)
    .executeTakeFirst()
  if (stored === undefined) return undefined
  if (stored.digest !== digest) return { ok: false, failure: OTHER_REQUEST }
  const body = parseStoredJson(storedBody, stored.answer, `response to idempotency key ${key}`)
  return { ok: true, value: { status: stored.status === 200 ? 200 : 201, body } }
}

function respond(c: Context, outcome: Outcome, complete: (body: object) => object): Response {
  if (!outcome.ok) return refuse(c, outcome.failure)
  return c.json(complete(outcome.value.body), outcome.value.status)
}
