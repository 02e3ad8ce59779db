/** Changes of stock: with a reason, by a count, from one warehouse to another (DGO-09 to DGO-11). */
import { z } from 'zod'
import { WAREHOUSE_CODES } from '../../contracts/merchant/catalogue.ts'
import { MOVEMENT_REASONS, STOCK_REASONS } from '../../contracts/merchant/stock-reasons.ts'
import { fail, ok } from '../../platform/result.ts'
import { changeStockBy, countStock, setStock, transferStock, type StockEdit } from '../../services/commerce/admin.ts'
import { atomicBulk } from '../bulk/atomic-bulk.ts'
import { variantSubject } from '../catalogue/catalogue-subjects.ts'
import type { OperationResult, UndoneSubject } from '../declaration.ts'
import { merchantOperation, type RunContext } from '../operation.ts'
import { actorKey } from '../run/operation-call.ts'
import { noteIn } from './order-subject.ts'

const sku = z.string().min(1).max(100)
const warehouse = z.enum(WAREHOUSE_CODES)
const quantity = z.int().min(0).max(1_000_000_000)
const note = z.string().trim().min(1).max(500).exactOptional()
const version = z.int().min(0).exactOptional()

const skuOf = (subject: string): string => subject.slice(variantSubject('').length)

const STOCK = 'stock.'

const level = z.object({ quantity: z.int(), reserved: z.int() })

export const setStockOperation = merchantOperation({
  name: 'stock.set',
  kind: 'write',
  permission: 'stock.write',
  scope: 'stock:write',
  fresh: false,
  service: 'commerce',
  input: z.strictObject({ sku, warehouse, quantity: z.int().min(0), version }),
  output: level,
  subject: (input) => variantSubject(input.sku),
  version: (input) => input.version,
  run: (context, { version: _version, ...counted }) => changeStock(context, counted),
  undo: restoreStock,
})

type StockCount = {
  readonly sku: string
  readonly warehouse: z.output<typeof warehouse>
  readonly quantity: number
}

export async function changeStock(
  { database, clock, audit, actor }: RunContext,
  counted: StockCount,
): OperationResult<{ readonly quantity: number; readonly reserved: number }> {
  const edit = { ...counted, actor: actorKey(actor) }
  const set = await database.transaction((transaction) => setStock(transaction, database, edit, clock.now()))
  if (!set.ok) return fail(set.failure)
  audit.changed({ field: `${STOCK}${counted.warehouse}`, before: set.value.before, after: counted.quantity })
  return ok(set.value)
}

const restored = z.object({ reason: z.enum(MOVEMENT_REASONS) })

/**
 * By the difference, not to the quantity before: what was sold since stays sold. With the reason of what it undoes, so that the
 * units of each reason add up.
 */
export async function restoreStock(
  { database, clock, audit, actor }: RunContext,
  { subject, changes, state }: UndoneSubject,
): OperationResult<void> {
  const { data: { reason } = { reason: 'correction' as const } } = restored.safeParse(state)
  const levels = changes.filter(({ field }) => field.startsWith(STOCK))
  const places = levels.map(({ field }) => warehouse.parse(field.slice(STOCK.length)))
  for (const [index, { field, before, after }] of levels.entries()) {
    const edit = {
      sku: skuOf(subject),
      warehouse: warehouse.parse(places[index]),
      change: z.int().parse(before) - z.int().parse(after),
      reason,
      otherWarehouse: reason === 'transfer' ? places[1 - index] : undefined,
      actor: actorKey(actor),
      isUndo: true,
    }
    const undone = await database.transaction((transaction) => changeStockBy(transaction, database, edit, clock.now()))
    if (!undone.ok) return fail(undone.failure)
    audit.changed({ field, before: undone.value.before, after: undone.value.quantity })
  }
  return ok(undefined)
}

