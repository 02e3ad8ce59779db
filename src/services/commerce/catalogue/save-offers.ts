/** Writes what can be sold, as the merchant hands it over, inside the importer's transaction. */
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { bulkRows } from '../../../platform/database/bulk-rows.ts'
import { stageProductEvents, stageStockEvents } from '../events/stage-events.ts'
import type { CommerceTables } from '../tables.ts'
import type { ChangedVariant, OfferChanges, ProductOffers } from './offer-changes.ts'
import { changedProducts, changedVariants, offerChanges } from './offer-changes.ts'
import { raiseOffersVersion, takeOffersTurn } from './offers-version.ts'
import { moveStock } from '../stock/move-stock.ts'
import { lockStock, type StockEngine } from '../stock/reserve-stock.ts'
import type { CommerceEngine } from './stored-offers.ts'
import { readVariants } from './stored-offers.ts'

export type { ProductOffers } from './offer-changes.ts'

const PRODUCTS_AT_ONCE = 250

export type SavedOffers = {
  /** Of which a variant or a price changed. */
  readonly products: readonly string[]
  /** That were there before. */
  readonly variants: readonly ChangedVariant[]
}

/** A few hundred products at a time. Only what differs is written. */
export async function saveOffers(
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  products: readonly ProductOffers[],
  now: Date,
): Promise<SavedOffers> {
  await takeOffersTurn(transaction)
  const stored = await readVariants(
    transaction,
    engine,
    products.map(({ sku }) => sku),
    // A barcode may come from another product, and brings its history with it.
    products.flatMap(({ variants }) => variants.map(({ id }) => id)),
  )
  const changes = offerChanges(products, stored, now)
  if (Object.values(changes).every((rows) => rows.length === 0)) return { products: [], variants: [] }
  await write(transaction, engine, changes)
  await writeStock(transaction, engine, changes, now)
  await raiseOffersVersion(transaction, engine, changedProducts(changes, products, stored))
  const counted = [...changes.stock, ...changes.droppedStock].map(({ variant_id: id }) => id)
  await stageStockEvents(transaction, counted, now)
  const changed = changedProducts({ ...changes, stock: [], droppedStock: [] }, products, stored)
  await stageProductEvents(transaction, changed, now)
  return { products: changed, variants: changedVariants(changes, stored) }
}

/** Long: the columns of three tables. */
async function write(transaction: Transaction<CommerceTables>, engine: CommerceEngine, changes: OfferChanges) {
  const { variants, prices, steps, droppedPrices } = changes
  const variantRows = bulkRows(
    engine,
    { id: 'text', sku: 'text', product_sku: 'text', size: 'text', position: 'bigint', offered: 'bigint' },
    variants.map(({ id, sku, product_sku: product, size, position, offered }) => [
      id,
      sku,
      product,
      size,
      position,
      offered,
    ]),
  )
  await sql`insert into variants (id, sku, product_sku, size, position, offered)
    select * from ${variantRows} as given where true
    on conflict (id) do update set sku = excluded.sku, product_sku = excluded.product_sku, size = excluded.size,
      position = excluded.position, offered = excluded.offered`.execute(transaction)

  const priceRows = bulkRows(
    engine,
    { variant_id: 'text', currency: 'text', original: 'bigint', final: 'bigint' },
    prices.map(({ variant_id: id, currency, original, final }) => [id, currency, original, final]),
  )
  await sql`insert into prices (variant_id, currency, original, final) select * from ${priceRows} as given where true
    on conflict (variant_id, currency) do update set original = excluded.original, final = excluded.final`.execute(
    transaction,
  )

  const stepRows = bulkRows(
    engine,
    { variant_id: 'text', currency: 'text', since: 'text', original: 'bigint', final: 'bigint' },
    steps.map(({ variant_id: id, currency, since, original, final }) => [id, currency, since, original, final]),
  )
  await sql`insert into price_history (variant_id, currency, since, original, final)
    select * from ${stepRows} as given where true
    on conflict (variant_id, currency, since) do update set original = excluded.original, final = excluded.final`.execute(
    transaction,
  )

  for (const { variant_id: id, currency } of droppedPrices) {
    await transaction.deleteFrom('prices').where('variant_id', '=', id).where('currency', '=', currency).execute()
  }
}

/**
 * What is promised to an order is there, whatever was counted before it was promised. The difference to what is there now is a
 * movement: sales since the file was written are in the ledger, too.
 */
async function writeStock(
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  { stock, droppedStock }: Pick<OfferChanges, 'stock' | 'droppedStock'>,
  now: Date,
): Promise<void> {
  const wanted = [...stock, ...droppedStock.map((place) => ({ ...place, quantity: 0 }))]
  if (wanted.length === 0) return
  const variantIds = [...new Set(wanted.map(({ variant_id: id }) => id))]
  const levels = await lockStock(transaction, engine, { variantIds })
  const levelOf = new Map(levels.map((level) => [`${level.variant_id} ${level.warehouse}`, level]))
  const movements = wanted.map(({ variant_id: variantId, warehouse, quantity }) => {
    const level = levelOf.get(`${variantId} ${warehouse}`)
    // What is below zero is none of that: the database refuses it.
    const wantedHere = quantity < 0 ? quantity : Math.max(quantity, level?.reserved ?? 0)
    const change = wantedHere - (level?.quantity ?? 0)
    return { variantId, warehouse, change, reason: 'import' as const }
  })
  await moveStock(transaction, engine, movements, now)
  for (const { variant_id: id, warehouse } of droppedStock) {
    await transaction
      .deleteFrom('stock')
      .where((is) => is.and({ variant_id: id, warehouse, quantity: 0 }))
      .execute()
  }
}

/** Takes every product out of the offer that is not listed. */
export async function retireOffersExcept(
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  keep: (productSku: string) => boolean,
  now: Date,
): Promise<SavedOffers> {
  const products = await transaction
    .selectFrom('variants')
    .select('product_sku')
    .distinct()
    .where('offered', '=', 1)
    .execute()
  const gone = products.flatMap(({ product_sku: sku }) => (keep(sku) ? [] : [sku]))
  return { products: gone, variants: await retireOffersOf(transaction, engine, gone, now) }
}

/** Barcodes and SKUs of their variants are free again. Returns the variants. */
export async function retireOffersOf(
  transaction: Transaction<CommerceTables>,
  engine: StockEngine,
  productSkus: readonly string[],
  now: Date,
): Promise<readonly ChangedVariant[]> {
  const retired: ChangedVariant[] = []
  for (let first = 0; first < productSkus.length; first += PRODUCTS_AT_ONCE) {
    const some = productSkus.slice(first, first + PRODUCTS_AT_ONCE).map((sku) => ({ sku, variants: [] }))
    const { variants } = await saveOffers(transaction, engine, some, now)
    retired.push(...variants)
  }
  return retired
}
