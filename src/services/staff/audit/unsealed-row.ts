/** Rows and seals that do not belong together: a row that the shop did not write, a pending row that is gone, a seal beyond the head. */
import { sql, type Kysely } from 'kysely'
import type { StaffTables } from '../tables.ts'

export type BadAudit = {
  readonly ok: false
  /** `rewritten`: the chain does not contain a hash that was noted earlier. */
  readonly problem: 'changed' | 'inserted' | 'deleted' | 'rewritten'
  /** The id of the row; of a deleted one, where it is still known. */
  readonly row?: string | undefined
  /** The place in the chain. */
  readonly seq?: number | undefined
  readonly at?: string | undefined
}

const MAX_PER_BATCH = 5000

/** The earliest. */
export async function unsealedRow(query: Kysely<StaffTables>): Promise<BadAudit | undefined> {
  return (await insertedRow(query)) ?? (await lostPending(query)) ?? (await sealBeyondHead(query))
}

/** A row that is neither in the chain nor in the list of pending rows. One statement reads both in one state. */
async function insertedRow(query: Kysely<StaffTables>): Promise<BadAudit | undefined> {
  let earliest: { readonly id: string; readonly at: string } | undefined
  let after = ''
  for (;;) {
    const rows = await query
      .selectFrom('staff_audit')
      .leftJoin('staff_audit_seals', 'staff_audit_seals.audit_id', 'staff_audit.id')
      .leftJoin('staff_audit_pending', 'staff_audit_pending.audit_id', 'staff_audit.id')
      .select(['staff_audit.id', 'staff_audit.at', 'seq', 'staff_audit_pending.audit_id as pending'])
      .where('staff_audit.id', '>', after)
      .orderBy('staff_audit.id')
      .limit(MAX_PER_BATCH)
      .execute()
    for (const { id, at, seq, pending } of rows) {
      if (seq === null && pending === null && (earliest === undefined || at < earliest.at)) earliest = { id, at }
    }
    const last = rows.at(-1)
    if (last === undefined) break
    after = last.id
  }
  return earliest && { ok: false, problem: 'inserted', row: earliest.id, at: earliest.at }
}

async function lostPending(query: Kysely<StaffTables>): Promise<BadAudit | undefined> {
  const lost = await query
    .selectFrom('staff_audit_pending')
    .leftJoin('staff_audit', 'staff_audit.id', 'staff_audit_pending.audit_id')
    .select(['staff_audit_pending.audit_id', 'staff_audit_pending.at'])
    .where('staff_audit.id', 'is', null)
    .orderBy('staff_audit_pending.at')
    .executeTakeFirst()
  return lost && { ok: false, problem: 'deleted', row: lost.audit_id, at: lost.at }
}

async function sealBeyondHead(query: Kysely<StaffTables>): Promise<BadAudit | undefined> {
  const seal = await query
    .selectFrom('staff_audit_seals')
    .select(['seq', 'audit_id'])
    .where('seq', '>', sql<number>`coalesce((select max(head_seq) from staff_audit_chain), 0)`)
    .orderBy('seq')
    .executeTakeFirst()
  return seal && { ok: false, problem: 'inserted', row: seal.audit_id, seq: seal.seq }
}
