/**
 * Gives noted changes their positions and reads subjects in that order. A sequence of the database would not do: numbers are taken
 * before the commit, so a reader could pass a number whose transaction commits later. Here a position is given to committed changes
 * only, under a lock that is held until the positions are committed themselves: a reader that sees a position sees all before it.
 */
import { sql, type Kysely } from 'kysely'
import { bulkRows } from '../database/bulk-rows.ts'
import type { Database, Transaction } from '../database/open-database.ts'
import type { ChangeTables } from './change-tables.ts'

const MAX_PER_TRANSACTION = 5000

/** How many were noted. Safe on any number of nodes. */
export async function sequenceChanges(database: Database<ChangeTables>): Promise<number> {
  let total = 0
  for (;;) {
    // Most of the time there is nothing, and no lock is needed to see that.
    const some = await database.query.selectFrom('changed_subjects').select('id').limit(1).executeTakeFirst()
    if (some === undefined) return total
    const moved = await database.transaction((transaction) => sequenceSome(transaction, database), { mayRepeat: true })
    total += moved
    if (moved < MAX_PER_TRANSACTION) return total
  }
}

async function sequenceSome(
  transaction: Transaction<ChangeTables>,
  engine: Pick<Database<ChangeTables>, 'jsonRows'>,
): Promise<number> {
  const { last } = await transaction
    .updateTable('change_sequence')
    .set((row) => ({ last: row.ref('last') }))
    .returning('last')
    .executeTakeFirstOrThrow()
  const oldest = transaction.selectFrom('changed_subjects').select('id').orderBy('id').limit(MAX_PER_TRANSACTION)
  const changes = await transaction
    .deleteFrom('changed_subjects')
    .where('id', 'in', oldest)
    .returning(['id', 'kind', 'subject'])
    .execute()
  // Of several changes of a subject the last one counts.
  const subjects = new Map<string, (typeof changes)[number]>()
  for (const change of changes.toSorted((a, b) => a.id - b.id)) {
    const key = `${change.kind} ${change.subject}`
    subjects.delete(key)
    subjects.set(key, change)
  }
  const rows = [...subjects.values()].map(({ kind, subject }, index) => [kind, subject, last + index + 1] as const)
  const given = bulkRows(engine, { kind: 'text', subject: 'text', position: 'bigint' }, rows)
  await sql`insert into change_positions (kind, subject, position) select * from ${given} as given where true
    on conflict (kind, subject) do update set position = excluded.position`.execute(transaction)
  await transaction
    .updateTable('change_sequence')
    .set({ last: last + rows.length })
    .execute()
  return changes.length
}

export type SubjectPosition = { readonly subject: string; readonly position: number }

/** The subjects that changed after a position, in the order of their last change. */
export const subjectsAfter = (
  query: Kysely<ChangeTables>,
  kind: string,
  { position, limit }: { readonly position: number; readonly limit: number },
): Promise<readonly SubjectPosition[]> =>
  query
    .selectFrom('change_positions')
    .select(['subject', 'position'])
    .where('kind', '=', kind)
    .where('position', '>', position)
    .orderBy('position')
    .limit(limit)
    .execute()

/** Positions beyond it were not given by this database. */
export async function lastPosition(query: Kysely<ChangeTables>): Promise<number> {
  const { last } = await query.selectFrom('change_sequence').select('last').executeTakeFirstOrThrow()
  return last
}
