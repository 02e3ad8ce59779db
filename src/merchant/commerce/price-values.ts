/** What the operations on prices have in common: their inputs, their fields in the audit log, and how a price is set now. */
import { z } from 'zod'
import { PRICE_CURRENCIES } from '../../contracts/merchant/catalogue.ts'
import { ok } from '../../platform/result.ts'
import { listScheduledPrices, saveCells, type VariantCells } from '../../services/commerce/admin.ts'
import type { OperationResult, RunContext } from '../declaration.ts'
import { rejected } from '../failures/operation-failure.ts'

export const priceSku = z.string().min(1).max(100)
export const priceCurrency = z.enum(PRICE_CURRENCIES)
export const priceAmount = z.int().min(0)

export type VariantCurrency = { readonly sku: string; readonly currency: z.output<typeof priceCurrency> }

/** Fields of the audit log: the price that applies, and those to come. */
export const CURRENT_PRICE = 'price.'
export const SCHEDULED_PRICES = 'scheduledPrices.'

export const scheduledPrices = z.array(
  z.object({
    original: priceAmount,
    final: priceAmount,
    since: z.string(),
    until: z.string().nullable().default(null),
  }),
)

/** Those that have not begun. */
export async function scheduledFor(
  { database }: RunContext,
  { sku, currency }: VariantCurrency,
): Promise<z.output<typeof scheduledPrices>> {
  const all = await listScheduledPrices(database.query, { sku, currency })
  return all
    .filter(({ isRunning }) => !isRunning)
    .map(({ original, final, since, until }) => ({ original, final, since, until }))
}

/** The first problem is the failure. */
export async function writeNow(
  { database, clock }: RunContext,
  rows: readonly VariantCells[],
): OperationResult<undefined> {
  const saved = await database.transaction((transaction) => saveCells(transaction, database, rows, clock.now()))
  if (saved.ok) return ok(undefined)
  const [problem] = saved.failure
  if (problem === undefined) return ok(undefined)
  return rejected(problem.code, problem.parameters)
}
