/**
 * Seals the rows of the audit log into the chain. A job and not part of the operation: a chain end that every transaction
 * locks would serialise all writes of the desk.
 */
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import { sql } from 'kysely'
import type { StaffTables } from '../tables.ts'
import { lockChain, sealHash, writeChain } from './chain.ts'

const MAX_PER_BATCH = 500

/** How many rows were sealed. Several nodes may do it at the same time. */
export async function sealAudit(database: Database<StaffTables>): Promise<number> {
  let sealed = 0
  for (;;) {
    // Looked for without the lock first: most of the time there is nothing to do.
    const pending = await database.query.selectFrom('staff_audit_pending').select('audit_id').limit(1).execute()
    if (pending.length === 0) return sealed
    const count = await database.transaction((transaction) => sealBatch(database, transaction), { mayRepeat: true })
    if (count === 0) return sealed
    sealed += count
  }
}

async function sealBatch(database: Database<StaffTables>, transaction: Transaction<StaffTables>): Promise<number> {
  const ends = await lockChain(database, transaction)
  const rows = await transaction
    .selectFrom('staff_audit_pending')
    .innerJoin('staff_audit', 'staff_audit.id', 'staff_audit_pending.audit_id')
    .selectAll('staff_audit')
    .orderBy('staff_audit_pending.at')
    .orderBy('staff_audit_pending.audit_id')
    .limit(MAX_PER_BATCH)
    .execute()
  if (rows.length === 0) return 0
  let [seq, hash] = [ends.head_seq, ends.head_hash]
  const seals = rows.map((row) => {
    seq += 1
    hash = sealHash(hash, seq, row)
    return { seq, audit_id: row.id, hash }
  })
  await transaction.insertInto('staff_audit_seals').values(seals).execute()
  await writeChain(transaction, { head_seq: seq, head_hash: hash })
  const ids = rows.map(({ id }) => id)
  await transaction
    .deleteFrom('staff_audit_pending')
    .where(sql<boolean>`audit_id ${database.amongTexts(ids)}`)
    .execute()
  return rows.length
}
