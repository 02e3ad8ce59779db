/**
 * Transactional outbox: follow-up work is staged in the transaction that causes it and handled afterwards, at least once, so
 * handlers must be idempotent. Several nodes may work on one outbox.
 */
import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database, Transaction } from '../database/open-database.ts'
import type { Log } from '../log/log.ts'
import { redactText } from '../log/redact-text.ts'
import { batchCalls } from '../batch-calls.ts'
import type { OutboxTables } from './outbox-tables.ts'
import { MAX_ATTEMPTS, retryDelay } from './retry-delay.ts'
import { OUTBOX_LOG } from '../log-codes.ts'

export { outboxMigrations, type OutboxTables } from './outbox-tables.ts'

export type Staged = {
  readonly topic: string
  /** Idempotent by topic and key, for as long as done work is retained (purge-done.ts). */
  readonly key: string
  readonly payload: string
  readonly due: Date
}

export type OutboxHandler = (payload: string, key: string) => Promise<void>

/**
 * Until then no other node claims the row. The worker renews its leases while handlers run, so the work of a node that was
 * killed resumes after it, and slow work is not started twice (docs/adr/0075).
 */
const LEASE_MS = 30_000
const RENEW_MS = 10_000

const MAX_CLAIMED = 100

const MAX_ERROR_LENGTH = 500

/** Staging the same topic and key again changes nothing. */
export async function stage(transaction: Transaction<OutboxTables>, ...work: readonly Staged[]): Promise<void> {
  await transaction
    .insertInto('outbox')
    .values(work.map(toRow))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

function toRow({ topic, key, payload, due }: Staged) {
  const time = due.toISOString()
  return { id: idOf({ topic, key }), topic, key, payload, staged_at: time, due_at: time, tries: 0 }
}

type OutboxDeps = {
  readonly database: Database<OutboxTables>
  readonly clock: Clock
  readonly log: Log
  /** By topic. Topics without a handler here wait for a process that has one. */
  readonly handlers: Readonly<Record<string, OutboxHandler>>
}

export type Outbox = {
  /** Takes on what is due until nothing is. Answers how much was taken on, done or not. */
  readonly workDue: () => Promise<number>
}

type Claimed = Pick<OutboxTables['outbox'], 'id' | 'topic' | 'key' | 'payload' | 'tries'>

/** Long: a factory; its functions share the leases. */
export function createOutbox({ database, clock, log, handlers }: OutboxDeps): Outbox {
  const topics = Object.keys(handlers)
  /** What was put off or is done must not be leased again. */
  const inProgress = new WeakSet<Claimed>()

  const claim = (): Promise<readonly Claimed[]> =>
    database.transaction(async (transaction) => {
      const now = clock.now()
      const due = await database
        .lockRows(
          transaction
            .selectFrom('outbox')
            .select(['id', 'topic', 'key', 'payload', 'tries'])
            .where('topic', 'in', topics)
            .where('due_at', '<=', now.toISOString())
            .where('done_at', 'is', null)
            .where('dead_at', 'is', null)
            .orderBy('due_at')
            .limit(MAX_CLAIMED),
          { skipLocked: true },
        )
        .execute()
      if (due.length === 0) return []
      const ids = due.map(({ id }) => id)
      await transaction
        .updateTable('outbox')
        .set((update) => ({ due_at: after(now, LEASE_MS), tries: update('tries', '+', 1) }))
        .where(sql<boolean>`id ${database.amongTexts(ids)}`)
        .execute()
      return due.map((row) => ({ ...row, tries: row.tries + 1 }))
    })

  /** A row that another worker has claimed since then is left to it. */
  const renew = async (rows: readonly Claimed[]): Promise<void> => {
    const lease = after(clock.now(), LEASE_MS)
    for (const [tries, ids] of idsByTries(rows)) {
      await database.query
        .updateTable('outbox')
        .set({ due_at: lease })
        .where(sql<boolean>`id ${database.amongTexts(ids)}`)
        .where('tries', '=', tries)
        .where('done_at', 'is', null)
        .where('dead_at', 'is', null)
        .execute()
    }
  }

  const whileLeased = async (claimed: readonly Claimed[], run: () => Promise<unknown>): Promise<void> => {
    const timer = setInterval(() => {
      const unfinished = claimed.filter((row) => inProgress.has(row))
      renew(unfinished).catch((err: unknown) => log.write(OUTBOX_LOG.leaseNotRenewed, { err }))
    }, RENEW_MS)
    timer.unref()
    for (const row of claimed) inProgress.add(row)
    try {
      await run()
    } finally {
      clearInterval(timer)
    }
  }

  const work = async (row: Claimed): Promise<void> => {
    await handle(row)
    inProgress.delete(row)
  }

  const handle = async (row: Claimed): Promise<void> => {
    const { id, topic, key, payload, tries } = row
    try {
      await handlers[topic]?.(payload, key)
    } catch (err) {
      inProgress.delete(row)
      await putOff(row, err)
      return
    }
    await noteDone(id)
    if (tries > 1) log.write(OUTBOX_LOG.handlerRecovered, { topic, key, tries })
  }

  /** Another process may have claimed them meanwhile: they are done all the same. */
  const noteDone = batchCalls(async (ids: readonly string[]) => {
    await database.query
      .updateTable('outbox')
      .set({ done_at: clock.now().toISOString(), payload: '' })
      .where(sql<boolean>`id ${database.amongTexts(ids)}`)
      .execute()
  })

  const putOff = async ({ id, topic, key, tries }: Claimed, err: unknown): Promise<void> => {
    const now = clock.now()
    const dead = tries >= MAX_ATTEMPTS
    const next = dead ? { dead_at: now.toISOString() } : { due_at: after(now, retryDelay(tries, Math.random())) }
    await database.query
      .updateTable('outbox')
      .set({ ...next, last_error: errorText(err) })
      .where('id', '=', id)
      // Our claim may have expired: then its new holder decides when it is due again.
      .where('tries', '=', tries)
      .execute()
    if (dead) log.write(OUTBOX_LOG.handlerGaveUp, { topic, key, tries, err })
    else log.write(OUTBOX_LOG.handlerFailed, { topic, key, tries, err })
  }

  return {
    async workDue() {
      if (topics.length === 0) return 0
      let worked = 0
      for (;;) {
        const claimed = await claim()
        await whileLeased(claimed, () => Promise.all(claimed.map(work)))
        worked += claimed.length
        if (claimed.length < MAX_CLAIMED) return worked
      }
    },
  }
}

const idsByTries = (rows: readonly Claimed[]): ReadonlyMap<number, readonly string[]> =>
  new Map([...Map.groupBy(rows, ({ tries }) => tries)].map(([tries, same]) => [tries, same.map(({ id }) => id)]))

/** A sentence for the person who looks at it: mail servers name the address that they refuse. */
const errorText = (err: unknown): string =>
  redactText(err instanceof Error ? err.message : String(err)).slice(0, MAX_ERROR_LENGTH)

/** Of the row. */
export function idOf({ topic, key }: Pick<Staged, 'topic' | 'key'>): string {
  return `${topic}:${key}`
}

function after(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString()
}
