import { beforeEach, describe, expect, it } from 'vitest'
import { NOW, useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { snapshotFor, storedOrder } from '../../../../tests/support/stored-order.ts'
import type { OrderState } from '../orders/stored-order.ts'
import { findOrder, ordersOf } from './find-orders.ts'
import { listOrders, orderAffairs, orderByNumber } from './merchant-orders.ts'
import { makeLink, readerOf, useLink } from './order-links.ts'
import { receiveWithdrawal } from './withdrawals.ts'

const MINUTE = 60_000
const inMinutes = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE)
const ADA = storedOrder(1)
const GRACE = storedOrder(2, {
  createdAt: inMinutes(5).toISOString(),
  snapshot: snapshotFor('IE', { email: 'Grace@Example.com' }),
})

describe.each(engines)('orders that are looked up on %s', (engine) => {
  const shop = useCommerceDatabase(engine)
  beforeEach(async () => {
    await shop.insertOrder(ADA)
    await shop.insertOrder(GRACE)
  })

  describe('findOrder', () => {
    it.each([
      ['both right', 'ada@example.com', ADA.number, 'order-1'],
      ['another spelling of both', ' ADA@Example.com ', `#${ADA.number.slice(0, 4)}-${ADA.number.slice(4)}`, 'order-1'],
      ['the number of another shopper', 'ada@example.com', GRACE.number, undefined],
      ['another address', 'eve@example.com', ADA.number, undefined],
      ['a number that is none', 'ada@example.com', 'nothing', undefined],
      ['no number', 'ada@example.com', '', undefined],
    ])('%s', async (_, email, number, expected) => {
      expect((await findOrder(shop.query, { email, number }))?.id).toBe(expected)
    })

    it.each<[OrderState, boolean]>([
      ['open', true],
      ['paid', true],
      ['held', true],
      ['cancelled', true],
      ['refunded', true],
      ['lapsed', false],
      ['replaced', false],
    ])('an order that is %s', async (state, isFound) => {
      await shop.query.updateTable('orders').set({ state }).execute()
      const found = await findOrder(shop.query, { email: 'ada@example.com', number: ADA.number })
      expect([found !== undefined, (await ordersOf(shop.query, 'ada@example.com')).length]).toEqual([
        isFound,
        isFound ? 1 : 0,
      ])
    })
  })

  it('ordersOf: the orders of one address, the newest first, fifty at most', async () => {
    for (let number = 100; number < 152; number += 1) {
      await shop.insertOrder(storedOrder(number, { createdAt: inMinutes(number).toISOString() }))
    }
    const orders = await ordersOf(shop.query, 'ada@example.com')
    expect([orders.length, orders[0]?.id, orders.at(-1)?.id]).toEqual([50, 'order-151', 'order-102'])
    expect((await ordersOf(shop.query, 'Grace@example.com')).map(({ id }) => id)).toEqual(['order-2'])
  })

  it('SEC-13 the Kelvin sign does not match the k of another shopper, also in orders of earlier versions', async () => {
    const king = { snapshot: snapshotFor('IE', { email: 'king@example.com' }) }
    const lookAlike = { snapshot: snapshotFor('IE', { email: '\u212Aing@example.com' }) }
    await shop.insertOrder(storedOrder(3, king))
    await shop.insertOrder(storedOrder(4, lookAlike))
    const idsOf = async (key: string) => (await ordersOf(shop.query, key)).map(({ id }) => id)
    const found = async (email: string, number: number) =>
      (await findOrder(shop.query, { email, number: storedOrder(number).number }))?.id
    const check = async () => {
      expect(await idsOf('king@example.com')).toEqual(['order-3'])
      expect(await idsOf('\u212Aing@example.com')).toEqual(['order-4'])
      expect(await found('\u212Aing@example.com', 3)).toBeUndefined()
      expect(await found('king@example.com', 4)).toBeUndefined()
      expect(await found('KING@example.com', 3)).toBe('order-3')
    }
    await check()
    // As they were stored before: in lower case by the rules of Unicode.
    await shop.query.updateTable('orders').set({ email_key: 'king@example.com' }).where('id', '=', 'order-4').execute()
    await check()
  })

  it('SEC-13 finds orders of earlier versions, whose key is in lower case', async () => {
    await shop.query.updateTable('orders').set({ email_key: 'grace@example.com' }).where('id', '=', GRACE.id).execute()
    expect((await ordersOf(shop.query, 'Grace@example.com')).map(({ id }) => id)).toEqual(['order-2'])
  })

  describe('for the merchant', () => {
    it('lists the newest first, without replaced ones unless they are requested', async () => {
      await shop.insertOrder(storedOrder(3, { state: 'replaced' }))
      const numbers = async (state: OrderState | undefined, limit = 10) =>
        (await listOrders(shop.query, { state, limit })).map(({ number }) => number)
      expect(await numbers(undefined)).toEqual([GRACE.number, ADA.number])
      expect(await numbers('replaced')).toEqual([storedOrder(3).number])
      expect(await numbers('held')).toEqual([])
      expect(await numbers(undefined, 1)).toEqual([GRACE.number])
    })

    it('finds an order by its number in any spelling', async () => {
      expect((await orderByNumber(shop.query, ` ${ADA.number} `))?.id).toBe('order-1')
      expect(await orderByNumber(shop.query, '')).toBeUndefined()
    })

    it('collects payments and withdrawals of an order, the oldest first', async () => {
      await shop.insertAttempt()
      await shop.insertPayment({ psp_reference: 'second', created_at: inMinutes(2).toISOString() })
      await shop.insertPayment({ psp_reference: 'first', state: 'refused', created_at: inMinutes(1).toISOString() })
      const clock = { now: () => NOW }
      const statement = { id: 'w', number: ADA.number, name: 'Ada', email: 'ada@example.com' }
      await receiveWithdrawal({ database: shop.database, clock }, { ...statement, country: 'IE', language: 'en' })
      const affairs = await orderAffairs(shop.query, ADA.number)
      expect(affairs?.order.id).toBe('order-1')
      expect(affairs?.payments.map(({ psp_reference: reference }) => reference)).toEqual(['first', 'second'])
      expect(affairs?.withdrawals).toMatchObject([{ name: 'Ada', order_id: 'order-1' }])
      expect(await orderAffairs(shop.query, 'nothing')).toBeUndefined()
    })
  })

  describe('a link to orders', () => {
    const READER = { emailKey: 'ada@example.com', country: 'IE', language: 'en' } as const

    it('opens once, and names its reader with country and language', async () => {
      const token = await makeLink(shop.query, READER, NOW)
      const opened = await Promise.all([1, 2, 3].map(() => useLink(shop.query, token, NOW)))
      const [id, ...others] = opened.filter((one) => one !== undefined)
      expect(others).toEqual([])
      expect(await readerOf(shop.query, id ?? '')).toEqual(READER)
    })

    it.each([
      ['just before it expires', 14.99, true],
      ['when it expires', 15, false],
    ])('%s', async (_, minutes, isOpen) => {
      const token = await makeLink(shop.query, READER, NOW)
      expect((await useLink(shop.query, token, inMinutes(minutes))) !== undefined).toBe(isOpen)
    })

    it('the token itself is not stored, and a stored hash opens nothing', async () => {
      const token = await makeLink(shop.query, READER, NOW)
      const row = await shop.query.selectFrom('order_links').selectAll().executeTakeFirstOrThrow()
      expect(JSON.stringify(row)).not.toContain(token)
      expect(await useLink(shop.query, row.token_hash, NOW)).toBeUndefined()
    })

    it('a new one deletes those that expired more than a day ago', async () => {
      const links = async () => (await shop.query.selectFrom('order_links').select('id').execute()).length
      await makeLink(shop.query, READER, NOW)
      await makeLink(shop.query, READER, inMinutes(15 + 24 * 60))
      expect(await links()).toBe(2)
      await makeLink(shop.query, READER, inMinutes(16 + 24 * 60))
      expect(await links()).toBe(2)
    })

    it('of a country or a language that is none any more has no reader', async () => {
      const token = await makeLink(shop.query, READER, NOW)
      const id = (await useLink(shop.query, token, NOW)) ?? ''
      await shop.query.updateTable('order_links').set({ language: 'xx' }).execute()
      expect(await readerOf(shop.query, id)).toBeUndefined()
      await shop.query.updateTable('order_links').set({ language: 'en', country: 'XX' }).execute()
      expect(await readerOf(shop.query, id)).toBeUndefined()
      expect(await readerOf(shop.query, 'nothing')).toBeUndefined()
    })
  })

  describe('a withdrawal', () => {
    const GIVEN = {
      id: 'w1',
      number: ADA.number,
      name: 'Ada',
      email: 'ada@example.com',
      country: 'DE',
      language: 'de',
    } as const
    const receive = (over: object = {}, now = NOW) =>
      receiveWithdrawal({ database: shop.database, clock: { now: () => now } }, { ...GIVEN, ...over })

    it('confirmed twice is one statement with the moment of the first, and each mail once', async () => {
      expect(await receive()).toBe(NOW.toISOString())
      expect(await receive({ name: 'Eve' }, inMinutes(5))).toBe(NOW.toISOString())
      const rows = await shop.query.selectFrom('withdrawals').selectAll().execute()
      expect(rows).toMatchObject([{ name: 'Ada', order_id: 'order-1', language: 'de' }])
      expect(rows[0]?.statement).toContain(ADA.number)
      expect(await shop.staged()).toEqual(['return-mail instruction.w1', 'withdrawal-mail w1'])
    })

    it.each([
      ['of another shopper', { email: 'eve@example.com' }],
      ['that does not exist', { number: '99999999' }],
    ])('from an order %s is received, without naming an order', async (_, over) => {
      await receive(over)
      const rows = await shop.query.selectFrom('withdrawals').select('order_id').execute()
      expect(rows).toEqual([{ order_id: null }])
    })
  })
})
