import type { AuditLogEntry } from '../../api/operations.ts'
import type { Translate } from '../../texts/translate.ts'

/** Staff by their name, everything else by what it is. */
export function actorText(t: Translate, { kind, id, name }: AuditLogEntry['actor']): string {
  if (name !== undefined && name !== '') return name
  const what = t.maybe('actor', kind)
  return id === undefined || id === '' ? what : `${what} ${id}`
}
