/**
 * What products can be filtered by at the desk: the facets of search that belong to the document, and the languages that it lacks.
 * One text per product, in a table of its own: documents need not be read.
 */
import { sql } from 'kysely'
import type { DocumentFacet } from '../index/document-facet.ts'
import { bulkRows } from '../../../platform/database/bulk-rows.ts'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import type { Migration } from '../../../platform/database/migrate.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import { LANGUAGES } from '../../../markets/languages/languages.ts'
import type { DiscoveryTables } from '../tables.ts'
import { productDocument } from './product-document-schema.ts'

type Engine = Pick<Database<DiscoveryTables>, 'jsonRows'>

/** What a trait says of a product; `missing` has languages and `picture`. */
export type TraitName = DocumentFacet | 'missing'

export const TRAIT_NAMES = [
  'category',
  'colour',
  'material',
  'family',
  'ageGroup',
  'silhouette',
  'pattern',
  'occasion',
  'feature',
  'badge',
  'missing',
] as const satisfies readonly TraitName[]

/** The members that traits are made from: an incomplete product has some of them. */
export type TraitSource = {
  readonly name?: Readonly<Record<string, string | undefined>> | undefined
  readonly description?:
    | {
        readonly short?: Readonly<Record<string, string | undefined>> | undefined
        readonly full?: Readonly<Record<string, string | undefined>> | undefined
      }
    | undefined
  readonly categories?: readonly string[] | undefined
  readonly collections?: readonly string[] | undefined
  readonly colour?: { readonly primary?: string | undefined; readonly secondary?: string | undefined } | undefined
  readonly materials?: readonly string[] | undefined
  readonly family?: string | undefined
  readonly ageGroup?: string | undefined
  readonly silhouette?: string | undefined
  readonly patternGroup?: string | undefined
  readonly occasion?: string | undefined
  readonly displayFeatures?: readonly string[] | undefined
  readonly badges?: readonly string[] | undefined
  readonly images?: readonly unknown[] | undefined
}

/** As the index of search has them. */
function traitsOf(product: TraitSource): Readonly<Record<TraitName, readonly string[]>> {
  const { colour, categories = [], collections = [], materials = [], displayFeatures = [], badges = [] } = product
  const some = (value: string | undefined) => (value === undefined ? [] : [value])
  return {
    category: [...categories, ...collections.map((name) => `collection/${name}`)],
    colour: some(colour?.primary),
    material: materials,
    family: some(product.family),
    ageGroup: some(product.ageGroup),
    silhouette: some(product.silhouette),
    pattern: some(product.patternGroup),
    occasion: some(product.occasion),
    feature: displayFeatures,
    badge: badges,
    missing: [...missingLanguages(product), ...((product.images ?? []).length === 0 ? ['picture'] : [])],
  }
}

/** Languages without a name or a description: shoppers read English there. */
export const missingLanguages = ({ name, description }: TraitSource): readonly string[] =>
  LANGUAGES.filter((language) =>
    [name, description?.short, description?.full].some((texts) => (texts?.[language] ?? '') === ''),
  )

/** ` colour:blue material:cotton `: a value is found by the blanks around it. */
export const traitText = (product: TraitSource): string =>
  ` ${Object.entries(traitsOf(product))
    .flatMap(([name, values]) => values.map((value) => `${name}:${value.replaceAll(/\s/g, '_')}`))
    .join(' ')} `

export const traitPattern = (name: TraitName, value: string): string =>
  `% ${name}:${value.replaceAll(/\s/g, '_').replaceAll('%', '')} %`

export async function saveTraits(
  transaction: Transaction<DiscoveryTables>,
  engine: Engine,
  products: readonly (readonly [sku: string, product: TraitSource])[],
): Promise<void> {
  const rows = bulkRows(
    engine,
    { sku: 'text', traits: 'text' },
    products.map(([sku, product]) => [sku, traitText(product)]),
  )
  await sql`insert into product_traits (sku, traits) select sku, traits from ${rows} as given where true
    on conflict (sku) do update set traits = excluded.traits`.execute(transaction)
}

const ROWS_PER_READ = 500

export const traitsMigration: Migration = {
  name: 'discovery/006-drafts',
  async up(query, { orderedText }) {
    await query.schema
      .createTable('product_traits')
      .addColumn('sku', orderedText, (column) => column.primaryKey())
      .addColumn('traits', 'text', (column) => column.notNull())
      .execute()
    await query.schema
      .createTable('product_drafts')
      .addColumn('sku', orderedText, (column) => column.primaryKey())
      .addColumn('product', 'text', (column) => column.notNull())
      .addColumn('name', orderedText, (column) => column.notNull())
      .addColumn('search_key', 'text', (column) => column.notNull())
      .addColumn('family', 'text')
      .addColumn('age_group', 'text')
      .addColumn('recommended', 'integer', (column) => column.notNull())
      .addColumn('variant_keys', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute()
    for (let last = ''; ;) {
      const { rows } = await sql<{ sku: string; document: string }>`
        select sku, document from products where sku > ${last} order by sku limit ${sql.lit(ROWS_PER_READ)}`.execute(
        query,
      )
      for (const { sku, document } of rows) {
        const traits = traitText(parseStoredJson(productDocument, document, `product ${sku}`))
        await sql`insert into product_traits (sku, traits) values (${sku}, ${traits})`.execute(query)
      }
      last = rows.at(-1)?.sku ?? ''
      if (rows.length < ROWS_PER_READ) break
    }
  },
}