/** What the audit log and undo know of a change with a reason. */
function auditStock(
  { audit }: RunContext,
  { reason, note: said }: Pick<StockEdit, 'reason' | 'note'>,
  changes: readonly { readonly warehouse: string; readonly before: number; readonly quantity: number }[],
): void {
  for (const { warehouse: place, before, quantity: after } of changes) {
    if (before !== after) audit.changed({ field: `${STOCK}${place}`, before, after })
  }
  audit.restores({ reason })
  audit.detail('reason', reason)
  noteIn(audit, said)
}

/** What came in or went out: unlike a count it holds whatever is sold at the same time (DGO-11). */
export const changeStockOperation = merchantOperation({
  name: 'stock.change',
  kind: 'write',
  permission: 'stock.write',
  scope: 'stock:write',
  fresh: false,
  service: 'commerce',
  input: z.strictObject({
    sku,
    warehouse,
    change: z
      .int()
      .min(-1_000_000)
      .max(1_000_000)
      .refine((change) => change !== 0, 'must not be 0'),
    reason: z.enum(STOCK_REASONS).default('correction'),
    note,
    version,
  }),
  output: level,
  subject: (input) => variantSubject(input.sku),
  version: (input) => input.version,
  needsNoVersion: () => true,
  async run(context, { version: _version, ...given }) {
    const { database, clock, actor } = context
    const edit = { ...given, actor: actorKey(actor) }
    const changed = await database.transaction((transaction) => changeStockBy(transaction, database, edit, clock.now()))
    if (!changed.ok) return fail(changed.failure)
    auditStock(context, given, [{ warehouse: given.warehouse, ...changed.value }])
    return ok(changed.value)
  },
  undo: restoreStock,
})

/** What is on hand, with what belongs to orders (DGO-09). */
export const countStockOperation = merchantOperation({
  name: 'stock.count',
  kind: 'write',
  permission: 'stock.write',
  fresh: false,
  service: 'commerce',
  input: z.strictObject({ sku, warehouse, onHand: quantity, note, version }),
  output: level.extend({
    unshipped: z.int(),
    /** What was counted, less what was expected. */
    difference: z.int(),
  }),
  subject: (input) => variantSubject(input.sku),
  version: (input) => input.version,
  async run(context, { version: _version, ...given }) {
    const { database, clock, actor } = context
    const edit = { ...given, actor: actorKey(actor) }
    const counted = await database.transaction((transaction) => countStock(transaction, database, edit, clock.now()))
    if (!counted.ok) return fail(counted.failure)
    auditStock(context, { reason: 'count', note: given.note }, [{ warehouse: given.warehouse, ...counted.value }])
    return ok({ ...counted.value, difference: counted.value.quantity - counted.value.before })
  },
  undo: restoreStock,
})

export const transferStockOperation = merchantOperation({
  name: 'stock.transfer',
  kind: 'write',
  permission: 'stock.write',
  fresh: false,
  service: 'commerce',
  input: z
    .strictObject({ sku, from: warehouse, to: warehouse, quantity: quantity.min(1), note, version })
    .refine(({ from, to }) => from !== to, { message: 'must be another warehouse', path: ['to'] }),
  output: z.object({ from: level, to: level }),
  subject: (input) => variantSubject(input.sku),
  version: (input) => input.version,
  needsNoVersion: () => true,
  async run(context, { version: _version, ...given }) {
    const { database, clock, actor } = context
    const edit = { ...given, actor: actorKey(actor) }
    const moved = await database.transaction((transaction) => transferStock(transaction, database, edit, clock.now()))
    if (!moved.ok) return fail(moved.failure)
    const { from, to } = moved.value
    auditStock(context, { reason: 'transfer', note: given.note }, [
      { warehouse: given.from, ...from },
      { warehouse: given.to, ...to },
    ])
    return ok(moved.value)
  },
  undo: restoreStock,
})

export const changeManyStockOperation = atomicBulk('stock.change-many', changeStockOperation)

export const setManyStockOperation = atomicBulk('stock.set-many', setStockOperation)
