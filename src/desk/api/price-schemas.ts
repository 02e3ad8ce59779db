/** What the desk reads about prices, and the rows of its bulk grid. */
import * as z from 'zod/mini'
import { PRICE_CURRENCIES } from '../../markets/derived/price-currencies.ts'

const amounts = { original: z.number(), final: z.number() }

const plannedRow = z.object({
  ...amounts,
  sku: z.string(),
  product: z.string(),
  name: z.string(),
  size: z.string(),
  currency: z.string(),
  since: z.string(),
  until: z.nullable(z.string()),
  isRunning: z.boolean(),
  version: z.number(),
})

const sheetPrice = z.object({
  currency: z.enum(PRICE_CURRENCIES),
  price: z.nullable(z.object(amounts)),
  steps: z.array(z.object({ since: z.string(), original: z.nullable(z.number()), final: z.nullable(z.number()) })),
  planned: z.array(z.object({ ...amounts, since: z.string(), until: z.nullable(z.string()), isRunning: z.boolean() })),
})

const sheet = z.object({
  sku: z.string(),
  name: z.string(),
  now: z.string(),
  rates: z.optional(z.record(z.string(), z.number())),
  variants: z.array(z.object({ sku: z.string(), size: z.string(), version: z.number(), prices: z.array(sheetPrice) })),
})

const gridRow = z.object({
  sku: z.string(),
  product: z.string(),
  name: z.string(),
  size: z.string(),
  version: z.number(),
  prices: z.array(z.object({ ...amounts, currency: z.string() })),
})

export const priceSchemas = {
  'price.list': z.array(plannedRow),
  'price.read': sheet,
  'price.set-many': z.unknown(),
  'price.cancel-many': z.unknown(),
  'variant.grid': z.object({ rows: z.array(gridRow) }),
  'variant.save-grid': z.object({ variants: z.number(), changed: z.number() }),
}

/** A cell that the shop refused. */
export const cellProblem = z.object({ sku: z.string(), column: z.string(), message: z.string() })

export type PlannedPriceEntry = z.infer<typeof plannedRow>
export type PriceSheet = z.infer<typeof sheet>
export type PriceSheetVariant = PriceSheet['variants'][number]
export type SheetPrice = z.infer<typeof sheetPrice>
export type GridRow = z.infer<typeof gridRow>
