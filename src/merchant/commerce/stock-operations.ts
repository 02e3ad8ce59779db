/** Stock levels of variants, and the check of reservations. */
import { z } from 'zod'
import { WAREHOUSE_CODES } from '../../contracts/merchant/catalogue.ts'
import { fail, ok } from '../../platform/result.ts'
import { changeStockBy, reconcile, setStock, stockOf } from '../../services/commerce/admin.ts'
import { atomicBulk } from '../bulk/atomic-bulk.ts'
import type { OperationResult, UndoneSubject } from '../declaration.ts'
import { rejected } from '../failures/operation-failure.ts'
import { merchantOperation, type RunContext } from '../operation.ts'

const sku = z.string().min(1).max(100)
const warehouse = z.enum(WAREHOUSE_CODES)

/** Prices and stock of a variant are one subject: its history shows both. */
export const variantSubject = (wanted: string) => `variant:${wanted}`

const skuOf = (subject: string): string => subject.slice(variantSubject('').length)

const STOCK = 'stock.'

export const setStockOperation = merchantOperation({
  name: 'stock.set',
  kind: 'write',
  permission: 'stock.write',
  scope: 'stock:write',
  fresh: false,
  service: 'commerce',
  input: z.strictObject({ sku, warehouse, quantity: z.int().min(0), version: z.int().min(0).exactOptional() }),
  output: z.object({ quantity: z.int(), reserved: z.int() }),
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
  { database, clock, audit }: RunContext,
  counted: StockCount,
): OperationResult<{ readonly quantity: number; readonly reserved: number }> {
  const set = await database.transaction((transaction) => setStock(transaction, database, counted, clock.now()))
  if (!set.ok) return fail(set.failure)
  audit.changed({ field: `${STOCK}${counted.warehouse}`, before: set.value.before, after: counted.quantity })
  return ok(set.value)
}

export async function restoreStock(
  { database, clock, audit }: RunContext,
  { subject, changes }: UndoneSubject,
): OperationResult<void> {
  for (const { field, before, after } of changes) {
    const counted = {
      sku: skuOf(subject),
      warehouse: warehouse.parse(field.slice(STOCK.length)),
      quantity: z.int().parse(before),
    }
    const set = await database.transaction((transaction) => setStock(transaction, database, counted, clock.now()))
    if (!set.ok) return fail(set.failure)
    audit.changed({ field, before: after, after: before })
  }
  return ok(undefined)
}

/** What came in or went out: unlike a count it holds whatever is sold at the same time. */
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
    version: z.int().min(0).exactOptional(),
  }),
  output: z.object({ quantity: z.int(), reserved: z.int() }),
  subject: (input) => variantSubject(input.sku),
  version: (input) => input.version,
  async run({ database, clock, audit }, { version: _version, ...given }) {
    const changed = await database.transaction((transaction) =>
      changeStockBy(transaction, database, given, clock.now()),
    )
    if (!changed.ok) return fail(changed.failure)
    const { before, quantity } = changed.value
    audit.changed({ field: `${STOCK}${given.warehouse}`, before, after: quantity })
    return ok(changed.value)
  },
  async undo({ database, clock, audit }, { subject, changes }) {
    for (const { field, before, after } of changes) {
      const place = { sku: skuOf(subject), warehouse: warehouse.parse(field.slice(STOCK.length)) }
      const change = z.int().parse(before) - z.int().parse(after)
      const undone = await database.transaction((transaction) =>
        changeStockBy(transaction, database, { ...place, change }, clock.now()),
      )
      if (!undone.ok) return fail(undone.failure)
      audit.changed({ field, before: undone.value.before, after: undone.value.quantity })
    }
    return ok(undefined)
  },
})

export const changeManyStockOperation = atomicBulk('stock.change-many', changeStockOperation)

export const setManyStockOperation = atomicBulk('stock.set-many', setStockOperation)

export const showStockOperation = merchantOperation({
  name: 'stock.read',
  kind: 'read',
  permission: 'products.read',
  fresh: false,
  input: z.strictObject({ sku }),
  output: z.array(z.object({ warehouse: z.string(), quantity: z.int(), reserved: z.int() })),
  async run({ database }, { sku: wanted }) {
    const stockLevels = await stockOf(database.query, wanted)
    return stockLevels === undefined ? rejected('UNKNOWN_VARIANT', { sku: wanted }) : ok(stockLevels)
  },
})

export const reconcileOperation = merchantOperation({
  name: 'stock.reconcile',
  kind: 'write',
  permission: 'stock.write',
  fresh: false,
  service: 'commerce',
  input: z.strictObject({ mend: z.boolean() }),
  output: z.object({
    expired: z.int(),
    drift: z.array(
      z.object({
        variantId: z.string(),
        warehouse: z.string(),
        quantity: z.int(),
        reserved: z.int(),
        held: z.int(),
      }),
    ),
    mended: z.boolean(),
  }),
  isCheck: ({ mend }) => !mend,
  async run({ database, clock, audit }, { mend }) {
    const reconciled = await database.transaction((transaction) =>
      reconcile(transaction, database, { now: clock.now(), mend }),
    )
    for (const { variantId, warehouse: place, reserved, held } of reconciled.drift) {
      audit.changed({ field: `reserved.${variantId}.${place}`, before: reserved, after: held })
    }
    audit.detail('expired', reconciled.expired)
    return ok(reconciled)
  },
})
