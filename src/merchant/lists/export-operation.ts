/** export.run: a list as CSV, all matching rows in the chosen columns (DSK-11). Above 500 rows it is a job. */
import { z } from 'zod'
import { actorCan, type Actor } from '../../contracts/staff/actor.ts'
import type { Permission } from '../../contracts/staff/permissions.ts'
import { fail, ok } from '../../platform/result.ts'
import type { OperationContext, RunContext } from '../declaration.ts'
import type { OperationFailure } from '../failures/operation-failure.ts'
import { merchantOperation } from '../operation.ts'
import { checkRemote, isFresh } from '../run/check-access.ts'
import { pauses } from '../run/pauses.ts'
import { CancelledError } from '../run/time-limit.ts'
import { AUDIT_LIST } from './audit-list.ts'
import type { ExportableList } from './exportable-list.ts'
import { MAX_FILTER_VALUES } from './list-input.ts'
import { ORDER_LIST } from './order-list.ts'
import { PRODUCT_LIST } from './product-list.ts'
import { STAFF_LIST } from './staff-list.ts'
import { STOCK_LIST } from './stock-list.ts'

const MAX_ROWS = 100_000
const MAX_ROWS_WITHOUT_JOB = 500

/** Where the plural is not the word with an s. */
const FILE_NAMES: Readonly<Record<string, string>> = { audit: 'audit-log', staff: 'staff', stock: 'stock' }

const EXPORTED = ['order.list', 'product.list', 'stock.list', 'audit.list', 'staff.list'] as const

const LISTS: Readonly<Record<(typeof EXPORTED)[number], ExportableList>> = {
  'order.list': ORDER_LIST,
  'product.list': PRODUCT_LIST,
  'stock.list': STOCK_LIST,
  'audit.list': AUDIT_LIST,
  'staff.list': STAFF_LIST,
}

const input = z
  .strictObject({
    operation: z.enum(EXPORTED),
    filter: z.record(z.string().max(40), z.array(z.string().max(200)).max(MAX_FILTER_VALUES)).default({}),
    sort: z.strictObject({ field: z.string().max(40), descending: z.boolean() }).exactOptional(),
    columns: z.array(z.string().max(40)).min(1).max(50),
  })
  .superRefine(({ operation, filter, sort, columns }, context) => {
    const list = LISTS[operation]
    const report = (path: (string | number)[]) =>
      context.addIssue({ code: 'custom', message: 'Not a known field', path })
    for (const [index, column] of columns.entries()) if (!list.columns.includes(column)) report(['columns', index])
    for (const name of Object.keys(filter)) if (!list.filters.includes(name)) report(['filter', name])
    if (sort !== undefined && !list.sorts.includes(sort.field)) report(['sort', 'field'])
  })

type ExportInput = z.output<typeof input>

const forbidden = (permission: Permission): OperationFailure => ({
  code: 'FORBIDDEN',
  parameters: { permission },
  details: { permission },
})

async function guard(
  context: OperationContext,
  given: ExportInput,
  actor: Actor,
): Promise<OperationFailure | undefined> {
  const list = LISTS[given.operation]
  if (!actorCan(actor, list.permission)) return forbidden(list.permission)
  const refused = checkRemote(list, actor, context) ?? list.guard?.(actor, given.filter)
  if (refused !== undefined) return refused
  if (!given.columns.some((column) => list.personalColumns.includes(column))) return undefined
  if (!actorCan(actor, 'exports.personal')) return forbidden('exports.personal')
  return isFresh(actor, context.clock.now()) ? undefined : { code: 'FRESH_FACTOR_REQUIRED' }
}

const countOf = async (context: OperationContext, given: ExportInput, actor: Actor) =>
  LISTS[given.operation].page(context, actor, {
    filter: given.filter,
    sort: given.sort,
    offset: 0,
    limit: 1,
    isExported: true,
  })

export const exportOperation = merchantOperation({
  name: 'export.run',
  kind: 'read',
  permission: 'exports.run',
  fresh: false,
  auditRead: true,
  input,
  output: z.object({ name: z.string(), rows: z.int(), csv: z.string() }),
  guard,
  job: async (context, given, actor) => {
    const { total, more } = await countOf(context, given, actor)
    return !more && total > MAX_ROWS_WITHOUT_JOB
  },
  async run(context, given) {
    const { total, more } = await countOf(context, given, context.actor)
    if (more || total > MAX_ROWS) return fail({ code: 'TOO_MANY_ROWS', parameters: { most: MAX_ROWS } })
    const { csv, rows } = await csvOf(context, given, total)
    context.audit.detail('list', given.operation)
    context.audit.detail('filter', auditedFilter(given))
    context.audit.detail('columns', given.columns)
    context.audit.detail('rows', rows)
    const [kind = ''] = given.operation.split('.')
    return ok({
      name: `${FILE_NAMES[kind] ?? `${kind}s`}-${context.clock.now().toISOString().slice(0, 10)}.csv`,
      rows,
      csv,
    })
  },
})

/** A search may be the name or address of a person, which an audit row could never lose again. */
function auditedFilter({ operation, filter }: ExportInput): ExportInput['filter'] {
  const { search } = filter
  if (search === undefined || LISTS[operation].personalColumns.length === 0) return filter
  return { ...filter, search: search.map(() => '***') }
}

/** Page by page, each a query of its own, with pauses in between where there are many. */
async function csvOf(context: RunContext, given: ExportInput, total: number) {
  const list = LISTS[given.operation]
  const { stringify } = await import('csv-stringify/sync')
  const pieces = [stringify([given.columns])]
  const pause = pauses(context.signal)
  let rows = 0
  context.progress.begin('Exporting', total)
  const wanted = { filter: given.filter, sort: given.sort, columns: given.columns }
  for await (const page of list.pages?.(context, context.actor, wanted) ?? pagesByOffset(context, given)) {
    const lines = page
      .slice(0, MAX_ROWS - rows)
      .map((row) => given.columns.map((column) => cellOf(Reflect.get(row, column))))
    // A cell that a spreadsheet would take for a formula gets an apostrophe in front.
    pieces.push(stringify(lines, { escape_formulas: true }))
    rows += lines.length
    context.progress.advance(lines.length)
    if (rows >= MAX_ROWS) break
    if (rows >= MAX_ROWS_WITHOUT_JOB && rows < total) await pause()
    if (context.signal.aborted) throw new CancelledError()
  }
  context.progress.end()
  return { csv: pieces.join(''), rows }
}

async function* pagesByOffset(
  context: RunContext,
  { operation, filter, sort }: ExportInput,
): AsyncGenerator<readonly object[]> {
  const { page, pageSize: limit } = LISTS[operation]
  for (let offset = 0; ; offset += limit) {
    const { rows } = await page(context, context.actor, { filter, sort, offset, limit, isCounted: false })
    yield rows
    if (rows.length < limit) return
  }
}

function cellOf(value: unknown): string {
  if (typeof value === 'string') return value
  return value === null || value === undefined ? '' : JSON.stringify(value)
}
