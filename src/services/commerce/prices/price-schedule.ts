/**
 * Prices that start at a future time. They are not read before; when due they become the current price, with a step in the
 * history, as if the merchant had imported them then.
 */
import { sql } from 'kysely'
import type { PriceCurrency } from '../../../contracts/merchant/catalogue.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { ok, type Result } from '../../../platform/result.ts'
import { refuseOffer, type OfferRefusal } from '../catalogue/offer-refusal.ts'
import { raiseOffersVersion, takeOffersTurn } from '../catalogue/save-offers.ts'
import { among, type CommerceEngine, type CommerceQuery } from '../catalogue/stored-offers.ts'
import { stageProductEvents } from '../events/stage-events.ts'
import type { CommerceTables } from '../tables.ts'

export type PriceToCome = {
  /** Of the variant. */
  readonly sku: string
  readonly currency: PriceCurrency
  readonly original: number
  readonly final: number
  readonly since: Date
}

/** A later word about the same moment counts. */
export async function schedulePrice(
  transaction: Transaction<CommerceTables>,
  { sku, currency, original, final, since }: PriceToCome,
): Promise<Result<void, OfferRefusal>> {
  const variant = await transaction
    .selectFrom('variants')
    .select('id')
    .where('sku', '=', sku)
    .where('offered', '=', 1)
    .executeTakeFirst()
  if (variant === undefined) return refuseOffer('UNKNOWN_VARIANT', { sku })
  await transaction
    .insertInto('price_schedule')
    .values({ variant_id: variant.id, currency, since: since.toISOString(), original, final })
    .onConflict((conflict) => conflict.columns(['variant_id', 'currency', 'since']).doUpdateSet({ original, final }))
    .execute()
  return ok(undefined)
}

export async function cancelScheduledPrices(
  transaction: Transaction<CommerceTables>,
  { sku, currency }: Pick<PriceToCome, 'sku' | 'currency'>,
): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('price_schedule')
    .where('currency', '=', currency)
    .where('variant_id', 'in', (variants) => variants.selectFrom('variants').select('id').where('sku', '=', sku))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export type ScheduledPrice = Omit<PriceToCome, 'since' | 'currency'> & {
  readonly currency: string
  readonly since: string
}

/** The next first. */
export async function listScheduledPrices(query: CommerceQuery): Promise<readonly ScheduledPrice[]> {
  return query
    .selectFrom('price_schedule')
    .innerJoin('variants', 'variants.id', 'price_schedule.variant_id')
    .select(['sku', 'currency', 'original', 'final', 'since'])
    .orderBy('since')
    .orderBy('sku')
    .orderBy('currency')
    .execute()
}

/** Whether any price is due: queried often, so that it must cost little. */
export async function isPriceDue(query: CommerceQuery, now: Date): Promise<boolean> {
  const due = query.selectFrom('price_schedule').select('since').where('since', '<=', now.toISOString()).limit(1)
  return (await due.executeTakeFirst()) !== undefined
}

/**
 * Makes every price that is due the present one; several nodes may try concurrently, one of them does. Returns how many. The
 * price of a variant that is no longer offered is dropped: its history must not show it as for sale.
 */
export async function applyDuePrices(
  transaction: Transaction<CommerceTables>,
  engine: CommerceEngine,
  now: Date,
): Promise<number> {
  await takeOffersTurn(transaction)
  const due = await transaction
    .selectFrom('price_schedule')
    .innerJoin('variants', 'variants.id', 'price_schedule.variant_id')
    .select(['variant_id', 'product_sku', 'currency', 'since', 'original', 'final', 'offered'])
    .where('since', '<=', now.toISOString())
    .orderBy('since')
    .execute()
  if (due.length === 0) return 0
  const applied = due.filter(({ offered }) => offered === 1)
  // After a downtime several may be due: each gets its step in the history, and the last becomes the current price.
  for (const { variant_id: id, currency, since, original, final } of applied) {
    await sql`insert into price_history (variant_id, currency, since, original, final)
      values (${id}, ${currency}, ${since}, ${original}, ${final})
      on conflict (variant_id, currency, since) do update set original = excluded.original, final = excluded.final`.execute(
      transaction,
    )
    await sql`insert into prices (variant_id, currency, original, final) values (${id}, ${currency}, ${original}, ${final})
      on conflict (variant_id, currency) do update set original = excluded.original, final = excluded.final`.execute(
      transaction,
    )
  }
  await transaction
    .deleteFrom('price_schedule')
    .where('since', '<=', now.toISOString())
    .where(
      'variant_id',
      'in',
      among(
        engine,
        due.map(({ variant_id: id }) => id),
      ),
    )
    .execute()
  if (applied.length > 0) {
    const products = [...new Set(applied.map(({ product_sku: sku }) => sku))]
    await raiseOffersVersion(transaction, engine, products)
    await stageProductEvents(transaction, products, now)
  }
  return applied.length
}
