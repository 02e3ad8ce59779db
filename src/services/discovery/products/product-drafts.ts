/**
 * Products that are not finished. They are in a table of their own: no page, search, feed or API of the shop reads it. They become
 * products when they are listed.
 */
import type { SelectQueryBuilder } from 'kysely'
import { incompleteProduct, type IncompleteProduct } from '../../../contracts/merchant/incomplete-product.ts'
import { foldText } from '../../../markets/texts/fold-text.ts'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import type { DiscoveryTables } from '../tables.ts'
import type { ProductFilter, ProductRow } from './list-product-rows.ts'
import { saveTraits, traitPattern } from './product-traits.ts'
import type { DiscoveryQuery } from './read-products.ts'

export type StoredProductDraft = {
  readonly sku: string
  readonly product: IncompleteProduct
  readonly updatedAt: string
}

const MAX_SEARCH_KEY = 800
/** More drafts than anybody finishes; further ones are found by search. */
const MAX_LISTED_DRAFTS = 5000

export async function readDraft(query: DiscoveryQuery, sku: string): Promise<StoredProductDraft | undefined> {
  const row = await query
    .selectFrom('product_drafts')
    .select(['sku', 'product', 'updated_at'])
    .where('sku', '=', sku)
    .executeTakeFirst()
  return row && toDraft(row)
}

const toDraft = (
  row: Pick<DiscoveryTables['product_drafts'], 'sku' | 'product' | 'updated_at'>,
): StoredProductDraft => ({
  sku: row.sku,
  product: parseStoredJson(incompleteProduct, row.product, `draft ${row.sku}`),
  updatedAt: row.updated_at,
})

export async function saveDraft(
  transaction: Transaction<DiscoveryTables>,
  engine: Pick<Database<DiscoveryTables>, 'jsonRows'>,
  { sku, product }: Omit<StoredProductDraft, 'updatedAt'>,
  now: Date,
): Promise<void> {
  const names = Object.values(product.name ?? {})
  const keys = (product.variants ?? []).flatMap(({ id, sku: own }) => [id ?? [], own ?? []].flat())
  const row = {
    product: JSON.stringify(product),
    name: product.name?.en ?? names[0] ?? sku,
    search_key: foldText([sku, ...names].join(' ')).slice(0, MAX_SEARCH_KEY),
    family: product.family ?? null,
    age_group: product.ageGroup ?? null,
    recommended: product.recommended === false ? 0 : 1,
    variant_keys: ` ${keys.join(' ')} `,
    updated_at: now.toISOString(),
  } as const
  await transaction
    .insertInto('product_drafts')
    .values({ ...row, sku, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('sku').doUpdateSet(row))
    .execute()
  await saveTraits(transaction, engine, [[sku, product]])
}

export async function deleteDraft(transaction: Transaction<DiscoveryTables>, sku: string): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('product_drafts')
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Another draft that has this barcode or SKU for one of its variants. */
export async function draftWithVariant(
  query: DiscoveryQuery,
  key: string,
  except: string,
): Promise<string | undefined> {
  const row = await query
    .selectFrom('product_drafts')
    .select('sku')
    .where('variant_keys', 'like', `% ${key} %`)
    .where('sku', '!=', except)
    .executeTakeFirst()
  return row?.sku
}

/** All that match, by name. */
export async function listDrafts(
  query: DiscoveryQuery,
  filter: ProductFilter,
  sort: { readonly field: 'sku' | 'name'; readonly descending: boolean },
): Promise<readonly ProductRow[]> {
  const rows = await filtered(query.selectFrom('product_drafts'), filter)
    .select(['sku', 'name', 'family', 'age_group', 'recommended'])
    .orderBy(sort.field, sort.descending ? 'desc' : 'asc')
    .orderBy('sku')
    .limit(MAX_LISTED_DRAFTS)
    .execute()
  return rows.map((row) => ({
    sku: row.sku,
    name: row.name,
    family: row.family ?? '',
    ageGroup: row.age_group ?? '',
    recommended: row.recommended === 1,
    state: 'draft',
  }))
}

/** Whose pictures or texts contain this text, such as the address of a picture. */
export async function draftsContaining(query: DiscoveryQuery, text: string): Promise<readonly ProductRow[]> {
  const rows = await query
    .selectFrom('product_drafts')
    .select(['sku', 'name'])
    .where('product', 'like', `%${text}%`)
    .orderBy('sku')
    .limit(MAX_LISTED_DRAFTS)
    .execute()
  return rows.map(({ sku, name }) => ({ sku, name, family: '', ageGroup: '', recommended: true, state: 'draft' }))
}

type Drafts = SelectQueryBuilder<DiscoveryTables, 'product_drafts', object>

function filtered(
  drafts: Drafts,
  { search, families, ageGroups, recommended, skus, traits = [] }: ProductFilter,
): Drafts {
  const words = foldText(search ?? '')
    .split(' ')
    .filter((word) => word !== '')
  const narrowed = drafts
    .$if(skus !== undefined, (rest) => rest.where('sku', 'in', skus?.length ? skus : ['']))
    .$if(families.length > 0, (rest) => rest.where('family', 'in', families))
    .$if(ageGroups.length > 0, (rest) => rest.where('age_group', 'in', ageGroups))
    .$if(recommended !== undefined, (rest) => rest.where('recommended', '=', recommended === true ? 1 : 0))
  const found = words.reduce(
    (rest, word) =>
      rest.where((is) => is.or([is('search_key', 'like', `${word}%`), is('search_key', 'like', `% ${word}%`)])),
    narrowed,
  )
  return traits.reduce(
    (rest, [name, values]) =>
      rest.where('sku', 'in', (having) =>
        having
          .selectFrom('product_traits')
          .select('product_traits.sku')
          .where((has) => has.or(values.map((value) => has('traits', 'like', traitPattern(name, value))))),
      ),
    found,
  )
}
