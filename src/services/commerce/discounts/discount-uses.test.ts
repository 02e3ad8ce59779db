import { beforeEach, describe, expect, it } from 'vitest'
import { NOW, useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { storedOrder } from '../../../../tests/support/stored-order.ts'
import { createDiscount, stopDiscount } from './discount-rules.ts'
import { countUses, giveBackUses, noteUses } from './discount-uses.ts'

const ORDER = storedOrder(1)

describe.each(engines)('uses of a discount on %s', (engine) => {
  const shop = useCommerceDatabase(engine)

  beforeEach(() => shop.insertOrder(ORDER))

  const create = (id: string, usageLimit: number | undefined) =>
    shop.inTransaction((transaction) =>
      createDiscount(
        transaction,
        {
          id,
          name: id,
          code: id.toUpperCase(),
          effect: { kind: 'percentage', percent: 10 },
          sortOrder: 0,
          isExclusive: false,
          isStackable: true,
        },
        { usageLimit, now: NOW },
      ),
    )
  const count = (...ids: string[]) => shop.inTransaction((transaction) => countUses(transaction, ids))
  const usesOf = async (id: string) => {
    const row = shop.query.selectFrom('discounts').select('uses').where('id', '=', id)
    return (await row.executeTakeFirstOrThrow()).uses
  }
  const noted = async () => {
    const rows = shop.query.selectFrom('discount_uses').select('discount_id').orderBy('discount_id')
    return (await rows.execute()).map(({ discount_id: id }) => id)
  }

  it('a limited discount is counted up to its limit, however many orders use it at once', async () => {
    await create('few', 3)
    const counted = await Promise.all(Array.from({ length: 10 }, () => count('few')))
    expect(counted.filter((ids) => ids.has('few'))).toHaveLength(3)
    expect(await usesOf('few')).toBe(3)
  })

  it.each([
    ['a limited one', ['few'], ['few']],
    ['one without a limit is not counted in its row', ['endless'], []],
    ['of several those with uses left', ['few', 'used-up', 'endless'], ['few']],
    ['a stopped one has none left', ['stopped'], []],
    ['an unknown one', ['nothing'], []],
    ['none', [], []],
  ])('countUses: %s', async (_, ids, expected) => {
    await create('few', 2)
    await create('endless', undefined)
    await create('used-up', 0)
    await create('stopped', 2)
    await shop.inTransaction((transaction) => stopDiscount(transaction, 'stopped', NOW))
    expect([...(await count(...ids))]).toEqual(expected)
  })

  it('notes those that were counted and those without a limit, not one that was used up; once per order', async () => {
    await create('few', 2)
    await create('endless', undefined)
    await create('used-up', 0)
    const ids = ['few', 'endless', 'used-up']
    const counted = await count(...ids)
    const note = () => shop.inTransaction((transaction) => noteUses(transaction, ORDER.id, ids, counted))
    await note()
    await note()
    expect(await noted()).toEqual(['endless', 'few'])
  })

  it('an order without discounts notes nothing', async () => {
    await create('endless', undefined)
    await shop.inTransaction((transaction) => noteUses(transaction, ORDER.id, [], new Set()))
    expect(await noted()).toEqual([])
  })

  it('gives back once what an order used, and leaves the uses of others', async () => {
    await create('few', 3)
    await create('endless', undefined)
    await count('few')
    const counted = await count('few')
    await shop.inTransaction((transaction) => noteUses(transaction, ORDER.id, ['few', 'endless'], counted))
    const giveBack = () => shop.inTransaction((transaction) => giveBackUses(transaction, ORDER.id))
    await giveBack()
    await giveBack()
    expect([await usesOf('few'), await usesOf('endless'), await noted()]).toEqual([1, 0, []])
  })
})
