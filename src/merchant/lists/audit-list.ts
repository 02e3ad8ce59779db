/** audit.list and audit.verify. */
import { z } from 'zod'
import { actorCan, actorGrant, type Actor } from '../../contracts/staff/actor.ts'
import type { AuditRow } from '../../contracts/staff/audit-entry.ts'
import { MAX_LIST_LIMIT, type ListAnswer } from '../../contracts/staff/list-query.ts'
import { ok } from '../../platform/result.ts'
import { listAudit, verifyAudit } from '../../services/staff/admin.ts'
import type { OperationContext } from '../declaration.ts'
import type { OperationFailure } from '../failures/operation-failure.ts'
import { merchantOperation } from '../operation.ts'
import { mayReadAudit, withoutPersonalChanges } from './audit-access.ts'
import { auditRow } from './audit-row.ts'
import type { ExportableList, ListPage } from './exportable-list.ts'
import { listInput, listOutput, rangeEnd, rangeStart } from './list-input.ts'
import { withReusedTotal } from './reused-total.ts'

const FILTERS = ['actor', 'operation', 'subject', 'outcome', 'from', 'to'] as const

const forbidden: OperationFailure = {
  code: 'FORBIDDEN',
  parameters: { permission: 'audit.read' },
  details: { permission: 'audit.read' },
}

const subjectGuard = (actor: Actor, { subject = [] }: ListPage['filter']): OperationFailure | undefined =>
  mayReadAudit(actor, subject) ? undefined : forbidden

export const auditListOperation = merchantOperation({
  name: 'audit.list',
  kind: 'read',
  permission: 'audit.read',
  fresh: false,
  input: listInput(FILTERS, ['at']),
  output: listOutput(auditRow),
  guard: async (_, { filter = {} }, actor) => subjectGuard(actor, filter),
  run: async (context, { filter = {}, sort, offset, limit }) =>
    ok(
      await withReusedTotal(context, 'audit.list', { filter, sort, offset, limit }, (page) =>
        auditPage(context, context.actor, page),
      ),
    ),
})

async function auditPage(
  { database }: OperationContext,
  actor: Actor,
  { filter, sort: _sort, ...page }: ListPage,
): Promise<ListAnswer<AuditRow>> {
  const [from, to] = [rangeStart(filter['from']?.[0]), rangeEnd(filter['to']?.[0])]
  const given = Object.entries(filter).flatMap(([name, values]) =>
    values === undefined || name === 'from' || name === 'to' ? [] : [[name, values] as const],
  )
  const wanted = { ...Object.fromEntries(given), ...(from && { from: [from] }), ...(to && { to: [to] }) }
  const answer = await listAudit(database, { filter: wanted, ...page })
  if (actorCan(actor, 'persons.read')) return answer
  return { ...answer, rows: answer.rows.map(withoutPersonalChanges) }
}

export const AUDIT_LIST: ExportableList = {
  permission: 'audit.read',
  filters: FILTERS,
  sorts: ['at'],
  columns: ['id', 'at', 'actor', 'network', 'operation', 'subject', 'outcome', 'changes', 'sealed'],
  // It may hold values of shoppers.
  personalColumns: ['changes'],
  pageSize: MAX_LIST_LIMIT,
  guard: subjectGuard,
  page: auditPage,
}

export const verifyAuditOperation = merchantOperation({
  name: 'audit.verify',
  kind: 'read',
  permission: 'audit.read',
  fresh: false,
  // Reads the whole log.
  timeoutMs: 10 * 60_000,
  input: z.strictObject({
    /** A hash that was noted outside of the shop: whether the chain still contains it. */
    noted: z
      .string()
      .regex(/^[\w-]{43}$/, 'is not a hash of the audit log')
      .exactOptional(),
  }),
  output: z.discriminatedUnion('ok', [
    z.object({ ok: z.literal(true), rows: z.int(), pending: z.int(), head: z.string() }),
    z.object({
      ok: z.literal(false),
      problem: z.enum(['changed', 'inserted', 'deleted', 'rewritten']),
      row: z.string().optional(),
      seq: z.int().optional(),
      at: z.string().optional(),
    }),
  ]),
  guard: async (_, _input, actor) => (actorGrant(actor, 'audit.read')?.limit === undefined ? undefined : forbidden),
  run: async ({ database }, { noted }) => ok(await verifyAudit(database, noted)),
})
