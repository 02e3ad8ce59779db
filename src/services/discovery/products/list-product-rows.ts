/** Products as the desk lists them. All columns are in one index: documents are not read. */
import { sql, type Selectable, type SelectQueryBuilder } from 'kysely'
import { foldText } from '../../../markets/texts/fold-text.ts'
import type { Migration } from '../../../platform/database/migrate.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import type { DiscoveryTables } from '../tables.ts'
import { productDocument } from './product-document-schema.ts'
import type { ProductDocument } from './product-document.ts'
import { traitPattern, type TraitName } from './product-traits.ts'
import { amongSkus, type DiscoveryQuery } from './read-products.ts'

export const PRODUCT_SORTS = ['sku', 'name'] as const

export type ProductFilter = {
  /** Parts of a name or of the SKU. */
  readonly search?: string | undefined
  readonly families: readonly string[]
  readonly ageGroups: readonly string[]
  readonly recommended?: boolean | undefined
  /** No others. */
  readonly skus?: readonly string[] | undefined
  /** None of these. */
  readonly except?: ReadonlySet<string> | undefined
  /** Any of the values of one trait, and all traits together. */
  readonly traits?: readonly (readonly [name: TraitName, values: readonly string[]])[]
  /** Listed ones and those that were taken out, when absent. */
  readonly states?: readonly ProductState[] | undefined
}

/** `out`: the merchant has taken it out. */
export const PRODUCT_STATES = ['draft', 'listed', 'out'] as const
export type ProductState = (typeof PRODUCT_STATES)[number]

export type ProductRow = {
  readonly sku: string
  readonly name: string
  readonly family: string
  readonly ageGroup: string
  readonly recommended: boolean
  readonly state: ProductState
}

type Page = {
  readonly sort: { readonly field: (typeof PRODUCT_SORTS)[number]; readonly descending: boolean }
  readonly offset: number
  readonly limit: number
}

/** The listed members of a document, in the order of the columns. */
export function listedMembers({ sku, name, family, ageGroup, recommended }: ProductDocument) {
  const searched = foldText([sku, ...Object.values(name)].join(' '))
  return {
    name: name.en,
    search_key: searched.slice(0, MAX_SEARCH_KEY),
    family,
    age_group: ageGroup,
    recommended: recommended ? 1 : 0,
  }
}

/** An index row of PostgreSQL holds 2,700 bytes. */
const MAX_SEARCH_KEY = 800

type Engine = Pick<Database<DiscoveryTables>, 'jsonRows'>

export async function listProductRows(
  query: DiscoveryQuery,
  engine: Engine,
  filter: ProductFilter,
  { sort, offset, limit }: Page,
): Promise<readonly ProductRow[]> {
  const direction = sort.descending ? 'desc' : 'asc'
  const rows = await filtered(engine, query.selectFrom('products'), filter)
    .select(COLUMNS)
    .orderBy(sort.field, direction)
    .$if(sort.field !== 'sku', (rest) => rest.orderBy('sku'))
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(rowOf)
}

/** Undefined: no product, or no longer listed. */
export async function findProductRow(query: DiscoveryQuery, sku: string): Promise<ProductRow | undefined> {
  const products = query.selectFrom('products').select(COLUMNS).where('listed', '=', 1)
  const row = await products.where('sku', '=', sku).executeTakeFirst()
  return row && rowOf(row)
}

const COLUMNS = ['sku', 'name', 'family', 'age_group', 'recommended', 'listed'] as const

const rowOf = (row: Pick<Selectable<DiscoveryTables['products']>, (typeof COLUMNS)[number]>): ProductRow => ({
  sku: row.sku,
  name: row.name ?? row.sku,
  family: row.family ?? '',
  ageGroup: row.age_group ?? '',
  recommended: row.recommended === 1,
  state: row.listed === 1 ? 'listed' : 'out',
})

export async function countProductRows(
  query: DiscoveryQuery,
  engine: Engine,
  filter: ProductFilter,
  most: number,
): Promise<number> {
  const some = filtered(engine, query.selectFrom('products'), filter).select('sku').limit(most)
  const { count } = await query
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

type Products = SelectQueryBuilder<DiscoveryTables, 'products', object>

/** Long: one step per filter. */
function filtered(
  engine: Engine,
  products: Products,
  { search, families, ageGroups, recommended, skus, except, traits = [], states }: ProductFilter,
): Products {
  const words = foldText(search ?? '')
    .split(' ')
    .filter((word) => word !== '')
  const narrowed = products
    .$if(states !== undefined && !states.includes('out'), (rest) => rest.where('listed', '=', 1))
    .$if(states !== undefined && !states.includes('listed'), (rest) => rest.where('listed', '=', 0))
    // One that was taken out and is edited again is listed as its draft.
    .where('sku', 'not in', (drafts) => drafts.selectFrom('product_drafts').select('product_drafts.sku'))
    .$if(skus !== undefined, (rest) => rest.where('sku', 'in', amongSkus(engine, skus ?? [])))
    .$if(except !== undefined, (rest) => rest.where('sku', 'not in', amongSkus(engine, [...(except ?? [])])))
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

const ROWS_PER_READ = 500

export const productListMigration: Migration = {
  name: 'discovery/004-product-lists',
  async up(query, { orderedText }) {
    await query.schema.alterTable('products').addColumn('name', orderedText).execute()
    await query.schema.alterTable('products').addColumn('search_key', 'text').execute()
    await query.schema.alterTable('products').addColumn('family', 'text').execute()
    await query.schema.alterTable('products').addColumn('age_group', 'text').execute()
    await query.schema.alterTable('products').addColumn('recommended', 'integer').execute()
    for (let last = ''; ;) {
      const { rows } = await sql<{ sku: string; document: string }>`
        select sku, document from products where sku > ${last} order by sku limit ${sql.lit(ROWS_PER_READ)}`.execute(
        query,
      )
      for (const { sku, document } of rows) {
        const listed = listedMembers(parseStoredJson(productDocument, document, `product ${sku}`))
        await sql`update products set name = ${listed.name}, search_key = ${listed.search_key}, family = ${listed.family},
          age_group = ${listed.age_group}, recommended = ${listed.recommended} where sku = ${sku}`.execute(query)
      }
      last = rows.at(-1)?.sku ?? ''
      if (rows.length < ROWS_PER_READ) break
    }
    await query.schema
      .createIndex('products_by_name')
      .on('products')
      .columns(['name', 'sku', 'listed', 'family', 'age_group', 'recommended', 'search_key'])
      .execute()
  },
}
