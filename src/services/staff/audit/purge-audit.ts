/**
 * Retention: rows older than 400 days are deleted from the old end of the chain, which afterwards begins at a stored anchor.
 * The only code that deletes rows of the audit log (AUD-05).
 */
import { sql } from 'kysely'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import type { StaffTables } from '../tables.ts'
import { lockChain, writeChain } from './chain.ts'

const RETENTION_MS = 400 * 24 * 60 * 60_000
const MAX_PER_BATCH = 500

/** How many rows were deleted. */
export async function purgeAudit(database: Database<StaffTables>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - RETENTION_MS).toISOString()
  let purged = 0
  for (;;) {
    const count = await database.transaction((transaction) => purgeBatch(database, transaction, before))
    purged += count
    if (count < MAX_PER_BATCH) return purged
  }
}

async function purgeBatch(
  database: Database<StaffTables>,
  transaction: Transaction<StaffTables>,
  before: string,
): Promise<number> {
  const { anchor_seq } = await lockChain(database, transaction)
  const seals = await transaction
    .selectFrom('staff_audit_seals')
    .innerJoin('staff_audit', 'staff_audit.id', 'staff_audit_seals.audit_id')
    .select(['seq', 'audit_id', 'hash', 'at'])
    .where('seq', '>', anchor_seq)
    .orderBy('seq')
    .limit(MAX_PER_BATCH)
    .execute()
  // From the old end only, and without gaps: a row that was deleted by hand stays missing, and verification reports it.
  const firstToStay = seals.findIndex(({ seq, at }, place) => at >= before || seq !== anchor_seq + place + 1)
  const old = firstToStay === -1 ? seals : seals.slice(0, firstToStay)
  const last = old.at(-1)
  if (last === undefined) return 0
  const ids = old.map(({ audit_id }) => audit_id)
  const ofRows = sql<boolean>`audit_id ${database.amongTexts(ids)}`
  await transaction.deleteFrom('staff_audit_values').where(ofRows).execute()
  await transaction.deleteFrom('staff_audit_seals').where(ofRows).execute()
  await transaction
    .deleteFrom('staff_audit')
    .where(sql<boolean>`id ${database.amongTexts(ids)}`)
    .execute()
  await writeChain(transaction, { anchor_seq: last.seq, anchor_hash: last.hash })
  return old.length
}
