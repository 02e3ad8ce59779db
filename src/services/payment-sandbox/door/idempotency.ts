/**
 * A request with a key happens once. The key, what was done and what was answered are one transaction: a process that dies
 * leaves all of it or nothing, and never a key that blocks whoever asks again. The key is written last: of two that were
 * asked at once the second finds it taken, and what it did is undone.
 */
import { hash } from 'node:crypto'
import type { Context } from 'hono'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import {
  IDEMPOTENCY_HEADER,
  KEY_UNDER_WAY,
  TRANSIENT_ERROR_HEADER,
} from '../../../contracts/payment-provider/payment-provider.ts'
import { keptStatement, type Question, type ValueOf } from '../../../platform/database/kept-statement.ts'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import { writeTogether } from '../../../platform/database/write-together.ts'
import { ok, type Result } from '../../../platform/result.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import type { Sandbox } from '../sandbox.ts'
import type { PaymentsTables } from '../tables.ts'
import { invalid, refuse, type Refusal } from './provider-errors.ts'

const LONGEST_KEY = 64

export type Answered = { readonly status: 200 | 201; readonly body: object }

/** May fail only before it has written anything. */
export type Work = (transaction: Transaction<PaymentsTables>) => Promise<Result<Answered, Refusal>>

/** Work that looks at nothing that others write: it can be written with that of others. */
type Written = Answered & { readonly writes: readonly Question<PaymentsTables, unknown>[] }

export type Once = {
  readonly work: (c: Context, work: Work) => Promise<Response>
  readonly write: (
    c: Context,
    written: Written,
    /** Adds what can be told from the request, so that it need not be kept. */
    complete: (body: object) => object,
  ) => Promise<Response>
}

const UNDER_WAY: Refusal = {
  status: 409,
  errorCode: KEY_UNDER_WAY,
  message: 'request already processed or in progress',
  errorType: 'validation',
}
const OTHER_REQUEST = invalid('704', 'The idempotency key was used for another request.')
const LONG_KEY = invalid('702', 'The idempotency key is longer than 64 characters.')

type Outcome = Result<Answered, Refusal>

type Keyed = { readonly key: string; readonly digest: string }

const KEEP = keptStatement((query: Kysely<PaymentsTables>, value: ValueOf<PaymentsTables['sandbox_keys']>) =>
  query.insertInto('sandbox_keys').values({
    key: value('key'),
    digest: value('digest'),
    status: value('status'),
    answer: value('answer'),
    created_at: value('created_at'),
  }),
)

export function createOnce({ database, clock }: Sandbox): Once {
  /** Of this process. Another node's is waited for by the database. */
  const underWay = new Set<string>()
  const writeSoon = writeTogether(database)
  const kept = ({ key, digest }: Keyed, { status, body }: Answered) =>
    KEEP.question({ key, digest, status, answer: JSON.stringify(body), created_at: clock.now().toISOString() })

  /** What cannot be done may have been done before: then that is the answer. */
  const orBefore = async (keyed: Keyed, run: () => Promise<Outcome>): Promise<Outcome> => {
    try {
      const outcome = await run()
      return outcome.ok ? outcome : ((await answeredBefore(database, keyed)) ?? outcome)
    } catch (error) {
      const before = database.isUniqueViolation(error) ? await answeredBefore(database, keyed) : undefined
      if (before === undefined) throw error
      return before
    }
  }

  const once = async (
    c: Context,
    run: (keyed: Keyed | undefined) => Promise<Outcome>,
    complete: (body: object) => object,
  ): Promise<Response> => {
    const key = c.req.header(IDEMPOTENCY_HEADER)
    if (key === undefined || key === '') return told(c, await run(undefined), complete)
    if (key.length > LONGEST_KEY) return refuse(c, LONG_KEY)
    c.header(IDEMPOTENCY_HEADER, key)
    if (underWay.has(key)) {
      c.header(TRANSIENT_ERROR_HEADER, 'true')
      return refuse(c, UNDER_WAY)
    }
    underWay.add(key)
    try {
      const digest = hash('sha256', `${c.req.path}\n${await c.req.text()}`, 'base64url')
      const keyed = { key, digest }
      return told(c, await orBefore(keyed, () => run(keyed)), complete)
    } finally {
      underWay.delete(key)
    }
  }

  return {
    work: (c, work) =>
      once(
        c,
        (keyed) =>
          database.transaction(async (transaction) => {
            const outcome = await work(transaction)
            if (!outcome.ok || keyed === undefined) return outcome
            const last = database.lastly(transaction)
            await last.executeQuery(kept(keyed, outcome.value)(last))
            return outcome
          }),
        (body) => body,
      ),
    write: (c, { status, body, writes }, complete) =>
      once(
        c,
        async (keyed) => {
          await writeSoon(...writes, ...(keyed === undefined ? [] : [kept(keyed, { status, body })]))
          return ok({ status, body })
        },
        complete,
      ),
  }
}

/** Sent again as it was; the browser or the shop validates what it reads of it. */
const storedBody = z.looseObject({})

async function answeredBefore(
  { query }: Pick<Database<PaymentsTables>, 'query'>,
  { key, digest }: Keyed,
): Promise<Outcome | undefined> {
  const kept = await query
    .selectFrom('sandbox_keys')
    .select(['digest', 'status', 'answer'])
    .where('key', '=', key)
    .executeTakeFirst()
  if (kept === undefined) return undefined
  if (kept.digest !== digest) return { ok: false, failure: OTHER_REQUEST }
  const body = parseStoredJson(storedBody, kept.answer, `response to idempotency key ${key}`)
  return { ok: true, value: { status: kept.status === 200 ? 200 : 201, body } }
}

function told(c: Context, outcome: Outcome, complete: (body: object) => object): Response {
  if (!outcome.ok) return refuse(c, outcome.failure)
  return c.json(complete(outcome.value.body), outcome.value.status)
}
