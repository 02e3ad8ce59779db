/** Answers of the operations on stock. */
import * as z from 'zod/mini'
import { MOVEMENT_REASONS } from '../../contracts/merchant/stock-reasons.ts'

const figures = {
  warehouse: z.string(),
  quantity: z.number(),
  forSale: z.number(),
  reserved: z.number(),
  unshipped: z.number(),
  onHand: z.number(),
}

const stockRow = z.object({
  sku: z.string(),
  ean: z.string(),
  productSku: z.string(),
  name: z.string(),
  size: z.string(),
  version: z.number(),
  ...figures,
})

const movement = z.object({
  id: z.string(),
  at: z.string(),
  warehouse: z.string(),
  change: z.number(),
  /** In the warehouse, afterwards. */
  quantity: z.number(),
  reason: z.enum(MOVEMENT_REASONS),
  note: z.nullable(z.string()),
  order: z.nullable(z.string()),
  otherWarehouse: z.nullable(z.string()),
  isUndo: z.boolean(),
  actor: z.object({ kind: z.string(), id: z.optional(z.string()), name: z.optional(z.string()) }),
})

export const stockSchemas = {
  'stock.list': z.object({ rows: z.array(stockRow), total: z.number(), more: z.boolean() }),
  'stock.read': z.array(z.object(figures)),
  'stock.history': z.object({ rows: z.array(movement), more: z.boolean() }),
  'stock.change': z.unknown(),
  'stock.count': z.object({ difference: z.number() }),
  'stock.transfer': z.unknown(),
}

export type StockEntry = z.infer<typeof stockRow>
export type MovementEntry = z.infer<typeof movement>
