/** Bodies of writes. Strict: an unknown member is 400. The operation behind each checks the rest. */
import { z } from 'zod'
import { STOCK_REASONS } from '../stock-reasons.ts'
import { isWarehouseRegion, WAREHOUSE_CODES, WAREHOUSES } from '../../../markets/warehouses.ts'

export const MAX_STOCK_ROWS = 1000

const MAX_LINES = 200
const MAX_UNITS = 100_000

const itemId = z.string().min(1).max(200)
const count = z.int().min(0).max(MAX_UNITS)

export const newShipment = z.strictObject({
  carrier: z.string().min(1).max(40).describe('Id of a carrier of the shop.'),
  trackingNumber: z.string().max(100).exactOptional(),
  region: z
    .enum(Object.keys(WAREHOUSES).filter(isWarehouseRegion))
    .describe('Of warehouses; without it the one that the order was sold from.')
    .exactOptional(),
  units: z
    .array(z.strictObject({ itemId, quantity: z.int().min(1).max(MAX_UNITS) }))
    .min(1)
    .max(MAX_LINES)
    .describe('Without it everything that is left.')
    .exactOptional(),
})

export const nothing = z.strictObject({})

export const delivery = z.strictObject({
  at: z.iso.datetime().describe('When it arrived; now without it.').exactOptional(),
})

export const receipt = z.strictObject({
  warehouse: z.string().min(1).max(40).describe('Where restocked units are for sale again.'),
  lines: z
    .array(z.strictObject({ itemId, restock: count, damaged: count, missing: count }))
    .min(1)
    .max(MAX_LINES),
})

const place = {
  sku: z.string().min(1).max(100),
  warehouse: z.enum(WAREHOUSE_CODES),
  version: z.int().min(0).describe('Of the variant: 412 if it has changed since.').exactOptional(),
}

const rows = <Row extends z.ZodType>(row: Row) =>
  z.strictObject({ items: z.array(row).min(1).max(MAX_STOCK_ROWS).describe('All of them or none.') })

export const stockCounts = rows(z.strictObject({ ...place, quantity: z.int().min(0) }))

export const stockChanges = rows(
  z.strictObject({
    ...place,
    change: z.int().min(-1_000_000).max(1_000_000).describe('More, or less below 0.'),
    reason: z.enum(STOCK_REASONS).describe('A correction where none is given.').exactOptional(),
    note: z.string().min(1).max(500).exactOptional(),
  }),
)
