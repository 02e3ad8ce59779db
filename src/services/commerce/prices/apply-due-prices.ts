/** Makes prices the current ones when their time has come, and gives earlier ones back when it is over. */
import { sql } from 'kysely'
import { bulkRows } from '../../../platform/database/bulk-rows.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { raiseOffersVersion, takeOffersTurn } from '../catalogue/offers-version.ts'
import { among, type CommerceEngine, type CommerceQuery } from '../catalogue/stored-offers.ts'
import { stageProductEvents } from '../events/stage-events.ts'
import type { CommerceTables } from '../tables.ts'
import { dueChanges, type DueChanges, type DuePrice, type PriceKey, type RunningPrice } from './due-changes.ts'

type Tx = Transaction<CommerceTables>

/** When a price begins or ends next, also in the past. Queried often, so that it must cost little. */
export async function nextPriceChange(query: CommerceQuery): Promise<string | undefined> {
  const start = await query.selectFrom('price_schedule').select('since as at').orderBy('since').limit(1).execute()
  const end = await query.selectFrom('running_prices').select('until as at').orderBy('until').limit(1).execute()
  return [...start, ...end].map(({ at }) => at).toSorted()[0]
}

/** Whether any price is due. */
export async function isPriceDue(query: CommerceQuery, now: Date): Promise<boolean> {
  const next = await nextPriceChange(query)
  return next !== undefined && next <= now.toISOString()
}

/**
 * Several nodes may try concurrently, one of them does. Returns how many began. The price of a variant that is no longer offered is
 * dropped: its history must not show it as for sale.
 */
export async function applyDuePrices(transaction: Tx, engine: CommerceEngine, now: Date): Promise<number> {
  await takeOffersTurn(transaction)
  const time = now.toISOString()
  const starts = await dueStarts(transaction, time)
  const ends = await dueEnds(transaction, time)
  if (starts.length + ends.length === 0) return 0
  const offered = { starts: starts.filter(isOffered), ends: ends.filter(isOffered) }
  const currentOf = await readCurrent(transaction, engine, [...offered.starts, ...offered.ends])
  const changes = dueChanges(offered, currentOf, time)
  await transaction.deleteFrom('price_schedule').where('since', '<=', time).execute()
  await transaction.deleteFrom('running_prices').where('until', '<=', time).execute()
  await write(transaction, engine, changes)
  const products = new Set([...offered.starts, ...offered.ends].map(({ productSku }) => productSku))
  if (changes.steps.length > 0) {
    await raiseOffersVersion(transaction, engine, [...products])
    await stageProductEvents(transaction, [...products], now)
  }
  return offered.starts.length
}

type OfVariant = { readonly productSku: string; readonly offered: 0 | 1 }

const isOffered = ({ offered }: OfVariant): boolean => offered === 1

async function dueStarts(transaction: Tx, time: string): Promise<readonly (DuePrice & OfVariant)[]> {
  const rows = await transaction
    .selectFrom('price_schedule')
    .innerJoin('variants', 'variants.id', 'price_schedule.variant_id')
    .select(['variant_id', 'product_sku', 'offered', 'currency', 'since', 'until', 'original', 'final'])
    .where('since', '<=', time)
    .execute()
  return rows.map(({ variant_id: variantId, product_sku: productSku, original, final, ...row }) => ({
    ...row,
    variantId,
    productSku,
    price: { original, final },
  }))
}

async function dueEnds(transaction: Tx, time: string): Promise<readonly (RunningPrice & OfVariant)[]> {
  const rows = await transaction
    .selectFrom('running_prices')
    .innerJoin('variants', 'variants.id', 'running_prices.variant_id')
    .select(['variant_id', 'product_sku', 'offered', 'currency', 'since', 'until', 'original', 'final'])
    .select(['earlier_original', 'earlier_final'])
    .where('until', '<=', time)
    .execute()
  return rows.map(({ variant_id: variantId, product_sku: productSku, original, final, ...row }) => {
    const { currency, since, until, offered, earlier_original: earlierOriginal, earlier_final: earlierFinal } = row
    const earlier =
      earlierOriginal === null || earlierFinal === null ? undefined : { original: earlierOriginal, final: earlierFinal }
    return { variantId, productSku, currency, since, until, offered, price: { original, final }, earlier }
  })
}

async function readCurrent(transaction: Tx, engine: CommerceEngine, wanted: readonly PriceKey[]) {
  const ids = among(engine, [...new Set(wanted.map(({ variantId }) => variantId))])
  const rows = await transaction.selectFrom('prices').selectAll().where('variant_id', 'in', ids).execute()
  const prices = new Map(
    rows.map(({ variant_id: id, currency, original, final }) => [`${id} ${currency}`, { original, final }]),
  )
  return ({ variantId, currency }: PriceKey) => prices.get(`${variantId} ${currency}`)
}

/** Long: the columns of three tables. */
async function write(transaction: Tx, engine: CommerceEngine, { steps, prices, running }: DueChanges): Promise<void> {
  const stepRows = bulkRows(
    engine,
    { variant_id: 'text', currency: 'text', since: 'text', original: 'bigint', final: 'bigint' },
    steps.map(({ variantId, currency, since, price }) => [
      variantId,
      currency,
      since,
      price?.original ?? null,
      price?.final ?? null,
    ]),
  )
  await sql`insert into price_history (variant_id, currency, since, original, final)
    select * from ${stepRows} as given where true
    on conflict (variant_id, currency, since) do update set original = excluded.original, final = excluded.final`.execute(
    transaction,
  )
  const priceRows = bulkRows(
    engine,
    { variant_id: 'text', currency: 'text', original: 'bigint', final: 'bigint' },
    prices.flatMap(({ variantId, currency, price }) =>
      price === undefined ? [] : [[variantId, currency, price.original, price.final]],
    ),
  )
  await sql`insert into prices (variant_id, currency, original, final) select * from ${priceRows} as given where true
    on conflict (variant_id, currency) do update set original = excluded.original, final = excluded.final`.execute(
    transaction,
  )
  for (const { variantId, currency } of prices.filter(({ price }) => price === undefined)) {
    await transaction
      .deleteFrom('prices')
      .where('variant_id', '=', variantId)
      .where('currency', '=', currency)
      .execute()
  }
  const runningRows = bulkRows(
    engine,
    {
      variant_id: 'text',
      currency: 'text',
      since: 'text',
      until: 'text',
      original: 'bigint',
      final: 'bigint',
      earlier_original: 'bigint',
      earlier_final: 'bigint',
    },
    running.map(({ variantId, currency, since, until, price, earlier }) => [
      variantId,
      currency,
      since,
      until,
      price.original,
      price.final,
      earlier?.original ?? null,
      earlier?.final ?? null,
    ]),
  )
  await sql`insert into running_prices
      (variant_id, currency, since, until, original, final, earlier_original, earlier_final)
    select * from ${runningRows} as given where true
    on conflict (variant_id, currency) do update set since = excluded.since, until = excluded.until,
      original = excluded.original, final = excluded.final, earlier_original = excluded.earlier_original,
      earlier_final = excluded.earlier_final`.execute(transaction)
}
