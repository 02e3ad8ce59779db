/** A database of either engine with the small test schema, emptied before each test, and functions to fill and read it. */
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Database } from '../../src/platform/database/open-database.ts'
import { freshDatabase, type EngineName, type FreshDatabase } from '../support/fresh-database.ts'
import { testMigrations, type TestTables } from './database-tables.ts'

export function useTestShop(engine: EngineName) {
  let fresh: FreshDatabase<TestTables>

  beforeAll(async () => {
    fresh = await freshDatabase(engine, testMigrations)
  })
  afterAll(() => fresh.remove())
  beforeEach(async () => {
    await fresh.database.query.deleteFrom('stock').execute()
    await fresh.database.query.deleteFrom('jobs').execute()
  })

  return {
    get database(): Database<TestTables> {
      return fresh.database
    },
    left: async (sku: string) => {
      const { query } = fresh.database
      const row = await query.selectFrom('stock').select('left').where('sku', '=', sku).executeTakeFirst()
      return row?.left
    },
    stock: (sku: string, pairs: number) =>
      fresh.database.query.insertInto('stock').values({ sku, left: pairs }).execute(),
  }
}
