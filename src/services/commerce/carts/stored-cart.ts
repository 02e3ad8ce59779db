/** A stored cart: what the shopper chose, nothing that can be computed from it. Prices are never stored. */
import { sql } from 'kysely'
import type { CartState, CartStore } from '../../../contracts/commerce/cart.ts'
import { isCountryCode } from '../../../markets/storefronts/country-codes.ts'
import type { WarehouseRegion } from '../../../markets/types.ts'
import { isLanguage } from '../../../markets/languages/languages.ts'
import { isWarehouseRegion } from '../../../markets/warehouses.ts'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import type { CommerceTables } from '../tables.ts'
import { z } from 'zod'
import { parseStoredJson } from '../../../platform/stored-json.ts'

export type StoredLine = {
  /** Of the line itself: two lines may hold the same variant. */
  readonly id: string
  readonly variantId: string
  readonly quantity: number
}

export type StoredCart = {
  readonly id: string
  readonly region: WarehouseRegion
  readonly store: CartStore
  readonly state: CartState
  /** In the order they were added. */
  readonly lines: readonly StoredLine[]
  readonly shipping: string | undefined
  readonly code: string | undefined
}

/** With the versions at the time of reading, which show whether cached variants and terms are still valid. */
export type ReadCart = StoredCart & {
  readonly versions: CartVersions
  /** Goes up with each change. */
  readonly version: number
  /** Undefined while it is open. */
  readonly closedAt?: string | undefined
}

export type CartVersions = { readonly offers: number; readonly terms: number }

const selectCart = (query: CommerceQuery, id: string) =>
  query
    .selectFrom('carts')
    .select(['id', 'region', 'country', 'language', 'state', 'lines', 'shipping', 'code', 'version', 'updated_at'])
    .select([
      sql<number>`(select version from offers_version)`.as('offersVersion'),
      sql<number>`(select terms from offers_version)`.as('termsVersion'),
    ])
    .where('id', '=', id)

type CartRow = Pick<
  CommerceTables['carts'],
  'id' | 'region' | 'country' | 'language' | 'state' | 'lines' | 'shipping' | 'code' | 'version' | 'updated_at'
> & { readonly offersVersion: number; readonly termsVersion: number }

export async function readCart(query: CommerceQuery, id: string): Promise<ReadCart | undefined> {
  const row = await selectCart(query, id).executeTakeFirst()
  return row && toCart(row)
}

/** Reads the cart and locks its row until the transaction ends. */
export async function lockCart(
  transaction: Transaction<CommerceTables>,
  { lockRows }: Pick<Database<CommerceTables>, 'lockRows'>,
  id: string,
): Promise<ReadCart | undefined> {
  const row = await lockRows(selectCart(transaction, id)).executeTakeFirst()
  return row && toCart(row)
}

/** For a cart that is not stored yet. */
export const readVersions = (query: CommerceQuery): Promise<CartVersions> =>
  query.selectFrom('offers_version').select(['version as offers', 'terms']).executeTakeFirstOrThrow()

/** False when another request has stored it meanwhile. A cart that was opened before has been changed once. */
export async function insertCart(query: CommerceQuery, cart: StoredCart, now: Date, version = 1): Promise<boolean> {
  const time = now.toISOString()
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('carts')
    .values({
      ...toRow(cart),
      id: cart.id,
      region: cart.region,
      version,
      created_at: time,
      updated_at: time,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function updateCart(transaction: Transaction<CommerceTables>, cart: StoredCart, now: Date): Promise<void> {
  await transaction
    .updateTable('carts')
    .set((update) => ({ ...toRow(cart), updated_at: now.toISOString(), version: update('version', '+', 1) }))
    .where('id', '=', cart.id)
    .execute()
}

/** An ordered cart is never changed again: its last change is when it was closed. */
export async function closeCart(transaction: Transaction<CommerceTables>, id: string, now: Date): Promise<void> {
  await transaction
    .updateTable('carts')
    .set((update) => ({ state: 'CLOSED', version: update('version', '+', 1), updated_at: now.toISOString() }))
    .where('id', '=', id)
    .where('state', '=', 'OPEN')
    .execute()
}

const toRow = ({ store, state, lines, shipping, code }: StoredCart) => ({
  country: store.countryCode,
  language: store.languageCode,
  state,
  lines: JSON.stringify(lines.map(({ id, variantId, quantity }) => [id, variantId, quantity])),
  shipping: shipping ?? null,
  code: code ?? null,
})

const line = z.tuple([z.string(), z.string(), z.int()])
/** Written before lines had ids. */
const lineWithoutId = z.tuple([z.string(), z.int()])

/** All lines in today's form first: a union for each line takes three times as long to parse. */
const storedLines = z.union([z.array(line), z.array(z.union([line, lineWithoutId]))])

/** Without an id of its own, the variant identifies the line. */
function toLine(stored: z.infer<typeof line> | z.infer<typeof lineWithoutId>): StoredLine {
  const [id] = stored
  if (stored.length === 2) return { id, variantId: id, quantity: stored[1] }
  return { id, variantId: stored[1], quantity: stored[2] }
}

function toCart(row: CartRow): ReadCart {
  const { id, region, country, language, state, lines, shipping, code } = row
  if (!isWarehouseRegion(region) || !isCountryCode(country) || !isLanguage(language)) {
    throw new Error(`The cart ${id} is of a market that does not exist: ${region} ${country} ${language}`)
  }
  return {
    id,
    region,
    store: { countryCode: country, languageCode: language },
    state,
    lines: parseStoredJson(storedLines, lines, `cart ${id}`).map(toLine),
    shipping: shipping ?? undefined,
    code: code ?? undefined,
    version: row.version,
    closedAt: state === 'CLOSED' ? row.updated_at : undefined,
    versions: { offers: row.offersVersion, terms: row.termsVersion },
  }
}
