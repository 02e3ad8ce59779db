import { describe, expect, it } from 'vitest'
import { NOW, useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { storedOrder } from '../../../../tests/support/stored-order.ts'
import { insertOrder } from '../orders/stored-order.ts'
import {
  createDiscount,
  listDiscounts,
  readDiscountRule,
  stopDiscount,
  type DiscountDefinition,
} from './discount-rules.ts'
import { noteUses } from './discount-uses.ts'

const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)
const TEN: DiscountDefinition = {
  id: 'ten',
  name: 'Ten',
  code: 'TEN',
  effect: { kind: 'percentage', percent: 10 },
  sortOrder: 0,
  isExclusive: false,
  isStackable: true,
}

describe('readDiscountRule', () => {
  it.each([
    ['without a limit', null, 1000, false],
    ['below its limit', 3, 2, false],
    ['at its limit', 3, 3, true],
    ['over its limit', 3, 4, true],
    ['with a limit of none', 0, 0, true],
  ])('a discount %s', (_, limit, uses, isExhausted) => {
    expect(readDiscountRule(JSON.stringify(TEN), { limit, uses })).toEqual({ ...TEN, isExhausted })
  })
})

describe.each(engines)('the discounts of a shop on %s', (engine) => {
  const shop = useCommerceDatabase(engine)
  const create = (over: Partial<DiscountDefinition> = {}, usageLimit?: number, now = NOW) =>
    shop.inTransaction((transaction) => createDiscount(transaction, { ...TEN, ...over }, { usageLimit, now }))
  const stop = (id: string, now = NOW) => shop.inTransaction((transaction) => stopDiscount(transaction, id, now))
  const list = () => listDiscounts(shop.query)
  const termsVersion = async () => (await shop.versions()).terms

  it('lists what was created, the oldest first, with its limit and its uses', async () => {
    await create({ id: 'second', code: 'SECOND' }, 5, later(1))
    await create({ id: 'first' })
    expect(await list()).toEqual([
      { ...TEN, id: 'first', limit: null, uses: 0, createdAt: NOW.toISOString(), stoppedAt: undefined },
      {
        ...TEN,
        id: 'second',
        code: 'SECOND',
        limit: 5,
        uses: 0,
        createdAt: later(1).toISOString(),
        stoppedAt: undefined,
      },
    ])
  })

  it('rejects an id that was used before, and a code that belongs to another discount, and writes nothing', async () => {
    expect(await create()).toEqual({ ok: true, value: undefined })
    const version = await termsVersion()
    expect(await create({ code: 'OTHER' })).toEqual({
      ok: false,
      failure: { code: 'DISCOUNT_EXISTS', parameters: { id: 'ten' } },
    })
    expect(await create({ id: 'other' })).toMatchObject({
      failure: { code: 'CODE_TAKEN', parameters: { code: 'TEN', id: 'ten' } },
    })
    expect([(await list()).length, await termsVersion()]).toEqual([1, version])
  })

  it('a stopped discount frees its code but not its id, is stopped once, and records since when', async () => {
    await create()
    expect(await stop('ten', later(2))).toEqual({ ok: true, value: undefined })
    expect(await stop('ten', later(3))).toMatchObject({ failure: { code: 'UNKNOWN_DISCOUNT' } })
    expect(await stop('nothing')).toMatchObject({ ok: false })
    expect(await list()).toMatchObject([{ id: 'ten', stoppedAt: later(2).toISOString() }])
    expect(await create({ id: 'next' })).toMatchObject({ ok: true })
    expect(await create({ code: 'OTHER' })).toEqual({
      ok: false,
      failure: { code: 'DISCOUNT_STOPPED', parameters: { id: 'ten' } },
    })
  })

  it('raises the version of the terms with each that comes or goes, so that caches of carts are invalidated', async () => {
    const before = await termsVersion()
    await create()
    await stop('ten')
    await stop('ten')
    expect(await termsVersion()).toBe(before + 2)
  })

  it('counts the orders of a discount without a limit, and the counter of one with a limit', async () => {
    await create({ id: 'endless', code: 'ENDLESS' })
    await create({ id: 'few' }, 9, later(1))
    await shop.inTransaction(async (transaction) => {
      for (const number of [1, 2]) {
        const order = storedOrder(number)
        await insertOrder(transaction, order, undefined)
        await noteUses(transaction, order.id, ['endless', 'few'], new Set(['few']))
      }
      await transaction.updateTable('discounts').set({ uses: 7 }).execute()
    })
    expect((await list()).map(({ id, uses }) => [id, uses])).toEqual([
      ['endless', 2],
      ['few', 7],
    ])
  })
})
