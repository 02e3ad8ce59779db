/** The withdrawal form, opened from the page of an order. */
import { beforeEach, describe, expect, it } from 'vitest'
import { Hono } from 'hono'
import { NOW, useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { settableClock } from '../../../../tests/support/settable-clock.ts'
import { storedOrder } from '../../../../tests/support/stored-order.ts'
import { WITHDRAWAL_PAGE_PATH } from '../../../contracts/commerce/order-lookup.ts'
import { createRateLimits } from '../../../platform/rate-limit/rate-limits.ts'
import { orderTokens } from '../orders/order-tokens.ts'
import { readReturns } from '../returns/stored-returns.ts'
import { orderSessions } from './order-session.ts'
import { orderPageRoutes } from './routes.ts'

const KEYS = ['a key for the tokens of a test, long enough'] as const
const ORDER = storedOrder(1)
const SOCKS = 'units-2900000000018'
const PERSON = { country: 'IE', language: 'en', name: 'Ada', number: ORDER.number, email: 'ada@example.com' }

describe.each(engines)('the withdrawal form on %s', (engine) => {
  const shop = useCommerceDatabase(engine)
  const clock = settableClock(NOW)
  const token = orderTokens(KEYS).sign(ORDER.id, NOW)
  const app = () =>
    new Hono().route(
      '/',
      orderPageRoutes({
        database: shop.database,
        clock,
        limits: createRateLimits({ clock }),
        tokens: async () => orderTokens(KEYS),
        sessions: async () => orderSessions(KEYS),
        secure: () => false,
        wake: () => {},
      }),
    )
  const form = async (query: string) => (await app().request(`${WITHDRAWAL_PAGE_PATH}?${query}`)).text()
  const post = async (fields: Readonly<Record<string, string>>) => {
    const response = await app().request(WITHDRAWAL_PAGE_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })
    return { status: response.status, html: await response.text() }
  }
  /** Confirms what the page asks for. */
  const confirm = (html: string) =>
    post(
      Object.fromEntries(
        [...html.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
          name,
          value,
        ]),
      ),
    )
  const units = async () =>
    (await readReturns(shop.query)).flatMap((one) => one.units.map(({ itemId, quantity }) => [itemId, quantity]))

  beforeEach(async () => {
    await shop.insertOrder(ORDER)
  })

  it('RET-05 offers the units of the order to the bearer of its link, and to no others', async () => {
    const offered = await form(`country=IE&language=en&order=${ORDER.number}&token=${token}`)
    expect(offered).toContain('2 × Lemon Socks, Size 36-40')
    expect(offered).toContain(`name="${SOCKS}"`)
    expect(offered).not.toContain('<script')
    const stranger = await form(`country=IE&language=en&order=${ORDER.number}&token=${token}x`)
    expect(stranger).not.toContain('Lemon')
    expect(stranger).toContain('name="email"')
  })

  it('RET-05 the chosen units are confirmed in words, and are the return', async () => {
    const asked = await post({ ...PERSON, token, [SOCKS]: '1' })
    expect(asked.html).toContain(`of order ${ORDER.number}: 1 × Lemon Socks, Size 36-40.`)
    expect(await readReturns(shop.query)).toEqual([])
    await confirm(asked.html)
    await confirm(asked.html)
    expect(await units()).toEqual([['2900000000018', 1]])
    const [statement] = await shop.query.selectFrom('withdrawals').select(['statement', 'units']).execute()
    expect(statement).toMatchObject({ statement: expect.stringContaining('1 × Lemon Socks') })
  })

  it('RET-05 without a choice it means all', async () => {
    const asked = await post({ ...PERSON, token, [SOCKS]: '', 'units-gift': '0' })
    await confirm(asked.html)
    expect(await units()).toEqual([
      ['2900000000018', 2],
      ['gift', 1],
    ])
  })

  it.each(['3', '-1', '1.5', 'two', '9'.repeat(400)])('RET-05 %s units are no choice', async (entered) => {
    const answer = await post({ ...PERSON, token, [SOCKS]: entered })
    expect(answer.status).toBe(422)
    expect(answer.html).toContain('role="alert"')
    expect(await readReturns(shop.query)).toEqual([])
  })

  it('RET-05 units of one order are not those of another number', async () => {
    const asked = await post({ ...PERSON, number: storedOrder(2).number, token, [SOCKS]: '1' })
    expect(asked.html).not.toContain('Lemon')
  })
})
