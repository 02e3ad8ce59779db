/** The timeline of an order: what the shop recorded and what staff did, in one list (DOR-03). */
import { z } from 'zod'
import { actorCan, type Actor } from '../../contracts/staff/actor.ts'
import type { AuditRow } from '../../contracts/staff/audit-entry.ts'
import { MAIL_STATES, TIMELINE_EVENTS, type TimelineEntry } from '../../services/commerce/admin.ts'
import { auditOfSubjects, staffNames } from '../../services/staff/admin.ts'
import type { OperationContext } from '../declaration.ts'
import { mayReadAudit, withoutPersonalChanges } from '../lists/audit-access.ts'
import { auditRow } from '../lists/audit-row.ts'

export const ACTOR_KINDS = ['shopper', 'provider', 'system', 'staff', 'cli', 'api-key', 'unknown'] as const

export const timelineActor = z.object({
  kind: z.enum(ACTOR_KINDS),
  id: z.string().exactOptional(),
  name: z.string().exactOptional(),
})

export type TimelineActor = z.output<typeof timelineActor>

/** `change`: an operation of staff that nothing else in the list shows; its name is the event. */
const KINDS = [...Object.keys(TIMELINE_EVENTS), 'change']

export const timelineEntry = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(KINDS),
  event: z.string(),
  actor: timelineActor,
  amount: z.object({ value: z.int(), currency: z.string() }).exactOptional(),
  reference: z.string().exactOptional(),
  mail: z.object({ state: z.enum(MAIL_STATES), tries: z.int(), nextAt: z.string().exactOptional() }).exactOptional(),
  outcome: auditRow.shape.outcome.exactOptional(),
  changes: auditRow.shape.changes.exactOptional(),
  details: auditRow.shape.details.exactOptional(),
})

export type TimelineRow = z.output<typeof timelineEntry>

/** Opening the screen is audited, too, and would fill the list. */
const READ = 'order.read'
const MAX_AUDIT_ROWS = 500

type About = { readonly subject: string; readonly returnIds: readonly string[] }

/** The newest first. Roles that may not read the audit log see what the shop recorded. */
export async function shownTimeline(
  { database }: Pick<OperationContext, 'database'>,
  actor: Actor,
  { subject, returnIds }: About,
  entries: readonly TimelineEntry[],
): Promise<readonly TimelineRow[]> {
  const subjects = [subject, ...returnIds.map((id) => `return:${id}`)]
  const rows = mayReadAudit(actor, [subject])
    ? await auditOfSubjects(database, { subjects, without: READ, limit: MAX_AUDIT_ROWS })
    : []
  const nameOf = await actorNames(
    { database },
    entries.map(({ by }) => by),
  )
  return mergeTimeline(entries, actorCan(actor, 'persons.read') ? rows : rows.map(withoutPersonalChanges), nameOf)
}

type NameOf = (key: string | undefined) => TimelineActor

/** Staff members and API keys have names. */
const NAMED = /^(?:staff|api-key):(.*)$/

/** Of keys such as `staff:ID`. */
export async function actorNames(
  { database }: Pick<OperationContext, 'database'>,
  keys: readonly (string | undefined)[],
): Promise<NameOf> {
  const ids = keys.flatMap((key) => NAMED.exec(key ?? '')?.[1] ?? [])
  const names = await staffNames(database, ids)
  return (key) => {
    const [, kind, id] = /^([a-z-]+)(?::(.*))?$/.exec(key ?? '') ?? []
    const known = ACTOR_KINDS.find((one) => one === kind) ?? 'unknown'
    const name = known === 'staff' || known === 'api-key' ? names.get(id ?? '') : undefined
    return { kind: known, ...(id !== undefined && { id }), ...(name !== undefined && { name }) }
  }
}

/** An operation that the shop recorded itself is one entry: that of the shop, with the actor of the audit log. */
export function mergeTimeline(
  entries: readonly TimelineEntry[],
  rows: readonly AuditRow[],
  actorOf: NameOf,
): readonly TimelineRow[] {
  const known = new Set(entries.map(({ id }) => id))
  const own = new Map<string, AuditRow>()
  const others: AuditRow[] = []
  for (const row of rows) {
    const id = row.outcome === 'denied' ? undefined : recordedAs(row).find((one) => known.has(one))
    if (id === undefined) others.push(row)
    else own.set(id, row)
  }
  return [
    ...entries.map((entry): TimelineRow => {
      const { by, ...shown } = entry
      const audited = own.get(entry.id)
      return { ...shown, actor: audited === undefined ? actorOf(by) : { ...audited.actor } }
    }),
    ...others.map(changeEntry),
  ]
    .toSorted(byTime)
    .toReversed()
}

/** Ids of entries of the shop that an operation may have caused. */
function recordedAs({ operation, subject, changes, details }: AuditRow): readonly string[] {
  const note = details['note']
  if (operation.startsWith('note.') && typeof note === 'string') return [`note:${note}`]
  if (operation === 'return.receive') return [`received:${(subject ?? '').slice('return:'.length)}`]
  return changes.flatMap(({ field, after }) => {
    const value = 'value' in after ? after.value : undefined
    const [, kind, id] = /^(shipment|return)\.(.+)$/.exec(field) ?? []
    if (kind === 'shipment') return [`${String(value)}:${id}`]
    return kind === 'return' && operation === 'return.open' ? [`requested:${id}`] : []
  })
}

const changeEntry = ({ id, at, actor, operation, outcome, changes, details }: AuditRow): TimelineRow => ({
  id: `audit:${id}`,
  at,
  kind: 'change',
  event: operation,
  actor: { ...actor },
  outcome,
  changes: changes.map((change) => ({ ...change })),
  details: { ...details },
})

const byTime = (one: TimelineRow, other: TimelineRow): number => (one.at === other.at ? 0 : one.at < other.at ? -1 : 1)
