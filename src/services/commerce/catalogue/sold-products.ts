/**
 * What commerce stores of a product beside its offers: only what carts show and discounts check. How it is shown and found
 * belongs to discovery. Written with the products, in the same transaction, so that a cart never waits for another service to get
 * its price.
 */
import { sql } from 'kysely'
import { z } from 'zod'
import type { CatalogueProduct } from '../../../contracts/merchant/catalogue.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { bulkRows } from '../../../platform/database/bulk-rows.ts'
import type { CommerceTables } from '../tables.ts'
import { raiseOffersVersion } from './offers-version.ts'
import type { CommerceEngine, CommerceQuery } from './stored-offers.ts'
import { storedName } from '../../../platform/stored-json.ts'

export type SoldProductFacts = Pick<CatalogueProduct, 'name' | 'family' | 'sections' | 'categories' | 'collections'> & {
  /** Of its first picture; empty when it has none. */
  readonly picture: string
}

const translation = z.string().exactOptional()

export const soldProductFacts: z.ZodType<SoldProductFacts> = z.looseObject({
  name: z.looseObject({
    en: z.string(),
    'en-US': translation,
    de: translation,
    nl: translation,
    fr: translation,
    es: translation,
    it: translation,
  }),
  family: storedName<SoldProductFacts['family']>(),
  sections: z.array(z.string()),
  categories: z.array(z.string()),
  collections: z.array(z.string()),
  picture: z.string(),
})

export type SoldProduct = SoldProductFacts & { readonly sku: string }

/** What is the same already is left alone; what is not is a change of what can be sold. */
export async function saveSoldProducts(
  transaction: Transaction<CommerceTables>,
  engine: CommerceEngine,
  products: readonly SoldProduct[],
): Promise<void> {
  const rows = bulkRows(
    engine,
    { product_sku: 'text', facts: 'text' },
    products.map((product) => [product.sku, JSON.stringify(factsOf(product))]),
  )
  const changed = await sql<{ sku: string }>`
    insert into sold_products (product_sku, facts) select * from ${rows} as given where true
    on conflict (product_sku) do update set facts = excluded.facts where sold_products.facts <> excluded.facts
    returning product_sku as sku`.execute(transaction)
  if (changed.rows.length > 0) {
    await raiseOffersVersion(
      transaction,
      engine,
      changed.rows.map(({ sku }) => sku),
    )
  }
}

/** In one order, so that the same facts are the same text. */
function factsOf({ name, picture, family, sections, categories, collections }: SoldProductFacts): SoldProductFacts {
  return { name, picture, family, sections, categories, collections }
}

/** Whether something is offered of which nothing more is known. */
export async function lacksSoldProducts(query: CommerceQuery): Promise<boolean> {
  const unknown = query
    .selectFrom('variants')
    .leftJoin('sold_products', 'sold_products.product_sku', 'variants.product_sku')
    .select('variants.id')
    .where('variants.offered', '=', 1)
    .where('sold_products.product_sku', 'is', null)
    .limit(1)
  return (await unknown.executeTakeFirst()) !== undefined
}
