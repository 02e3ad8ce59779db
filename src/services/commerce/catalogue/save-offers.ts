/** Writes what can be sold, as the merchant hands it over, inside the importer's transaction. */
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { bulkRows } from '../../../platform/database/bulk-rows.ts'
import { stageProductEvents, stageStockEvents } from '../events/stage-events.ts'
import type { CommerceTables } from '../tables.ts'
import type { OfferChanges, ProductOffers } from './offer-changes.ts'
import { changedProducts, offerChanges } from './offer-changes.ts'
import type { CommerceEngine } from './stored-offers.ts'
import { readVariants } from './stored-offers.ts'

export type { ProductOffers } from './offer-changes.ts'

const PRODUCTS_AT_ONCE = 250

/** A few hundred products at a time. Only what differs is written; returns the products of which a variant or a price changed. */
export async function saveOffers(
  transaction: Transaction<CommerceTables>,
  engine: CommerceEngine,
  products: readonly ProductOffers[],
  now: Date,
): Promise<readonly string[]> {
  await takeOffersTurn(transaction)
  const stored = await readVariants(
    transaction,
    engine,
    products.map(({ sku }) => sku),
    // A barcode may come from another product, and brings its history with it.
    products.flatMap(({ variants }) => variants.map(({ id }) => id)),
  )
  const changes = offerChanges(products, stored, now)
  if (Object.values(changes).every((rows) => rows.length === 0)) return []
  await write(transaction, engine, changes)
  await raiseOffersVersion(transaction, engine, changedProducts(changes, products, stored))
  const counted = [...changes.stock, ...changes.droppedStock].map(({ variant_id: id }) => id)
  await stageStockEvents(transaction, counted, now)
  const changed = changedProducts({ ...changes, stock: [], droppedStock: [] }, products, stored)
  await stageProductEvents(transaction, changed, now)
  return changed
}

/**
 * Locks the version until the transaction ends, before anything is read: of two concurrent writers one waits here, instead of a
 * deadlock on rows, and what is read is still true when it is written.
 */
export async function takeOffersTurn(transaction: Transaction<CommerceTables>): Promise<void> {
  await transaction
    .updateTable('offers_version')
    .set((update) => ({ version: update.ref('version') }))
    .execute()
}

/** Every change of what can be sold raises this version: caches query what changed since theirs. */
export async function raiseOffersVersion(
  transaction: Transaction<CommerceTables>,
  engine: CommerceEngine,
  productSkus: readonly string[],
): Promise<void> {
  const { version } = await transaction
    .updateTable('offers_version')
    .set((update) => ({ version: update('version', '+', 1) }))
    .returning('version')
    .executeTakeFirstOrThrow()
  const rows = bulkRows(
    engine,
    { product_sku: 'text' },
    productSkus.map((sku) => [sku]),
  )
  await sql`insert into offer_changes (product_sku, version) select product_sku, ${version} from ${rows} as given where true
    on conflict (product_sku) do update set version = excluded.version`.execute(transaction)
}

/** By code point, as the database does. */
const compareTexts = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)

/** Long: the columns of four tables. */
async function write(transaction: Transaction<CommerceTables>, engine: CommerceEngine, changes: OfferChanges) {
  const { variants, prices, steps, stock, droppedPrices, droppedStock } = changes
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

  const stockRows = bulkRows(
    engine,
    { variant_id: 'text', warehouse: 'text', quantity: 'bigint' },
    stock
      // In the order in which orders lock them, to avoid a deadlock.
      .toSorted((a, b) => compareTexts(a.variant_id, b.variant_id) || compareTexts(a.warehouse, b.warehouse))
      .map(({ variant_id: id, warehouse, quantity }) => [id, warehouse, quantity]),
  )
  // What is promised to an order is there, whatever was counted before it was promised.
  await sql`insert into stock (variant_id, warehouse, quantity) select * from ${stockRows} as given where true
    on conflict (variant_id, warehouse) do update set quantity =
      case when excluded.quantity < stock.reserved then stock.reserved else excluded.quantity end`.execute(transaction)

  for (const { variant_id: id, currency } of droppedPrices) {
    await transaction.deleteFrom('prices').where('variant_id', '=', id).where('currency', '=', currency).execute()
  }
  for (const { variant_id: id, warehouse } of droppedStock) {
    const place = { variant_id: id, warehouse }
    await transaction
      .updateTable('stock')
      .set((update) => ({ quantity: update.ref('reserved') }))
      .where((is) => is.and(place))
      .execute()
    await transaction
      .deleteFrom('stock')
      .where((is) => is.and({ ...place, reserved: 0 }))
      .execute()
  }
}

/** Takes every product out of the offer that is not listed; returns which. */
export async function retireOffersExcept(
  transaction: Transaction<CommerceTables>,
  engine: CommerceEngine,
  keep: (productSku: string) => boolean,
  now: Date,
): Promise<readonly string[]> {
  const products = await transaction
    .selectFrom('variants')
    .select('product_sku')
    .distinct()
    .where('offered', '=', 1)
    .execute()
  const gone = products
    .filter(({ product_sku: sku }) => !keep(sku))
    .map(({ product_sku: sku }) => ({ sku, variants: [] }))
  for (let first = 0; first < gone.length; first += PRODUCTS_AT_ONCE) {
    await saveOffers(transaction, engine, gone.slice(first, first + PRODUCTS_AT_ONCE), now)
  }
  return gone.map(({ sku }) => sku)
}
