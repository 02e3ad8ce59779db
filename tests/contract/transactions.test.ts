import { AsyncLocalStorage } from 'node:async_hooks'
import { describe, expect, it } from 'vitest'
import type { Transaction } from '../../src/platform/database/open-database.ts'
import { engines } from '../support/fresh-database.ts'
import type { TestTables } from './database-tables.ts'
import { useTestShop } from './test-shop.ts'

describe.each(engines)('transactions on %s', (engine) => {
  const shop = useTestShop(engine)
  const { left, stock } = shop

  const buy = () =>
    shop.database.transaction(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('stock')
        .set((update) => ({ left: update('left', '-', 1) }))
        .where('sku', '=', 'rare')
        .where('left', '>', 0)
        .executeTakeFirstOrThrow()
      return Number(numUpdatedRows)
    })
  const addOne: Parameters<typeof shop.database.transaction<void>>[0] = async (transaction) => {
    const rows = transaction.selectFrom('stock').select('left').where('sku', '=', 'counted')
    const row = await shop.database.lockRows(rows).executeTakeFirstOrThrow()
    await transaction
      .updateTable('stock')
      .set({ left: row.left + 1 })
      .where('sku', '=', 'counted')
      .execute()
  }
  const increment = () => shop.database.transaction(addOne)

  it('reports which engine it is', () => {
    expect(shop.database.engine).toBe(engine)
  })

  it('a transaction returns its value and commits what it wrote', async () => {
    const value = await shop.database.transaction(async (transaction) => {
      await transaction.insertInto('stock').values({ sku: 'committed', left: 3 }).execute()
      return 'done'
    })
    expect(value).toBe('done')
    expect(await left('committed')).toBe(3)
  })

  it('a transaction that fails is rolled back, and the next one works', async () => {
    const failing = shop.database.transaction(async (transaction) => {
      await transaction.insertInto('stock').values({ sku: 'lost', left: 3 }).execute()
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await left('lost')).toBeUndefined()
    await shop.database.transaction((transaction) =>
      transaction.insertInto('stock').values({ sku: 'next', left: 1 }).execute(),
    )
    expect(await left('next')).toBe(1)
  })

  it('a statement that fails rolls back its transaction, and the next transaction works', async () => {
    await stock('there', 1)
    const failing = shop.database.transaction(async (transaction) => {
      await transaction.insertInto('stock').values({ sku: 'lost', left: 3 }).execute()
      await transaction.insertInto('stock').values({ sku: 'there', left: 3 }).execute()
    })
    const error: unknown = await failing.catch((reason: unknown) => reason)
    expect(shop.database.isUniqueViolation(error)).toBe(true)
    expect(await left('lost')).toBeUndefined()
    await shop.database.transaction((transaction) =>
      transaction.insertInto('stock').values({ sku: 'after', left: 1 }).execute(),
    )
    expect(await left('after')).toBe(1)
  })

  const put = (transaction: Transaction<TestTables>, sku: string, count: number) =>
    transaction.insertInto('stock').values({ sku, left: count }).execute()

  it('statements that are started together run in the order in which they were started', async () => {
    const [, , rows] = await shop.database.transaction((transaction) =>
      Promise.all([
        put(transaction, 'first', 1),
        transaction.updateTable('stock').set({ left: 2 }).where('sku', '=', 'first').execute(),
        transaction.selectFrom('stock').select('left').where('sku', '=', 'first').execute(),
        put(transaction, 'last', 3),
      ]),
    )
    expect(rows).toEqual([{ left: 2 }])
    expect([await left('first'), await left('last')]).toEqual([2, 3])
  })

  it('one of several statements that were started together fails: all of them are rolled back', async () => {
    await stock('there', 1)
    const failing = shop.database.transaction((transaction) =>
      Promise.all([put(transaction, 'before', 3), put(transaction, 'there', 3), put(transaction, 'behind', 3)]),
    )
    const error: unknown = await failing.catch((reason: unknown) => reason)
    expect(shop.database.isUniqueViolation(error)).toBe(true)
    expect([await left('before'), await left('behind')]).toEqual([undefined, undefined])
    await shop.database.transaction((transaction) => put(transaction, 'after', 1))
    expect(await left('after')).toBe(1)
  })

  it('a statement that is started after its transaction was rolled back fails, and writes nothing', async () => {
    const rolledBack = Promise.withResolvers<void>()
    let late: Promise<unknown> = Promise.resolve()
    const failing = shop.database.transaction((transaction) => {
      late = rolledBack.promise.then(() => put(transaction, 'late', 1))
      return Promise.all([Promise.reject(new Error('changed my mind')), late])
    })
    await expect(failing).rejects.toThrow('changed my mind')
    rolledBack.resolve()
    await expect(late).rejects.toThrow('The transaction has ended')
    expect(await left('late')).toBeUndefined()
  })

  it('a transaction without a statement returns its value or its error', async () => {
    expect(await shop.database.transaction(() => Promise.resolve('value'))).toBe('value')
    await expect(shop.database.transaction(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  })

  it('50 buyers of 10 pairs: ten get one, forty none', async () => {
    await stock('rare', 10)
    const bought = await Promise.all(Array.from({ length: 50 }, buy))
    expect(bought.filter((pairs) => pairs === 1)).toHaveLength(10)
    expect(await left('rare')).toBe(0)
  })

  it('what was read under a lock is still true when it is written: 30 parallel increments lose none', async () => {
    await stock('counted', 0)
    await Promise.all(Array.from({ length: 30 }, increment))
    expect(await left('counted')).toBe(30)
  })

  it('five workers share a queue: every job is done once', async () => {
    const jobs = Array.from({ length: 20 }, (_, index) => ({ id: index + 1, state: 'waiting', note: null }))
    await shop.database.query.insertInto('jobs').values(jobs).execute()
    const done: number[] = []
    const takeOne = () =>
      shop.database.transaction(async (transaction) => {
        const waiting = transaction
          .selectFrom('jobs')
          .select('id')
          .where('state', '=', 'waiting')
          .orderBy('id')
          .limit(1)
        const job = await shop.database.lockRows(waiting, { skipLocked: true }).executeTakeFirst()
        if (job) await transaction.updateTable('jobs').set({ state: 'done' }).where('id', '=', job.id).execute()
        return job?.id
      })
    const worker = async () => {
      for (let id = await takeOne(); id !== undefined; id = await takeOne()) done.push(id)
    }
    await Promise.all(Array.from({ length: 5 }, worker))
    expect(done.toSorted((a, b) => a - b)).toEqual(jobs.map(({ id }) => id))
  })

  it('a query beside the open transaction is refused, and allowed again afterwards', async () => {
    const refusal = 'A transaction is open here: use it for every query until it ends'
    let late: (() => Promise<unknown>) | undefined
    await shop.database.transaction(async (transaction) => {
      expect(() => shop.database.query).toThrow(refusal)
      await expect(shop.database.transaction(() => Promise.resolve())).rejects.toThrow(refusal)
      await transaction.insertInto('stock').values({ sku: 'inside', left: 1 }).execute()
      const ended = Promise.withResolvers<void>()
      const afterwards = ended.promise.then(() => left('inside'))
      late = () => {
        ended.resolve()
        return afterwards
      }
    })
    expect(await late?.()).toBe(1)
  })

  it('a deadlock is retried when the work may be repeated', async () => {
    await stock('one', 0)
    await stock('two', 0)
    let [runs, held] = [0, 0]
    const bothIn = Promise.withResolvers<void>()
    const inOrder = (skus: readonly string[]) =>
      shop.database.transaction(
        async (transaction) => {
          runs += 1
          for (const sku of skus) {
            await transaction
              .updateTable('stock')
              .set((update) => ({ left: update('left', '+', 1) }))
              .where('sku', '=', sku)
              .execute()
            held += 1
            if (held >= 2 || engine === 'sqlite') bothIn.resolve()
            await bothIn.promise
          }
        },
        { mayRepeat: true },
      )
    await Promise.all([inOrder(['one', 'two']), inOrder(['two', 'one'])])
    expect([await left('one'), await left('two')]).toEqual([2, 2])
    // SQLite runs one after the other. PostgreSQL aborts one of the two, and on a slow machine both.
    const fewest = engine === 'sqlite' ? 2 : 3
    expect(runs).toBeGreaterThanOrEqual(fewest)
  })

  describe('concurrent transactions', () => {
    const add = (sku: string, pairs: number) =>
      shop.database.transaction(async (transaction) => {
        await transaction.insertInto('stock').values({ sku, left: pairs }).execute()
        return sku
      })

    it('each return their own value and commit what they wrote', async () => {
      const names = Array.from({ length: 20 }, (_, index) => `shared ${index}`)
      expect(await Promise.all(names.map((name, index) => add(name, index)))).toEqual(names)
      expect(await Promise.all(names.map(left))).toEqual(names.map((_, index) => index))
    })

    it('lose nothing of each other', async () => {
      await stock('counted', 0)
      await Promise.all(Array.from({ length: 30 }, increment))
      expect(await left('counted')).toBe(30)
    })

    it('fail alone, are rolled back, and report the cause', async () => {
      await stock('taken', 1)
      const changedMind = shop.database.transaction(async (transaction) => {
        await transaction.insertInto('stock').values({ sku: 'lost', left: 3 }).execute()
        throw new Error('changed my mind')
      })
      const [before, taken, dropped, after] = await Promise.allSettled([
        add('before', 1),
        add('taken', 2),
        changedMind,
        add('after', 1),
      ])
      expect([before.status, after.status]).toEqual(['fulfilled', 'fulfilled'])
      expect(taken.status === 'rejected' && shop.database.isUniqueViolation(taken.reason)).toBe(true)
      expect(dropped).toMatchObject({ status: 'rejected', reason: { message: 'changed my mind' } })
      expect([await left('before'), await left('taken'), await left('lost'), await left('after')]).toEqual([
        1,
        1,
        undefined,
        1,
      ])
    })

    it('are refused inside another one', async () => {
      await shop.database.transaction(async () => {
        await expect(add('inside', 1)).rejects.toThrow('A transaction is open here')
      })
    })

    it('preserve the async context of their callers', async () => {
      const context = new AsyncLocalStorage<string>()
      const names = ['one', 'two', 'three']
      const seen = names.map((name) =>
        context.run(name, () => shop.database.transaction(() => Promise.resolve(context.getStore()))),
      )
      expect(await Promise.all(seen)).toEqual(names)
    })
  })
})
