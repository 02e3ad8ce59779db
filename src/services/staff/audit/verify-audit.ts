/**
 * Verifies the audit log against its chain and names the first row that does not match. Reads all of it, some rows at a time
 * and without a transaction around them: in SQLite that would stop the shop for as long as it takes.
 */
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/database/open-database.ts'
import type { StaffTables } from '../tables.ts'
import { valueDigest } from './append-audit.ts'
import { EMPTY_CHAIN, sealHash, type ChainEnds, type StoredAudit } from './chain.ts'
import { changesOf, digestsOf } from './stored-changes.ts'
import { unsealedRow, type BadAudit } from './unsealed-row.ts'

export type AuditCheck =
  | {
      readonly ok: true
      /** How many rows the chain covers, and how many it will cover with the next seal. */
      readonly rows: number
      readonly pending: number
      /** Of the last row: a note of an earlier one proves later that the chain still contains it. */
      readonly head: string
    }
  | BadAudit

type Reader = Pick<Database<StaffTables>, 'query' | 'amongTexts'>

const MAX_PER_BATCH = 1000

/** With `noted`, the head of an earlier verification: a person who rewrites the whole chain cannot give a row of it the same hash. */
export async function verifyAudit(database: Reader, noted?: string): Promise<AuditCheck> {
  for (;;) {
    const ends = await readEnds(database.query)
    const bad =
      (await brokenSeal(database, ends)) ??
      (await unsealedRow(database.query)) ??
      (await emptiedLog(database.query, ends)) ??
      (await missingHash(database.query, ends, noted))
    if (bad === undefined) {
      const { head_seq, anchor_seq, head_hash: head } = ends
      return { ok: true, rows: head_seq - anchor_seq, pending: await countPending(database.query), head }
    }
    // Retention may have deleted rows that were about to be read: then it looks once more, from the new anchor.
    if ((await readEnds(database.query)).anchor_seq === ends.anchor_seq) return bad
  }
}

/** Every account came from an invitation, which is a row: a shop with staff has a chain, or rows that wait for it. */
async function emptiedLog(query: Kysely<StaffTables>, { head_seq: head }: ChainEnds): Promise<BadAudit | undefined> {
  if (head > 0 || (await query.selectFrom('staff_audit').select('id').limit(1).executeTakeFirst())) return undefined
  const account = await query
    .selectFrom('staff_accounts')
    .select('id')
    .where('demo', '=', 0)
    .limit(1)
    .executeTakeFirst()
  return account && { ok: false, problem: 'deleted', seq: 1 }
}

async function missingHash(
  query: Kysely<StaffTables>,
  { anchor_hash: anchor }: ChainEnds,
  noted: string | undefined,
): Promise<BadAudit | undefined> {
  if (noted === undefined || noted === anchor) return undefined
  const seal = await query.selectFrom('staff_audit_seals').select('seq').where('hash', '=', noted).executeTakeFirst()
  return seal === undefined ? { ok: false, problem: 'rewritten' } : undefined
}

const readEnds = async (query: Kysely<StaffTables>): Promise<ChainEnds> =>
  (await query
    .selectFrom('staff_audit_chain')
    .select(['anchor_seq', 'anchor_hash', 'head_seq', 'head_hash'])
    .executeTakeFirst()) ?? EMPTY_CHAIN

/** Walks the chain from its anchor to its head. What is sealed meanwhile comes after that head. */
async function brokenSeal(database: Reader, ends: ChainEnds): Promise<BadAudit | undefined> {
  let [seq, hash] = [ends.anchor_seq, ends.anchor_hash]
  while (seq < ends.head_seq) {
    const batch = await readBatch(database, seq, ends.head_seq)
    if (batch.seals.length === 0) return { ok: false, problem: 'deleted', seq: seq + 1 }
    for (const seal of batch.seals) {
      seq += 1
      const row = batch.rows.get(seal.audit_id)
      if (seal.seq !== seq) return { ok: false, problem: 'deleted', seq }
      if (row === undefined) return { ok: false, problem: 'deleted', row: seal.audit_id, seq }
      hash = sealHash(hash, seq, row)
      if (hash !== seal.hash || !areValuesIntact(row, batch.values)) {
        return { ok: false, problem: 'changed', row: row.id, seq, at: row.at }
      }
    }
  }
  return hash === ends.head_hash ? undefined : { ok: false, problem: 'changed', seq }
}

type Values = ReadonlyMap<string, Pick<StaffTables['staff_audit_values'], 'salt' | 'value'>>

async function readBatch({ query, amongTexts }: Reader, after: number, head: number) {
  const seals = await query
    .selectFrom('staff_audit_seals')
    .selectAll()
    .where('seq', '>', after)
    .where('seq', '<=', head)
    .orderBy('seq')
    .limit(MAX_PER_BATCH)
    .execute()
  const among = amongTexts(seals.map(({ audit_id }) => audit_id))
  const audit = query.selectFrom('staff_audit').selectAll()
  const rows = await audit.where(sql<boolean>`id ${among}`).execute()
  const personal = query.selectFrom('staff_audit_values').selectAll()
  const values = await personal.where(sql<boolean>`audit_id ${among}`).execute()
  return {
    seals,
    rows: new Map<string, StoredAudit>(rows.map((row) => [row.id, row])),
    values: new Map(values.map((row) => [row.digest, row])),
  }
}

/** Each personal value is erased, or is the one that the sealed digest was made of. */
const areValuesIntact = (row: StoredAudit, values: Values): boolean =>
  digestsOf(changesOf(row)).every((digest) => {
    const stored = values.get(digest)
    if (stored === undefined) return false
    const { salt, value } = stored
    return salt === null || value === null ? salt === value : valueDigest(salt, value) === digest
  })

async function countPending(query: Kysely<StaffTables>): Promise<number> {
  const { count } = await query
    .selectFrom('staff_audit_pending')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
