/** Appends entries to the audit log in the transaction of what they record: both or neither. */
import { createHash, randomBytes } from 'node:crypto'
import type { Actor } from '../../../contracts/staff/actor.ts'
import type { AuditChange, AuditEntry } from '../../../contracts/staff/audit-entry.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { newId } from '../../../platform/ids.ts'
import type { StaffTables } from '../tables.ts'
import { HIDDEN_VALUE, isSecretField, withoutSecrets } from './secrets.ts'

/** Rows of one statement: both databases limit the parameters. */
const ROWS_AT_ONCE = 500

/** The id of the row. */
export async function appendAudit(transaction: Transaction<StaffTables>, entry: AuditEntry): Promise<string> {
  const [id = ''] = await appendAudits(transaction, [entry])
  return id
}

/** The ids of the rows. A few statements, however many there are. */
export async function appendAudits(
  transaction: Transaction<StaffTables>,
  entries: readonly AuditEntry[],
): Promise<readonly string[]> {
  const rows = entries.map(toRows)
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
    const some = rows.slice(first, first + ROWS_AT_ONCE)
    const values = some.flatMap((row) => row.values)
    await transaction
      .insertInto('staff_audit')
      .values(some.map(({ row }) => row))
      .execute()
    if (values.length > 0) await transaction.insertInto('staff_audit_values').values(values).execute()
    await transaction
      .insertInto('staff_audit_pending')
      .values(some.map(({ row: { id, at } }) => ({ audit_id: id, at })))
      .execute()
  }
  return rows.map(({ row }) => row.id)
}

function toRows(entry: AuditEntry) {
  const { at, actor, operation, subject, outcome, changes, details = {}, network } = entry
  const id = newId()
  const values: StaffTables['staff_audit_values'][] = []
  const apart = (value: unknown): string | null => {
    if (value === undefined || value === null) return null
    const [salt, text] = [randomBytes(16).toString('base64url'), JSON.stringify(withoutSecrets(value))]
    const digest = valueDigest(salt, text)
    values.push({ digest, audit_id: id, salt, value: text })
    return digest
  }
  const row: StaffTables['staff_audit'] = {
    id,
    at: at.toISOString(),
    ...actorColumns(actor),
    ...(network !== undefined && { network }),
    operation,
    subject: subject ?? null,
    outcome,
    changes: JSON.stringify(changes.map((change) => storedChange(change, apart))),
    details: JSON.stringify(withoutSecrets(details)),
  }
  return { row, values }
}

export const valueDigest = (salt: string, text: string): string =>
  createHash('sha256').update(`${salt}:${text}`).digest('base64url')

function storedChange({ field, before, after, personal }: AuditChange, apart: (value: unknown) => string | null) {
  if (isSecretField(field)) return { field, before: HIDDEN_VALUE, after: HIDDEN_VALUE }
  if (personal === true) return { field, before: apart(before), after: apart(after), personal }
  return { field, before: withoutSecrets(before) ?? null, after: withoutSecrets(after) ?? null }
}

type ActorColumns = Pick<StaffTables['staff_audit'], 'actor_kind' | 'actor_id' | 'session' | 'network'>

function actorColumns(actor: Actor): ActorColumns {
  const { kind } = actor
  const none = { actor_kind: kind, session: null, network: null }
  switch (kind) {
    case 'staff':
      return { ...none, actor_id: actor.id, session: sessionDigest(actor.sessionId), network: actor.network }
    case 'api-key':
      return { ...none, actor_id: actor.id, network: actor.network }
    case 'cli':
      return { ...none, actor_id: actor.user }
    case 'system':
      return { ...none, actor_id: actor.job }
  }
}

/** The log names no session, yet shows which rows belong to one. */
const sessionDigest = (sessionId: string): string =>
  createHash('sha256').update(`audit:${sessionId}`).digest('base64url').slice(0, 16)
