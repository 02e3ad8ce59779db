/** Appends an entry to the audit log in the transaction of what it records: both or neither. */
import { createHash, randomBytes } from 'node:crypto'
import type { Actor } from '../../../contracts/staff/actor.ts'
import type { AuditChange, AuditEntry } from '../../../contracts/staff/audit-entry.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { newId } from '../../../platform/ids.ts'
import type { StaffTables } from '../tables.ts'
import { HIDDEN_VALUE, isSecretField, withoutSecrets } from './secrets.ts'

/** The id of the row. */
export async function appendAudit(transaction: Transaction<StaffTables>, entry: AuditEntry): Promise<string> {
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
  const time = at.toISOString()
  await transaction
    .insertInto('staff_audit')
    .values({
      id,
      at: time,
      ...actorColumns(actor),
      ...(network !== undefined && { network }),
      operation,
      subject: subject ?? null,
      outcome,
      changes: JSON.stringify(changes.map((change) => storedChange(change, apart))),
      details: JSON.stringify(withoutSecrets(details)),
    })
    .execute()
  if (values.length > 0) await transaction.insertInto('staff_audit_values').values(values).execute()
  await transaction.insertInto('staff_audit_pending').values({ audit_id: id, at: time }).execute()
  return id
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
