/** What an edit can be undone by: the before-values of its subjects, for 24 hours (OPS-10, OPS-11). */
import { z } from 'zod'
import type { Actor } from '../../contracts/staff/actor.ts'
import type { Database, Transaction } from '../../platform/database/open-database.ts'
import { newId } from '../../platform/ids.ts'
import { parseStoredJson } from '../../platform/stored-json.ts'
import { actorKey } from '../run/operation-call.ts'
import type { MerchantTables } from '../tables.ts'

const UNDO_MS = 24 * 60 * 60_000

const undoableSubjects = z.array(
  z.object({
    subject: z.string(),
    /** After the edit. Another one means that it was changed since. */
    version: z.int(),
    changes: z.array(
      z.object({
        field: z.string(),
        before: z.unknown(),
        after: z.unknown(),
        personal: z.literal(true).exactOptional(),
      }),
    ),
    state: z.unknown().optional(),
    /** What changed along with it. Undo writes them back, too, so they must not have changed since. */
    also: z.array(z.object({ subject: z.string(), version: z.int() })).exactOptional(),
  }),
)

export type UndoableSubject = z.output<typeof undoableSubjects>[number]

export type StoredUndo = {
  readonly id: string
  readonly operation: string
  readonly actorKey: string
  readonly subjects: readonly UndoableSubject[]
  readonly until: string
  readonly isDone: boolean
}

export async function storeUndo(
  transaction: Transaction<MerchantTables>,
  { operation, actor, subjects }: { operation: string; actor: Actor; subjects: readonly UndoableSubject[] },
  now: Date,
): Promise<{ readonly id: string; readonly until: string }> {
  const [id, until] = [newId(), new Date(now.getTime() + UNDO_MS).toISOString()]
  await transaction
    .insertInto('merchant_undos')
    .values({
      id,
      operation,
      actor_key: actorKey(actor),
      subjects: JSON.stringify(subjects),
      created_at: now.toISOString(),
      until,
      undone_at: null,
    })
    .execute()
  return { id, until }
}

/** Locked until the transaction ends: an edit is undone once. */
export async function lockUndo(
  transaction: Transaction<MerchantTables>,
  { lockRows }: Pick<Database<MerchantTables>, 'lockRows'>,
  id: string,
): Promise<StoredUndo | undefined> {
  const row = await lockRows(
    transaction.selectFrom('merchant_undos').selectAll().where('id', '=', id),
  ).executeTakeFirst()
  return (
    row && {
      id,
      operation: row.operation,
      actorKey: row.actor_key,
      subjects: parseStoredJson(undoableSubjects, row.subjects, 'undo'),
      until: row.until,
      isDone: row.undone_at !== null,
    }
  )
}

export async function markUndone(transaction: Transaction<MerchantTables>, id: string, now: Date): Promise<void> {
  await transaction.updateTable('merchant_undos').set({ undone_at: now.toISOString() }).where('id', '=', id).execute()
}
