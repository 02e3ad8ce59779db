/**
 * Idempotency keys of write operations (OPS-04). The answer is stored in the transaction of the effect: a process that is killed
 * between effect and answer returns the same answer when the request is repeated. A claim has a lease, so that a request whose
 * process died can be repeated after it.
 */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Actor } from '../../contracts/staff/actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { newId } from '../../platform/ids.ts'
import { parseStoredJson } from '../../platform/stored-json.ts'
import type { MerchantTables } from '../tables.ts'
import { actorKey, failureAnswer, type OperationAnswer } from './operation-call.ts'

const RETENTION_MS = 7 * 24 * 60 * 60_000
const KEY = /^[\x21-\x7e]{16,64}$/

export const isIdempotencyKey = (key: string): boolean => KEY.test(key)

type Request = {
  readonly actor: Actor
  readonly key: string
  readonly operation: string
  readonly input: unknown
  /** Longer than the operation may run. */
  readonly leaseMs: number
}

/** A request that this process may run. */
export type ClaimedRequest = {
  readonly id: string
  /** Stores the answer. Throws when another process has taken the request over, which rolls the effect back. */
  readonly complete: (
    transaction: Transaction<MerchantTables>,
    answer: OperationAnswer,
    state?: 'done' | 'partial',
  ) => Promise<void>
  /** After an unexpected error: the request may be repeated immediately. */
  readonly release: () => Promise<void>
}

type Stored = Pick<
  MerchantTables['merchant_requests'],
  'operation' | 'input_digest' | 'state' | 'lease_until' | 'status' | 'body'
>

/** Thrown inside the transaction of the effect. */
export class LostClaimError extends Error {}

/** The claim, or the answer to give instead of running. Long: claim, completion and release share the row. */
export async function claimRequest(
  database: Database<MerchantTables>,
  clock: Clock,
  request: Request,
): Promise<ClaimedRequest | OperationAnswer> {
  const { actor, operation } = request
  const id = hashOf([actorKey(actor), request.key])
  const digest = hashOf([operation, canonical(request.input)])
  const claim = newId()
  const now = clock.now()
  const leaseUntil = new Date(now.getTime() + request.leaseMs).toISOString()
  const before = await database.transaction(async (transaction): Promise<Stored | undefined> => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('merchant_requests')
      .values({
        id,
        operation,
        input_digest: digest,
        state: 'running',
        claim,
        lease_until: leaseUntil,
        status: null,
        body: null,
        expires_at: new Date(now.getTime() + RETENTION_MS).toISOString(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 1n) return undefined
    const found = transaction
      .selectFrom('merchant_requests')
      .select(['operation', 'input_digest', 'state', 'lease_until', 'status', 'body'])
      .where('id', '=', id)
    const stored = await database.lockRows(found).executeTakeFirstOrThrow()
    const isFree = stored.state === 'partial' || (stored.state === 'running' && stored.lease_until <= now.toISOString())
    if (stored.operation !== operation || stored.input_digest !== digest || !isFree) return stored
    const taken = { state: 'running', claim, lease_until: leaseUntil } as const
    await transaction.updateTable('merchant_requests').set(taken).where('id', '=', id).execute()
    return undefined
  })
  if (before !== undefined) return answerOf(before, request, digest)
  const own = { id, claim }
  return {
    id,
    async complete(transaction, { status, body }, state = 'done') {
      const { numUpdatedRows } = await transaction
        .updateTable('merchant_requests')
        .set({ state, status, body: JSON.stringify(body) })
        .where((is) => is.and(own))
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new LostClaimError()
    },
    async release() {
      await database.query
        .updateTable('merchant_requests')
        .set({ lease_until: clock.now().toISOString() })
        .where((is) => is.and({ ...own, state: 'running' }))
        .execute()
    },
  }
}

function answerOf(stored: Stored, { actor, operation }: Request, digest: string): OperationAnswer {
  if (stored.operation !== operation || stored.input_digest !== digest)
    return failureAnswer({ code: 'KEY_REUSED' }, actor)
  if (stored.state !== 'done' || stored.status === null || stored.body === null) return stillRunning(actor)
  return { status: stored.status, body: parseStoredJson(storedBody, stored.body, 'answer of an operation') }
}

export const stillRunning = (actor: Actor): OperationAnswer => failureAnswer({ code: 'RUNNING', retryAfter: 1 }, actor)

const storedBody = z.record(z.string(), z.unknown())

const hashOf = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/** JSON with sorted members: the order in which a caller writes them means nothing. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  )
}
