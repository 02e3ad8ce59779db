import type { AuditLogEntry } from '../../api/operations.ts'
import type { Translate } from '../../texts/translate.ts'

/** Staff by their name, everything else by what it is. Which job of the shop it was means nothing to staff. */
export function actorText(t: Translate, { kind, id, name }: AuditLogEntry['actor']): string {
  if (name !== undefined && name !== '') return name
  const what = t.maybe('actor', kind)
  return id === undefined || id === '' || kind === 'system' ? what : `${what} ${id}`
}
