/** Whose history a role may read. */
import { actorGrant, type Actor } from '../../contracts/staff/actor.ts'
import type { AuditRow } from '../../contracts/staff/audit-entry.ts'
import type { Role } from '../../contracts/staff/roles.ts'

/** Subjects of roles with the limit "per subject". */
const SUBJECTS: Readonly<Partial<Record<Role, readonly string[]>>> = {
  orders: ['order:'],
  products: ['product:', 'variant:', 'discount:', 'search-rules:', 'catalogue:'],
  content: ['story:', 'datasource:', 'release:', 'search-rules:'],
}

/** Without a subject: all of it. */
export function mayReadAudit(actor: Actor, subjects: readonly string[]): boolean {
  const grant = actorGrant(actor, 'audit.read')
  if (grant?.limit !== 'per-subject') return grant !== undefined
  const allowed = actor.kind === 'staff' ? (SUBJECTS[actor.role] ?? []) : []
  return subjects.length > 0 && subjects.every((one) => allowed.some((prefix) => one.startsWith(prefix)))
}

/** Which members are personal differs from row to row, so no path names them. */
export const withoutPersonalChanges = (row: AuditRow): AuditRow => ({
  ...row,
  changes: row.changes.filter(({ personal }) => personal !== true),
})
