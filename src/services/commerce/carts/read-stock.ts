/** How many of some goods lie in the warehouses of a market; asked each time, or together with what was asked before. */
import { sql, type Kysely } from 'kysely'
import { ask, keptStatement, type Question, type ValueOf } from '../../../platform/database/kept-statement.ts'
import type { Database } from '../../../platform/database/open-database.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import type { Shelf } from '../stock/allocate.ts'
import type { CommerceTables } from '../tables.ts'

type Engine = Pick<Database<CommerceTables>, 'amongTexts'>

export type Stocked = {
  readonly available: number
  /** Where they lie, unless there were too many to ask that. */
  readonly shelves?: readonly Shelf[]
}

/** Of which goods, and in which warehouses. */
export type StockPlaces = { readonly codes: readonly string[]; readonly ids: readonly string[] }

type StockRow = {
  readonly id: string
  /** Of one shelf, or of all of them together. */
  readonly warehouse: string | null
  readonly available: number
}

/** What was asked before anybody knew what has to be asked. */
export type GuessedStock = StockPlaces & { readonly rows: readonly StockRow[] }

/** What is not in the guess is asked for. */
export async function readStock(
  query: CommerceQuery,
  engine: Engine,
  places: StockPlaces,
  guessed: GuessedStock | undefined,
): Promise<ReadonlyMap<string, Stocked>> {
  if (places.ids.length === 0) return new Map()
  if (guessed !== undefined && holds(guessed, places)) return stockedOf(guessed.rows)
  const { rows } = await ask(query, stockQuestion(engine, places))
  return stockedOf(rows)
}

function holds(guessed: StockPlaces, { codes, ids }: StockPlaces): boolean {
  const known = new Set(guessed.ids)
  return codes.join(' ') === guessed.codes.join(' ') && ids.every((id) => known.has(id))
}

/** The same, for who asks something else with it. */
export function stockQuestion(engine: Engine, { codes, ids }: StockPlaces): Question<CommerceTables, StockRow> {
  const [first = '', second = first, ...others] = codes
  if (others.length > 0) {
    return (query) =>
      sql<StockRow>`
        select variant_id as id, null as warehouse, sum(quantity - reserved) as available from stock
        where variant_id ${isOneOf(engine, ids)} and warehouse in (${sql.join(codes)})
        group by variant_id`.compile(query)
  }
  if (ids.length > FEW) return STOCK_OF_MANY.question({ ids, first, second }, engine)
  const listed = fewIds(ids)
  return (listed.length === 2 ? STOCK_OF_TWO : STOCK_OF_FEW).question([first, second, ...listed])
}

function stockedOf(rows: readonly StockRow[]): ReadonlyMap<string, Stocked> {
  const stock = new Map<string, Stocked>()
  for (const { id, warehouse, available } of rows) {
    const before = stock.get(id)
    const all = { available: (before?.available ?? 0) + available }
    if (warehouse === null) stock.set(id, all)
    else stock.set(id, { ...all, shelves: [...(before?.shelves ?? []), { variantId: id, warehouse, available }] })
  }
  return stock
}

/** What most carts hold. */
const FEW = 8

/**
 * Few of them are one parameter each, so that the database sees how few they are and looks them up one by one, and there are
 * always as many parameters, so that it is one statement. Many travel as one parameter: PostgreSQL would rather read the
 * whole table than look up dozens that it was told one by one.
 */
export function isOneOf(engine: Engine, ids: readonly string[]) {
  return ids.length > FEW ? engine.amongTexts(ids) : sql`in (${sql.join(fewIds(ids))})`
}

function fewIds(ids: readonly string[]): readonly string[] {
  const count = ids.length > 2 ? FEW : 2
  if (ids.length === count) return ids
  const [first = ''] = ids
  return [...ids, ...Array<string>(count - ids.length).fill(first)]
}

const stockOf = (count: number) =>
  keptStatement((_: Kysely<CommerceTables>, value: ValueOf<readonly string[]>) => {
    const ids = Array.from({ length: count }, (_id, index) => value(index + 2))
    return sql<StockRow>`
      select variant_id as id, warehouse, quantity - reserved as available from stock
      where variant_id in (${sql.join(ids)}) and warehouse in (${value(0)}, ${value(1)})`
  })

type ManyOf = { readonly ids: readonly string[]; readonly first: string; readonly second: string }

const STOCK_OF_MANY = keptStatement(
  (_: Kysely<CommerceTables>, value: ValueOf<ManyOf>, engine: Engine) => sql<StockRow>`
    select variant_id as id, null as warehouse, sum(quantity - reserved) as available from stock
    where variant_id ${engine.amongTexts(value('ids'))} and warehouse in (${value('first')}, ${value('second')})
    group by variant_id`,
)
const STOCK_OF_TWO = stockOf(2)
const STOCK_OF_FEW = stockOf(FEW)
