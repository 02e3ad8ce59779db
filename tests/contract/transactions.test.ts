import { describe, expect, it } from 'vitest'
import { engines } from '../support/fresh-database.ts'
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
  const increment = () =>
    shop.database.transaction(async (transaction) => {
      const rows = transaction.selectFrom('stock').select('left').where('sku', '=', 'counted')
      const row = await shop.database.lockRows(rows).executeTakeFirstOrThrow()
      await transaction
        .updateTable('stock')
        .set({ left: row.left + 1 })
        .where('sku', '=', 'counted')
        .execute()
    })

  it('says which engine it is', () => {
    expect(shop.database.engine).toBe(engine)
  })

  it('a transaction gives its value and keeps what it wrote', async () => {
    const value = await shop.database.transaction(async (transaction) => {
      await transaction.insertInto('stock').values({ sku: 'kept', left: 3 }).execute()
      return 'done'
    })
    expect(value).toBe('done')
    expect(await left('kept')).toBe(3)
  })

  it('a transaction that fails leaves nothing behind, and the next one works', async () => {
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
})
