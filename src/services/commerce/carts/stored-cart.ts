/** A cart as it is kept: what the shopper chose, and nothing that could be worked out from it. Prices are never stored. */
import { sql, type Expression, type Kysely } from 'kysely'
import type { CartState, CartStore } from '../../../contracts/commerce/cart.ts'
import { isCountryCode } from '../../../markets/storefronts/country-codes.ts'
import type { WarehouseRegion } from '../../../markets/types.ts'
import { isLanguage } from '../../../markets/languages/languages.ts'
import { isWarehouseRegion } from '../../../markets/warehouses.ts'
import { keptStatement, type ValueOf } from '../../../platform/database/kept-statement.ts'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import type { CommerceTables } from '../tables.ts'

export type StoredLine = { readonly id: string; readonly quantity: number }

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

/** With what was true when it was read: whoever keeps goods or terms knows by it whether they still are. */
export type ReadCart = StoredCart & { readonly versions: CartVersions }

export type CartVersions = { readonly offers: number; readonly terms: number }

const ofCart = (query: CommerceQuery, id: Expression<string>) =>
  query
    .selectFrom('carts')
    // By name: a statement for all columns could not be prepared once and for all.
    .select(['id', 'region', 'country', 'language', 'state', 'lines', 'shipping', 'code'])
    .select([
      sql<number>`(select version from offers_version)`.as('offersVersion'),
      sql<number>`(select terms from offers_version)`.as('termsVersion'),
    ])
    .where('id', '=', id)

type CartRow = Pick<
  CommerceTables['carts'],
  'id' | 'region' | 'country' | 'language' | 'state' | 'lines' | 'shipping' | 'code'
> & { readonly offersVersion: number; readonly termsVersion: number }

type ById = Pick<CommerceTables['carts'], 'id'>
type CartEngine = Pick<Database<CommerceTables>, 'lockRows'>

const READ = keptStatement((query: Kysely<CommerceTables>, value: ValueOf<ById>) => ofCart(query, value('id')))

export async function readCart(query: CommerceQuery, id: string): Promise<ReadCart | undefined> {
  const { rows } = await READ(query, { id })
  return firstCart(rows)
}

/** The same, for who asks something else with it. */
export const cartQuestion = (id: string) => READ.question({ id })

const HOLD = keptStatement((query: Kysely<CommerceTables>, value: ValueOf<ById>, { lockRows }: CartEngine) =>
  lockRows(ofCart(query, value('id'))),
)

/** The same, and nobody else writes it until the transaction ends. */
export async function holdCart(
  transaction: Transaction<CommerceTables>,
  engine: CartEngine,
  id: string,
): Promise<ReadCart | undefined> {
  const { rows } = await HOLD(transaction, { id }, engine)
  return firstCart(rows)
}

/** The same, for who asks something else with it. */
export const heldCartQuestion = (id: string, engine: CartEngine) => HOLD.question({ id }, engine)

export const firstCart = ([row]: readonly CartRow[]): ReadCart | undefined => row && toCart(row)

const VERSIONS = keptStatement((query: Kysely<CommerceTables>) =>
  query.selectFrom('offers_version').select(['version as offers', 'terms']),
)

/** For a cart that is not kept yet. */
export const versionsQuestion = VERSIONS.question({})

type Changing = ReturnType<typeof toRow> & Pick<CommerceTables['carts'], 'id' | 'updated_at'>

const INSERT = keptStatement(
  (query: Kysely<CommerceTables>, value: ValueOf<Changing & Pick<CommerceTables['carts'], 'region'>>) =>
    query.insertInto('carts').values({
      ...changed(value),
      id: value('id'),
      region: value('region'),
      version: 1,
      created_at: value('updated_at'),
    }),
)

export const insertCartQuestion = (cart: StoredCart, now: Date) =>
  INSERT.question({ ...toRow(cart), id: cart.id, region: cart.region, updated_at: now.toISOString() })

const UPDATE = keptStatement((query: Kysely<CommerceTables>, value: ValueOf<Changing>) =>
  query
    .updateTable('carts')
    .set((update) => ({ ...changed(value), version: update('version', '+', 1) }))
    .where('id', '=', value('id')),
)

export async function updateCart(transaction: Transaction<CommerceTables>, cart: StoredCart, now: Date): Promise<void> {
  await UPDATE(transaction, { ...toRow(cart), id: cart.id, updated_at: now.toISOString() })
}

const CLOSE = keptStatement(
  (query: Kysely<CommerceTables>, value: ValueOf<Pick<CommerceTables['carts'], 'id' | 'updated_at'>>) =>
    query
      .updateTable('carts')
      .set((update) => ({ state: 'CLOSED', version: update('version', '+', 1), updated_at: value('updated_at') }))
      .where('id', '=', value('id')),
)

/** What an order was made of is never changed again. */
export async function closeCart(transaction: Transaction<CommerceTables>, id: string, now: Date): Promise<void> {
  await CLOSE(transaction, { id, updated_at: now.toISOString() })
}

const changed = (value: ValueOf<Changing>) => ({
  country: value('country'),
  language: value('language'),
  state: value('state'),
  lines: value('lines'),
  shipping: value('shipping'),
  code: value('code'),
  updated_at: value('updated_at'),
})

const toRow = ({ store, state, lines, shipping, code }: StoredCart) => ({
  country: store.countryCode,
  language: store.languageCode,
  state,
  lines: JSON.stringify(lines.map(({ id, quantity }) => [id, quantity])),
  shipping: shipping ?? null,
  code: code ?? null,
})

function toCart({ id, region, country, language, state, lines, shipping, code, ...versions }: CartRow): ReadCart {
  const pairs: readonly (readonly [string, number])[] = JSON.parse(lines)
  if (!isWarehouseRegion(region) || !isCountryCode(country) || !isLanguage(language)) {
    throw new Error(`The cart ${id} is of a market that does not exist: ${region} ${country} ${language}`)
  }
  return {
    id,
    region,
    store: { countryCode: country, languageCode: language },
    state,
    lines: pairs.map(([variantId, quantity]) => ({ id: variantId, quantity })),
    shipping: shipping ?? undefined,
    code: code ?? undefined,
    versions: { offers: versions.offersVersion, terms: versions.termsVersion },
  }
}
