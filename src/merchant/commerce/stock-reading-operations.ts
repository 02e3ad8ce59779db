/** Stock of a variant: figures by warehouse, why it is what it is, and the check of reservations and ledger. */
import { z } from 'zod'
import { WAREHOUSE_CODES } from '../../contracts/merchant/catalogue.ts'
import { MOVEMENT_REASONS } from '../../contracts/merchant/stock-reasons.ts'
import { ok } from '../../platform/result.ts'
import { reconcile, stockFigures, stockHistory } from '../../services/commerce/admin.ts'
import { rejected } from '../failures/operation-failure.ts'
import { merchantOperation } from '../operation.ts'
import { actorNames, timelineActor } from './timeline-view.ts'

const sku = z.string().min(1).max(100)
const warehouse = z.enum(WAREHOUSE_CODES)

export const showStockOperation = merchantOperation({
  name: 'stock.read',
  kind: 'read',
  permission: 'products.read',
  fresh: false,
  input: z.strictObject({ sku }),
  output: z.array(
    z.object({
      warehouse: z.string(),
      quantity: z.int(),
      forSale: z.int(),
      reserved: z.int(),
      unshipped: z.int(),
      onHand: z.int(),
    }),
  ),
  async run({ database }, { sku: wanted }) {
    const figures = await stockFigures(database.query, database, wanted)
    return figures === undefined ? rejected('UNKNOWN_VARIANT', { sku: wanted }) : ok(figures)
  },
})

const historyEntry = z.object({
  id: z.string(),
  at: z.string(),
  warehouse: z.string(),
  change: z.int(),
  quantity: z.int(),
  reason: z.enum(MOVEMENT_REASONS),
  note: z.string().nullable(),
  order: z.string().nullable(),
  otherWarehouse: z.string().nullable(),
  isUndo: z.boolean(),
  actor: timelineActor,
})

export const stockHistoryOperation = merchantOperation({
  name: 'stock.history',
  kind: 'read',
  permission: 'products.read',
  fresh: false,
  input: z.strictObject({
    sku,
    warehouse: warehouse.exactOptional(),
    offset: z.int().min(0).max(1_000_000).default(0),
    limit: z.int().min(1).max(200).default(50),
  }),
  output: z.object({ rows: z.array(historyEntry), more: z.boolean() }),
  async run({ database }, { sku: wanted, warehouse: place, offset, limit }) {
    const found = await stockHistory(database.query, { sku: wanted, warehouse: place, offset, limit: limit + 1 })
    if (found === undefined) return rejected('UNKNOWN_VARIANT', { sku: wanted })
    const rows = found.slice(0, limit)
    const actorOf = await actorNames(
      { database },
      rows.map(({ actor }) => actor ?? undefined),
    )
    const shown = rows.map(({ actor, isUndo, ...row }) => ({
      ...row,
      isUndo: isUndo === 1,
      actor: actorOf(actor ?? 'system'),
    }))
    return ok({ rows: shown, more: found.length > limit })
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
    unexplained: z.array(
      z.object({ variantId: z.string(), warehouse: z.string(), quantity: z.int(), recorded: z.int() }),
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
    for (const { variantId, warehouse: place, quantity, recorded } of reconciled.unexplained) {
      audit.changed({ field: `ledger.${variantId}.${place}`, before: recorded, after: quantity })
    }
    audit.detail('expired', reconciled.expired)
    return ok(reconciled)
  },
})
