import type { Kysely } from 'kysely'
import { describe, expect, it } from 'vitest'
import { keptStatement, type ValueOf } from '../../src/platform/database/kept-statement.ts'
import type { Database } from '../../src/platform/database/open-database.ts'
import { writeTogether } from '../../src/platform/database/write-together.ts'
import { engines } from '../support/fresh-database.ts'
import type { TestTables } from './database-tables.ts'
import { useTestShop } from './test-shop.ts'

type Shelf = TestTables['stock']
type Engine = Pick<Database<TestTables>, 'lockRows'>

let built = 0

const LEFT = keptStatement((query: Kysely<TestTables>, value: ValueOf<Pick<Shelf, 'sku'>>) => {
  built += 1
  return query.selectFrom('stock').select('left').where('sku', '=', value('sku'))
})

const HOLD = keptStatement((query: Kysely<TestTables>, value: ValueOf<Pick<Shelf, 'sku'>>, { lockRows }: Engine) =>
  lockRows(query.selectFrom('stock').select(['sku', 'left']).where('sku', '=', value('sku'))),
)

const ADD = keptStatement((query: Kysely<TestTables>, value: ValueOf<Shelf>) =>
  query.insertInto('stock').values({ sku: value('sku'), left: value('left') }),
)

const TAKE = keptStatement(
  (query: Kysely<TestTables>, value: ValueOf<{ readonly sku: string; readonly pairs: number }>) =>
    query
      .updateTable('stock')
      .set((update) => ({ left: update('left', '-', value('pairs')) }))
      .where('sku', '=', value('sku'))
      .where('left', '>=', value('pairs')),
)

describe.each(engines)('statements that are kept, on %s', (engine) => {
  const shop = useTestShop(engine)
  const { left, stock } = shop

  it('are built once, and answer for the values of each call', async () => {
    await stock('few', 3)
    await stock('many', 300)
    const before = built
    expect((await LEFT(shop.database.query, { sku: 'few' })).rows).toEqual([{ left: 3 }])
    expect((await LEFT(shop.database.query, { sku: 'many' })).rows).toEqual([{ left: 300 }])
    expect((await LEFT(shop.database.query, { sku: "'; drop table stock; --" })).rows).toEqual([])
    expect(built - before).toBe(1)
  })

  it('write, and tell how much, with a value that is used twice', async () => {
    await ADD(shop.database.query, { sku: 'written', left: 5 })
    expect((await TAKE(shop.database.query, { sku: 'written', pairs: 4 })).numAffectedRows).toBe(1n)
    expect((await TAKE(shop.database.query, { sku: 'written', pairs: 4 })).numAffectedRows).toBe(0n)
    expect(await left('written')).toBe(1)
  })

  it('go with the next one, or are the last of their transaction, as those that are not kept', async () => {
    await shop.database.transaction(async (transaction) => {
      await ADD(shop.database.withNext(transaction), { sku: 'ahead', left: 9 })
      await TAKE(shop.database.lastly(transaction), { sku: 'ahead', pairs: 2 })
    })
    expect(await left('ahead')).toBe(7)
    expect((await LEFT(shop.database.query, { sku: 'ahead' })).rows).toEqual([{ left: 7 }])
  })

  describe('several that are asked at once', () => {
    it('are answered one after the other, each with its own rows', async () => {
      await stock('one', 1)
      await stock('two', 2)
      const { atOnce, query } = shop.database
      const [one, two] = await atOnce(
        query,
        LEFT.question({ sku: 'one' }),
        HOLD.question({ sku: 'two' }, shop.database),
      )
      expect([one, two]).toEqual([[{ left: 1 }], [{ sku: 'two', left: 2 }]])
    })

    it('see in a transaction what was written before them', async () => {
      const { database } = shop
      const seen = await database.transaction(async (transaction) => {
        await ADD(database.withNext(transaction), { sku: 'seen', left: 4 })
        const question = HOLD.question({ sku: 'seen' }, database)
        return database.atOnce(transaction, question, LEFT.question({ sku: 'nothing' }))
      })
      expect(seen).toEqual([[{ sku: 'seen', left: 4 }], []])
    })

    it('fail as one, and leave nothing of their transaction', async () => {
      await stock('there', 1)
      const { database } = shop
      const failing = database.transaction(async (transaction) => {
        await ADD(transaction, { sku: 'undone', left: 4 })
        await database.atOnce(transaction, LEFT.question({ sku: 'undone' }), ADD.question({ sku: 'there', left: 2 }))
      })
      await expect(failing).rejects.toThrow(/unique|duplicate/i)
      expect([await left('undone'), await left('there')]).toEqual([undefined, 1])
    })

    it('are a transaction of their own where there is none: all of them are done, or none', async () => {
      await stock('taken', 1)
      const { atOnce, query } = shop.database
      const failing = atOnce(query, ADD.question({ sku: 'alone', left: 1 }), ADD.question({ sku: 'taken', left: 2 }))
      await expect(failing).rejects.toThrow(/unique|duplicate/i)
      expect(await left('alone')).toBeUndefined()
      await atOnce(query, ADD.question({ sku: 'alone', left: 1 }), TAKE.question({ sku: 'alone', pairs: 1 }))
      expect(await left('alone')).toBe(0)
    })
  })

  describe('written together', () => {
    it('by many at once, each is there once its own call has come back', async () => {
      const write = writeTogether(shop.database)
      const skus = Array.from({ length: 50 }, (_, index) => `together-${index}`)
      const seen = await Promise.all(
        skus.map(async (sku, index) => {
          await write(ADD.question({ sku, left: index }), TAKE.question({ sku, pairs: -1 }))
          return left(sku)
        }),
      )
      expect(seen).toEqual(skus.map((_, index) => index + 1))
    })

    it('who cannot be written hears of it, leaves nothing, and is in nobody’s way', async () => {
      await stock('occupied', 1)
      const write = writeTogether(shop.database)
      const results = await Promise.allSettled([
        write(ADD.question({ sku: 'before', left: 1 })),
        write(ADD.question({ sku: 'half', left: 1 }), ADD.question({ sku: 'occupied', left: 2 })),
        write(ADD.question({ sku: 'behind', left: 3 })),
      ])
      expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      const there = await Promise.all(['before', 'half', 'occupied', 'behind'].map(left))
      expect(there).toEqual([1, undefined, 1, 3])
    })
  })
})
