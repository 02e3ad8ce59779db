/** Writes what can be sold, as the merchant hands it over, inside the importer's transaction. */
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { rowsOf } from '../../../platform/database/rows-of.ts'
import type { CommerceTables } from '../tables.ts'
import type { OfferChanges, ProductOffers } from './offer-changes.ts'
import { offerChanges } from './offer-changes.ts'
import type { CommerceEngine } from './stored-offers.ts'
import { readVariants } from './stored-offers.ts'

export type { ProductOffers } from './offer-changes.ts'

/** A few hundred products at a time. Only what differs is written; answers whether anything did. */
export async function saveOffers(
  transaction: Transaction<CommerceTables>,
  engine: CommerceEngine,
  products: readonly ProductOffers[],
  now: Date,
): Promise<boolean> {
  const stored = await readVariants(
    transaction,
    engine,
    products.map(({ sku }) => sku),
  )
  const changes = offerChanges(products, stored, now)
  if (Object.values(changes).every((rows) => rows.length === 0)) return false
  await write(transaction, engine, changes)
  await transaction
    .updateTable('offers_version')
    .set((update) => ({ version: update('version', '+', 1) }))
    .execute()
  return true
}

async function write(transaction: Transaction<CommerceTables>, engine: CommerceEngine, changes: OfferChanges) {
  const { variants, prices, steps, stock, droppedPrices, droppedStock } = changes
  const variantRows = rowsOf(
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

  const priceRows = rowsOf(
    engine,
    { variant_id: 'text', currency: 'text', original: 'bigint', final: 'bigint' },
    prices.map(({ variant_id: id, currency, original, final }) => [id, currency, original, final]),
  )
  await sql`insert into prices (variant_id, currency, original, final) select * from ${priceRows} as given where true
    on conflict (variant_id, currency) do update set original = excluded.original, final = excluded.final`.execute(
    transaction,
  )

  const stepRows = rowsOf(
    engine,
    { variant_id: 'text', currency: 'text', since: 'text', amount: 'bigint' },
    steps.map(({ variant_id: id, currency, since, amount }) => [id, currency, since, amount]),
  )
  await sql`insert into price_history (variant_id, currency, since, amount)
    select * from ${stepRows} as given where true
    on conflict (variant_id, currency, since) do update set amount = excluded.amount`.execute(transaction)

  const stockRows = rowsOf(
    engine,
    { variant_id: 'text', warehouse: 'text', quantity: 'bigint' },
    stock.map(({ variant_id: id, warehouse, quantity }) => [id, warehouse, quantity]),
  )
  await sql`insert into stock (variant_id, warehouse, quantity) select * from ${stockRows} as given where true
    on conflict (variant_id, warehouse) do update set quantity = excluded.quantity`.execute(transaction)

  for (const { variant_id: id, currency } of droppedPrices) {
    await transaction.deleteFrom('prices').where('variant_id', '=', id).where('currency', '=', currency).execute()
  }
  for (const { variant_id: id, warehouse } of droppedStock) {
    await transaction.deleteFrom('stock').where('variant_id', '=', id).where('warehouse', '=', warehouse).execute()
  }
}

/** Takes every product that is not in the list out of the offer. */
export async function retireOffersExcept(
  transaction: Transaction<CommerceTables>,
  keep: (productSku: string) => boolean,
): Promise<void> {
  const products = await transaction
    .selectFrom('variants')
    .select('product_sku')
    .distinct()
    .where('offered', '=', 1)
    .execute()
  for (const { product_sku: sku } of products.filter((product) => !keep(product.product_sku))) {
    await transaction.updateTable('variants').set({ offered: 0 }).where('product_sku', '=', sku).execute()
  }
}
