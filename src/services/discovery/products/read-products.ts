/** Product documents from the database. */
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../../../platform/database/open-database.ts'
import { bulkRows } from '../../../platform/database/bulk-rows.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import type { ProductDocument } from './product-document.ts'
import { productDocument } from './product-document-schema.ts'
import type { DiscoveryTables } from '../tables.ts'

export type DiscoveryQuery = Kysely<DiscoveryTables> | Transaction<DiscoveryTables>

export type StoredProduct = {
  readonly document: ProductDocument
  readonly position: number
  readonly updatedAt: string
  readonly updateReason: string
  /** When the product first came into this shop; undefined for those that came before it was stored. */
  readonly firstListedAt?: string | undefined
}

const COLUMNS = ['sku', 'document', 'position', 'updated_at', 'update_reason', 'first_listed_at'] as const

export async function readProducts(
  query: DiscoveryQuery,
  engine: Pick<Database<DiscoveryTables>, 'jsonRows'>,
  skus: readonly string[],
): Promise<readonly StoredProduct[]> {
  const rows = await query
    .selectFrom('products')
    .select(COLUMNS)
    .where('listed', '=', 1)
    .where('sku', 'in', amongSkus(engine, skus))
    .execute()
  const found = new Map(rows.map(toStored).map((product) => [product.document.sku, product]))
  return skus.flatMap((sku) => found.get(sku) ?? [])
}

export type ChangedProduct = {
  readonly sku: string
  /** Undefined once it is taken out. */
  readonly product: StoredProduct | undefined
}

/** Products that were written since a version, at most so many, in the merchant's order. */
export async function changedProducts(
  query: DiscoveryQuery,
  since: number,
  limit: number,
): Promise<readonly ChangedProduct[]> {
  const rows = await query
    .selectFrom('products')
    .select([...COLUMNS, 'listed'])
    .where('changed_in', '>', since)
    .orderBy('position')
    .orderBy('sku')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ sku: row.sku, product: row.listed === 1 ? toStored(row) : undefined }))
}

/** So many skus are read in a few milliseconds. */
const SKUS_AT_ONCE = 2000

/** The skus of every listed product, in the merchant's order. */
export async function everySku(query: DiscoveryQuery): Promise<readonly string[]> {
  const skus: string[] = []
  for (let last = BEFORE_ALL; ;) {
    const rows = await after(query, last).select(['position', 'sku']).limit(SKUS_AT_ONCE).execute()
    for (const { sku } of rows) skus.push(sku)
    if (rows.length < SKUS_AT_ONCE) return skus
    last = rows.at(-1) ?? last
  }
}

/** Every listed product in the merchant's order, some hundred at a time, so that a large shop fits through. */
export async function* everyProduct(query: DiscoveryQuery, pageSize = 500): AsyncGenerator<readonly StoredProduct[]> {
  for (let last = BEFORE_ALL; ;) {
    const rows = await after(query, last).select(COLUMNS).limit(pageSize).execute()
    if (rows.length === 0) return
    yield rows.map(toStored)
    last = rows.at(-1) ?? last
  }
}

type Place = { readonly position: number; readonly sku: string }

const BEFORE_ALL: Place = { position: -1, sku: '' }

/** Listed products in the merchant's order, from the next one on. */
function after(query: DiscoveryQuery, { position, sku }: Place) {
  return query
    .selectFrom('products')
    .where('listed', '=', 1)
    .where((is) => is.or([is('position', '>', position), is.and([is('position', '=', position), is('sku', '>', sku)])]))
    .orderBy('position')
    .orderBy('sku')
}

export async function productsVersion(query: DiscoveryQuery): Promise<number> {
  const { version } = await query.selectFrom('products_version').select('version').executeTakeFirstOrThrow()
  return version
}

/** With how many of the changes were those of search rules. */
export const discoveryVersions = (
  query: DiscoveryQuery,
): Promise<Pick<DiscoveryTables['products_version'], 'version' | 'rules'>> =>
  query.selectFrom('products_version').select(['version', 'rules']).executeTakeFirstOrThrow()

function toStored(row: Pick<DiscoveryTables['products'], (typeof COLUMNS)[number]>): StoredProduct {
  const document = parseStoredJson(productDocument, row.document, `product ${row.sku}`)
  return {
    document,
    position: row.position,
    updatedAt: row.updated_at,
    updateReason: row.update_reason,
    firstListedAt: row.first_listed_at ?? undefined,
  }
}

/** Listed or taken out: whose SKU is used. */
export async function findStoredProduct(
  query: DiscoveryQuery,
  sku: string,
): Promise<(StoredProduct & { readonly isListed: boolean }) | undefined> {
  const row = await query
    .selectFrom('products')
    .select([...COLUMNS, 'listed'])
    .where('sku', '=', sku)
    .executeTakeFirst()
  return row && { ...toStored(row), isListed: row.listed === 1 }
}

/** Listed products whose document contains this text, such as the address of a picture. */
export async function productsContaining(
  query: DiscoveryQuery,
  text: string,
): Promise<readonly { readonly sku: string; readonly name: string }[]> {
  const rows = await query
    .selectFrom('products')
    .select(['sku', 'name'])
    .where('listed', '=', 1)
    .where('document', 'like', `%${text}%`)
    .orderBy('sku')
    .limit(MAX_CONTAINING)
    .execute()
  return rows.map(({ sku, name }) => ({ sku, name: name ?? sku }))
}

const MAX_CONTAINING = 1000

/** Of these skus, the ones that are products of the shop. */
export async function findKnownProducts(
  query: DiscoveryQuery,
  engine: Pick<Database<DiscoveryTables>, 'jsonRows'>,
  skus: readonly string[],
): Promise<readonly string[]> {
  const rows = await query
    .selectFrom('products')
    .select('sku')
    .where('listed', '=', 1)
    .where('sku', 'in', amongSkus(engine, skus))
    .execute()
  return rows.map(({ sku }) => sku)
}

export function amongSkus(engine: Pick<Database<DiscoveryTables>, 'jsonRows'>, skus: readonly string[]) {
  const wanted = bulkRows(
    engine,
    { sku: 'text' },
    skus.map((sku) => [sku]),
  )
  return sql<string>`(select sku from ${wanted} as given)`
}

export async function countProducts(query: DiscoveryQuery): Promise<number> {
  const { count } = await query
    .selectFrom('products')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('listed', '=', 1)
    .executeTakeFirstOrThrow()
  return count
}
