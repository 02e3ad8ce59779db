/** Verifies the audit log against its chain and names the first row that does not match. Reads all of it, some at a time. */
import { sql } from 'kysely'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import type { StaffTables } from '../tables.ts'
import { valueDigest } from './append-audit.ts'
import { EMPTY_CHAIN, sealHash, type ChainEnds, type StoredAudit } from './chain.ts'
import { changesOf, digestsOf } from './stored-changes.ts'

export type AuditCheck =
  | {
      readonly ok: true
      /** How many rows the chain covers, and how many it will cover with the next seal. */
      readonly rows: number
      readonly pending: number
      /** Of the last row: a note of an earlier one proves later that the chain still contains it. */
      readonly head: string
    }
  | {
      readonly ok: false
      readonly problem: 'changed' | 'inserted' | 'deleted'
      /** The id of the row; of a deleted one, where it is still known. */
      readonly row: string | undefined
      /** The place in the chain. */
      readonly seq: number | undefined
      readonly at: string | undefined
    }

type Bad = Extract<AuditCheck, { ok: false }>

const MAX_PER_BATCH = 1000

export const verifyAudit = (database: Database<StaffTables>): Promise<AuditCheck> =>
  database.snapshot(async (transaction) => {
    const ends =
      (await transaction
        .selectFrom('staff_audit_chain')
        .select(['anchor_seq', 'anchor_hash', 'head_seq', 'head_hash'])
        .executeTakeFirst()) ?? EMPTY_CHAIN
    return (
      (await brokenSeal(database, transaction, ends)) ??
      (await unsealedRow(transaction)) ??
      (await lostPending(transaction)) ?? {
        ok: true,
        rows: ends.head_seq - ends.anchor_seq,
        pending: await countPending(transaction),
        head: ends.head_hash,
      }
    )
  })

/** Walks the chain from its anchor to its head. */
async function brokenSeal(
  database: Database<StaffTables>,
  transaction: Transaction<StaffTables>,
  ends: ChainEnds,
): Promise<Bad | undefined> {
  let [seq, hash] = [ends.anchor_seq, ends.anchor_hash]
  for (;;) {
    const seals = await transaction
      .selectFrom('staff_audit_seals')
      .selectAll()
      .where('seq', '>', seq)
      .orderBy('seq')
      .limit(MAX_PER_BATCH)
      .execute()
    if (seals.length === 0) break
    const ids = seals.map(({ audit_id }) => audit_id)
    const rows = await rowsOf(database, transaction, ids)
    const values = await valuesOf(database, transaction, ids)
    for (const seal of seals) {
      seq += 1
      const row = rows.get(seal.audit_id)
      if (seal.seq !== seq) return bad('deleted', { seq })
      if (row === undefined) return bad('deleted', { id: seal.audit_id, seq })
      hash = sealHash(hash, seq, row)
      if (hash !== seal.hash || !areValuesIntact(row, values)) return bad('changed', { ...row, seq })
    }
  }
  if (seq === ends.head_seq && hash === ends.head_hash) return undefined
  return bad(seq < ends.head_seq ? 'deleted' : 'changed', { seq: Math.min(seq, ends.head_seq) + 1 })
}

const bad = (
  problem: Bad['problem'],
  { id, seq, at }: { readonly id?: string; readonly seq?: number; readonly at?: string },
): Bad => ({ ok: false, problem, row: id, seq, at })

async function rowsOf(database: Database<StaffTables>, query: Transaction<StaffTables>, ids: readonly string[]) {
  const among = sql<boolean>`id ${database.amongTexts(ids)}`
  const rows = await query.selectFrom('staff_audit').selectAll().where(among).execute()
  return new Map<string, StoredAudit>(rows.map((row) => [row.id, row]))
}

type Values = ReadonlyMap<string, Pick<StaffTables['staff_audit_values'], 'salt' | 'value'>>

async function valuesOf(
  database: Database<StaffTables>,
  query: Transaction<StaffTables>,
  ids: readonly string[],
): Promise<Values> {
  const among = sql<boolean>`audit_id ${database.amongTexts(ids)}`
  const rows = await query.selectFrom('staff_audit_values').selectAll().where(among).execute()
  return new Map(rows.map((row) => [row.digest, row]))
}

/** Each personal value is erased, or is the one that the sealed digest was made of. */
const areValuesIntact = (row: StoredAudit, values: Values): boolean =>
  digestsOf(changesOf(row)).every((digest) => {
    const stored = values.get(digest)
    if (stored === undefined) return false
    const { salt, value } = stored
    return salt === null || value === null ? salt === value : valueDigest(salt, value) === digest
  })

/** A row that neither the chain nor the list of pending rows knows was not written by the shop. */
async function unsealedRow(transaction: Transaction<StaffTables>): Promise<Bad | undefined> {
  const row = await transaction
    .selectFrom('staff_audit')
    .select(['id', 'at'])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('staff_audit_seals').select('seq').whereRef('audit_id', '=', 'staff_audit.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('staff_audit_pending').select('at').whereRef('audit_id', '=', 'staff_audit.id'))),
    )
    .orderBy('at')
    .orderBy('id')
    .executeTakeFirst()
  return row && bad('inserted', row)
}

async function lostPending(transaction: Transaction<StaffTables>): Promise<Bad | undefined> {
  const lost = await transaction
    .selectFrom('staff_audit_pending')
    .select(['audit_id as id', 'at'])
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('staff_audit').select('at').whereRef('id', '=', 'staff_audit_pending.audit_id'))),
    )
    .orderBy('at')
    .executeTakeFirst()
  return lost && bad('deleted', lost)
}

async function countPending(transaction: Transaction<StaffTables>): Promise<number> {
  const { count } = await transaction
    .selectFrom('staff_audit_pending')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
