/**
 * Prices that start at a future time, and may end. They are not read before; when due they become the current price, with a step in
 * the history, as if the merchant had imported them then. After the end of a price the one before it returns.
 */
import { sql } from 'kysely'
import type { PriceCurrency } from '../../../contracts/merchant/catalogue.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { ok, type Result } from '../../../platform/result.ts'
import { refuseOffer, type OfferRefusal } from '../catalogue/offer-refusal.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import type { CommerceTables } from '../tables.ts'
import { overlaps } from './price-windows.ts'

export type PriceToCome = {
  /** Of the variant. */
  readonly sku: string
  readonly currency: PriceCurrency
  readonly original: number
  readonly final: number
  readonly since: Date
  /** The first moment of the earlier price. */
  readonly until?: Date | undefined
}

/** Refused where it contradicts another price that is planned, or that applies and ends. */
export async function schedulePrice(
  transaction: Transaction<CommerceTables>,
  { sku, currency, original, final, since, until }: PriceToCome,
): Promise<Result<void, OfferRefusal>> {
  const variant = await transaction
    .selectFrom('variants')
    .select('id')
    .where('sku', '=', sku)
    .where('offered', '=', 1)
    .executeTakeFirst()
  if (variant === undefined) return refuseOffer('UNKNOWN_VARIANT', { sku })
  const window = { since: since.toISOString(), until: until?.toISOString() ?? null }
  if (window.until !== null && window.until <= window.since) return refuseOffer('PRICE_END', { sku, currency })
  const planned = await listScheduledPrices(transaction, { sku, currency })
  const other = planned.find((one) => overlaps(one, window))
  if (other !== undefined) {
    return refuseOffer('PRICE_OVERLAPS', { sku, currency, since: other.since, until: other.until ?? '–' })
  }
  await transaction
    .insertInto('price_schedule')
    .values({ variant_id: variant.id, currency, ...window, original, final })
    .execute()
  return ok(undefined)
}

type PriceChoice = Pick<PriceToCome, 'sku' | 'currency'> & {
  /** The one that begins then; all of them when absent. */
  readonly since?: string | undefined
}

/** Those that have not begun. */
export async function cancelScheduledPrices(
  transaction: Transaction<CommerceTables>,
  { sku, currency, since }: PriceChoice,
): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('price_schedule')
    .where('currency', '=', currency)
    .where('variant_id', 'in', (variants) => variants.selectFrom('variants').select('id').where('sku', '=', sku))
    .$if(since !== undefined, (deleted) => deleted.where('since', '=', since ?? ''))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export type ScheduledPrice = Omit<PriceToCome, 'since' | 'until' | 'currency'> & {
  readonly product: string
  readonly size: string
  readonly currency: string
  readonly since: string
  readonly until: string | null
  /** It applies now, and ends. */
  readonly isRunning: boolean
}

type Wanted = { readonly product?: string; readonly sku?: string; readonly currency?: string }

/** Those that are to come and those that end, the first beginning first. */
export async function listScheduledPrices(
  query: CommerceQuery,
  { product, sku, currency }: Wanted = {},
): Promise<readonly ScheduledPrice[]> {
  const columns = ['variant_id', 'currency', 'original', 'final', 'since', 'until'] as const
  const planned = query.selectFrom('price_schedule').select([...columns, sql<0 | 1>`0`.as('running')])
  const running = query.selectFrom('running_prices').select([...columns, sql<0 | 1>`1`.as('running')])
  const rows = await query
    .selectFrom(planned.unionAll(running).as('price'))
    .innerJoin('variants', 'variants.id', 'price.variant_id')
    .select(['sku', 'product_sku as product', 'size', 'currency', 'original', 'final', 'since', 'until', 'running'])
    .$if(product !== undefined, (some) => some.where('product_sku', '=', product ?? ''))
    .$if(sku !== undefined, (some) => some.where('sku', '=', sku ?? ''))
    .$if(currency !== undefined, (some) => some.where('currency', '=', currency ?? ''))
    .orderBy('since')
    .orderBy('sku')
    .orderBy('currency')
    .execute()
  return rows.map(({ running: isRunning, ...row }) => ({ ...row, isRunning: isRunning === 1 }))
}
