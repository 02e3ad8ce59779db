/** The hash chain over the audit log: what a hash covers, and the row that holds both ends of the chain. */
import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import type { StaffTables } from '../tables.ts'

export type StoredAudit = Readonly<Selectable<StaffTables['staff_audit']>>
export type ChainEnds = Readonly<Omit<Selectable<StaffTables['staff_audit_chain']>, 'id'>>

/** Before the first row. */
const START = 'start'

const CHAIN_ID = 1

export const EMPTY_CHAIN: ChainEnds = { anchor_seq: 0, anchor_hash: START, head_seq: 0, head_hash: START }

/** Covers every column: changing one breaks this hash, and so all later ones. */
export function sealHash(previous: string, seq: number, row: StoredAudit): string {
  const { id, at, actor_kind, actor_id, session, network, operation, subject, outcome, changes, details } = row
  const columns = [id, at, actor_kind, actor_id, session, network, operation, subject, outcome, changes, details]
  return createHash('sha256')
    .update(JSON.stringify([previous, seq, ...columns]))
    .digest('base64url')
}

/** The ends of the chain under their lock: sealing and retention of several nodes follow each other. */
export async function lockChain(
  database: Database<StaffTables>,
  transaction: Transaction<StaffTables>,
): Promise<ChainEnds> {
  await transaction
    .insertInto('staff_audit_chain')
    .values({ id: CHAIN_ID, ...EMPTY_CHAIN })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const rows = transaction
    .selectFrom('staff_audit_chain')
    .select(['anchor_seq', 'anchor_hash', 'head_seq', 'head_hash'])
    .where('id', '=', CHAIN_ID)
  return database.lockRows(rows).executeTakeFirstOrThrow()
}

export const writeChain = (transaction: Transaction<StaffTables>, ends: Partial<ChainEnds>) =>
  transaction.updateTable('staff_audit_chain').set(ends).where('id', '=', CHAIN_ID).execute()
