/**
 * Failed attempts by account and by network, counted in the database so that all nodes count together. An attempt is reserved
 * before its credential is checked: of many parallel ones no more than the limit are. Nothing is locked: after the time the right
 * credential works again.
 */
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import { clientAt } from '../../../platform/http/client-address.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import type { StaffTables } from '../tables.ts'

const WINDOW_MS = 15 * 60_000
const MAX_PER_ACCOUNT = 5
const MAX_PER_NETWORK = 20
const MAX_MAILS = 3

type Subject = { readonly name: string; readonly max: number; readonly endsWithSuccess?: true }

export type AttemptSubjects = {
  /** Address of an account, which need not exist: stored as a keyed digest. */
  readonly accountDigest?: string
  /** As the connection shows it. */
  readonly network?: string
  /** Requests for a mail by this address. */
  readonly mailDigest?: string
  /** Id of a signed-in account that confirms a factor: who is not signed in cannot use up its attempts. */
  readonly confirming?: string
}

const subjectsOf = ({ accountDigest, network, mailDigest, confirming }: AttemptSubjects): readonly Subject[] => [
  ...(accountDigest === undefined
    ? []
    : [{ name: `account:${accountDigest}`, max: MAX_PER_ACCOUNT, endsWithSuccess: true } as const]),
  ...(confirming === undefined
    ? []
    : [{ name: `confirm:${confirming}`, max: MAX_PER_ACCOUNT, endsWithSuccess: true } as const]),
  ...(mailDigest === undefined ? [] : [{ name: `mail:${mailDigest}`, max: MAX_MAILS }]),
  ...(network === undefined ? [] : [{ name: `network:${clientAt(network)}`, max: MAX_PER_NETWORK }]),
]

/** Digest of an address under a key of the installation: equal addresses are recognised, none can be read or guessed. */
export const addressDigest = (key: Buffer, email: string): string =>
  createHmac('sha256', key).update(email).digest('base64url')

export type Reservation =
  | { readonly isAllowed: true; readonly at: number }
  | {
      readonly isAllowed: false
      /** In seconds. */
      readonly retryAfter: number
    }

/** Accounts before networks, always, so that two requests cannot deadlock. */
export const reserveAttempt = (
  database: Database<StaffTables>,
  given: AttemptSubjects,
  now: Date,
): Promise<Reservation> =>
  database.transaction(async (transaction) => {
    const at = now.getTime()
    const stored: { subject: Subject; times: readonly number[] }[] = []
    for (const subject of subjectsOf(given)) {
      stored.push({ subject, times: await lockTimes(database, transaction, subject.name, at) })
    }
    const waits = stored.map(({ subject, times }) => waitOf(times, subject.max, at))
    const wait = Math.max(0, ...waits)
    if (wait > 0) return { isAllowed: false, retryAfter: Math.ceil(wait / 1000) }
    for (const { subject, times } of stored) await writeTimes(transaction, subject.name, [...times, at], at)
    return { isAllowed: true, at }
  })

/** How long until one more fits into the window. */
function waitOf(times: readonly number[], max: number, at: number): number {
  const blocking = times.at(-max)
  return blocking === undefined ? 0 : blocking + WINDOW_MS - at
}

/** After a success: the count of the account is reset, and this attempt is removed from that of the network. */
export const clearAttempts = async (
  database: Database<StaffTables>,
  given: AttemptSubjects,
  at: number,
): Promise<void> => {
  await database.transaction(async (transaction) => {
    for (const { name, endsWithSuccess } of subjectsOf(given)) {
      const times = await lockTimes(database, transaction, name, at)
      const own = times.lastIndexOf(at)
      const left = endsWithSuccess ? [] : times.filter((_, place) => place !== own)
      await writeTimes(transaction, name, left, at)
    }
  })
}

const times = z.array(z.number())

/** Those within the window, oldest first. */
async function lockTimes(
  database: Database<StaffTables>,
  transaction: Transaction<StaffTables>,
  subject: string,
  at: number,
): Promise<readonly number[]> {
  await transaction
    .insertInto('staff_attempts')
    .values({ subject, times: '[]', expires_at: new Date(at + WINDOW_MS).toISOString() })
    .onConflict((conflict) => conflict.column('subject').doNothing())
    .execute()
  const rows = transaction.selectFrom('staff_attempts').select('times').where('subject', '=', subject)
  const row = await database.lockRows(rows).executeTakeFirst()
  const all = row === undefined ? [] : parseStoredJson(times, row.times, 'sign-in attempts')
  return all.filter((time) => time > at - WINDOW_MS)
}

const writeTimes = (transaction: Transaction<StaffTables>, subject: string, left: readonly number[], at: number) =>
  transaction
    .updateTable('staff_attempts')
    .set({ times: JSON.stringify(left), expires_at: new Date(at + WINDOW_MS).toISOString() })
    .where('subject', '=', subject)
    .execute()
