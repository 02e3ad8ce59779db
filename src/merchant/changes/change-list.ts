/** An operation that lists subjects of one kind in the order of their last change, or reads some of them (HKS-10). */
import { z } from 'zod'
import type { Permission } from '../../contracts/staff/permissions.ts'
import type { ApiScope } from '../../contracts/staff/scopes.ts'
import type { EditedService } from '../../contracts/staff/session-view.ts'
import { lastPosition, sequenceChanges, subjectsAfter } from '../../platform/changes/change-feed.ts'
import { ok } from '../../platform/result.ts'
import type { OperationContext, ReadonlyDeep } from '../declaration.ts'
import { rejected } from '../failures/operation-failure.ts'
import { merchantOperation } from '../operation.ts'
import { readCursor, writeCursor, type ChangeKind } from './cursor.ts'

export const MAX_CHANGES = 200
const DEFAULT_CHANGES = 50

type ChangeList<Row> = {
  readonly name: string
  readonly kind: ChangeKind
  readonly permission: Permission
  readonly scope: ApiScope
  readonly service: EditedService | readonly EditedService[]
  readonly row: z.ZodType<Row>
  /** Paths of a row. */
  readonly personal?: readonly string[]
  readonly auditRead?: 'persons'
  /** In the audit log, where one is read. */
  readonly subjectOf?: (id: string) => string
  /** Rows by the subject that they belong to, in any order. Subjects that are not there any more have none. */
  readonly load: (
    context: OperationContext,
    subjects: readonly string[],
  ) => Promise<ReadonlyMap<string, ReadonlyDeep<Row>>>
  /** Rows by the names that callers know: those of `load` without it. */
  readonly find?: (context: OperationContext, ids: readonly string[]) => Promise<readonly ReadonlyDeep<Row>[]>
}

const input = z.strictObject({
  /** Of the last answer: without one from the beginning. */
  cursor: z.string().max(40).exactOptional(),
  limit: z.int().min(1).max(MAX_CHANGES).default(DEFAULT_CHANGES),
  /** These only, whenever they changed. */
  ids: z.array(z.string().min(1).max(100)).min(1).max(MAX_CHANGES).exactOptional(),
})

export const changeList = <Row>(list: ChangeList<Row>) =>
  merchantOperation({
    name: list.name,
    kind: 'read',
    permission: list.permission,
    scope: list.scope,
    fresh: false,
    service: list.service,
    input,
    output: z.object({ data: z.array(list.row), cursor: z.string().optional(), hasMore: z.boolean() }),
    personal: (list.personal ?? []).map((path) => `data.${path}`),
    ...(list.auditRead && { auditRead: list.auditRead }),
    subject: ({ ids = [] }) => (ids.length === 1 ? list.subjectOf?.(ids[0] ?? '') : undefined),
    async run(context, { cursor, limit, ids }) {
      const { database, audit } = context
      const noted = (data: readonly ReadonlyDeep<Row>[]) => {
        if (data.length > 0) audit.detail('rows', data.length)
        return data
      }
      if (ids !== undefined) {
        const data =
          list.find === undefined ? [...(await list.load(context, ids)).values()] : await list.find(context, ids)
        return ok({ data: noted(data), hasMore: false })
      }
      const position = cursor === undefined ? 0 : readCursor(list.kind, cursor)
      if (position === undefined) return rejected('INVALID_CURSOR', {}, { field: 'cursor' })
      await sequenceChanges(database)
      // A cursor of a database that was replaced by an older copy would pass over everything until then.
      if (position > (await lastPosition(database.query))) return rejected('INVALID_CURSOR', {}, { field: 'cursor' })
      const found = await subjectsAfter(database.query, list.kind, { position, limit: limit + 1 })
      const page = found.slice(0, limit)
      const rows = await list.load(
        context,
        page.map(({ subject }) => subject),
      )
      const data = page.flatMap(({ subject }) => rows.get(subject) ?? [])
      return ok({
        data: noted(data),
        cursor: writeCursor(list.kind, page.at(-1)?.position ?? position),
        hasMore: found.length > limit,
      })
    },
  })
