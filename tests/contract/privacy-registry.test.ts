/** The registry of personal data against the schema that the migrations create (DPR-01). */
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { RECORD_KINDS } from '../../src/contracts/staff/person-records.ts'
import { DATA_REGISTRY, PERSONAL_TABLES } from '../../src/merchant/privacy/personal-data.ts'
import { MIGRATIONS, type ShopSchema } from '../../src/merchant/shop-schema.ts'
import type { Database } from '../../src/platform/database/open-database.ts'
import { engines, freshDatabase } from '../support/fresh-database.ts'

type Column = { readonly table_name: string; readonly column_name: string }

/** Of every table, as the database itself reports it. */
async function columnsOf({ engine, query }: Database<ShopSchema>): Promise<ReadonlyMap<string, readonly string[]>> {
  const statement =
    engine === 'sqlite'
      ? sql<Column>`select m.name as table_name, p.name as column_name from sqlite_master m, pragma_table_info(m.name) p
          where m.type = 'table' and m.name not like 'sqlite_%'`
      : sql<Column>`select table_name, column_name from information_schema.columns where table_schema = 'public'`
  const { rows } = await statement.execute(query)
  const grouped = Map.groupBy(rows, ({ table_name: table }) => table)
  return new Map([...grouped].map(([table, columns]) => [table, columns.map((one) => one.column_name).toSorted()]))
}

const registered = new Map(
  [...DATA_REGISTRY].map(([table, { personal, staff, other }]) => [
    table,
    [...personal, ...staff, ...other].toSorted(),
  ]),
)

describe.each(engines)('the registry of personal data on %s', (engine) => {
  it('DPR-01 has every column of every table, as personal or as not personal, and no other', async () => {
    const fresh = await freshDatabase<ShopSchema>(engine, MIGRATIONS)
    try {
      const columns = await columnsOf(fresh.database)
      expect(columns.size).toBeGreaterThan(70)
      expect([...registered.keys()].toSorted()).toEqual([...columns.keys()].toSorted())
      for (const [table, names] of columns) expect([table, registered.get(table)]).toEqual([table, names])
    } finally {
      await fresh.remove()
    }
  })
})

/** Columns that hold an address, a name, a text or whole records, by what they are called. */
const SUSPICIOUS =
  /email|mail_key|recipient|telephone|first_name|last_name|message|snapshot|amendment|^note$|_note$|statement/

it('DPR-01 no column that looks personal is registered as not personal', () => {
  const wrong = [...DATA_REGISTRY].flatMap(([table, { other }]) =>
    other.filter((column) => SUSPICIOUS.test(column)).map((column) => `${table}.${column}`),
  )
  expect(wrong).toEqual([])
})

it('DPR-01 every table with personal data has one kind of record, and every kind a table', () => {
  const kinds = new Set(Object.values(PERSONAL_TABLES).map(({ kind }) => kind))
  // Corrections are members of orders.
  expect(RECORD_KINDS.filter((kind) => !kinds.has(kind))).toEqual(['amendments'])
})
