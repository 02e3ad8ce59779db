/** Links to an order after its email address was corrected, over HTTP on both databases: those that were mailed before open nothing. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  ORDER_LINK_PATH,
  ORDER_PAGE_PATH,
  ORDERS_PAGE_PATH,
  WITHDRAWAL_PAGE_PATH,
} from '../../src/contracts/commerce/order-lookup.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { createServiceApp } from '../../src/platform/http/service-app.ts'
import { createRateLimits } from '../../src/platform/rate-limit/rate-limits.ts'
import { outboxMigrations } from '../../src/platform/outbox/outbox.ts'
import { commerceMigrations } from '../../src/services/commerce/migrations.ts'
import { amendEmail } from '../../src/services/commerce/orders/amend-order.ts'
import { orderTokens } from '../../src/services/commerce/orders/order-tokens.ts'
import { insertOrder } from '../../src/services/commerce/orders/stored-order.ts'
import { makeLink } from '../../src/services/commerce/orders-lookup/order-links.ts'
import { orderSessions } from '../../src/services/commerce/orders-lookup/order-session.ts'
import { orderPageRoutes } from '../../src/services/commerce/orders-lookup/routes.ts'
import type { CommerceTables } from '../../src/services/commerce/tables.ts'
import { engines, freshDatabase, type FreshDatabase } from '../support/fresh-database.ts'
import { settableClock } from '../support/settable-clock.ts'
import { storedOrder } from '../support/stored-order.ts'
import { reach, type Reached } from '../support/transports.ts'

const NOW = new Date('2026-11-15T10:00:00.000Z')
const KEYS = ['a key for the tokens of a test, long enough'] as const
const READER = { country: 'IE', language: 'en' } as const
/** What only the shopper may see. */
const PERSONAL = /Ada|Lovelace|Analytical|Lemon Socks|ada@example/

describe.each(engines)('links to an order on %s', (engine) => {
  let fresh: FreshDatabase<CommerceTables>
  let shop: Reached
  let count = 0
  let order = storedOrder(1)
  const clock = settableClock(NOW)
  const tokens = orderTokens(KEYS)

  beforeAll(async () => {
    fresh = await freshDatabase(engine, [...commerceMigrations, ...outboxMigrations])
    const app = createServiceApp({ name: 'orders', log: createLog({ level: 'silent' }), maxBodyBytes: 10_000 })
    const { database } = fresh
    const pages = orderPageRoutes({
      database,
      clock,
      limits: createRateLimits({ clock }),
      tokens: async () => tokens,
      sessions: async () => orderSessions(KEYS),
      secure: () => false,
      wake: () => {},
    })
    app.route('/', pages)
    shop = await reach('over HTTP', { fetch: async (request) => app.fetch(request) })
  })
  afterAll(async () => {
    await shop.close()
    await fresh.remove()
  })
  beforeEach(async () => {
    count += 1
    order = storedOrder(count)
    await fresh.database.transaction(async (transaction) => {
      await insertOrder(transaction, order, undefined)
      await transaction.updateTable('orders').set({ paid_at: NOW.toISOString() }).where('id', '=', order.id).execute()
    })
  })

  const open = async (path: string, query: Record<string, string>, cookie = '') => {
    const address = `${shop.baseUrl}${path}?${new URLSearchParams(query)}`
    const answer = await fetch(address, { headers: { cookie } })
    return { status: answer.status, text: await answer.text() }
  }
  const submit = (path: string, fields: Record<string, string>) =>
    fetch(`${shop.baseUrl}${path}`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })
  const mailedToken = (version: number) => tokens.sign(order.id, NOW, version)
  const correct = () => amendEmail({ database: fresh.database, clock }, order.id, 'grace@example.com')

  it('FUL-15 the page of the order opens with the new link only', async () => {
    const old = { ...READER, token: mailedToken(0) }
    expect(await open(ORDER_PAGE_PATH, old)).toMatchObject({ status: 200, text: expect.stringMatching(PERSONAL) })
    expect(await correct()).toMatchObject({ ok: true })
    const gone = await open(ORDER_PAGE_PATH, old)
    expect(gone.status).toBe(404)
    expect(gone.text).not.toContain(order.number)
    expect(gone.text).not.toMatch(PERSONAL)
    const now = await open(ORDER_PAGE_PATH, { ...READER, token: mailedToken(1) })
    expect(now).toMatchObject({ status: 200, text: expect.stringContaining(order.number) })
  })

  it('FUL-15 an old withdrawal link fills in nothing about the shopper and offers no units', async () => {
    const old = { ...READER, order: order.number, token: mailedToken(0) }
    const before = await open(WITHDRAWAL_PAGE_PATH, old)
    expect(before.text).toMatch(PERSONAL)
    expect(before.text).toContain('name="units-')
    await correct()
    const after = await open(WITHDRAWAL_PAGE_PATH, old)
    expect(after.status).toBe(200)
    expect(after.text).not.toMatch(PERSONAL)
    expect(after.text).not.toContain('name="units-')
    const now = await open(WITHDRAWAL_PAGE_PATH, { ...old, token: mailedToken(1) })
    expect(now.text).toContain('grace@example.com')
  })

  it('FUL-15 a one-time link that was mailed to the old address, and what it had opened, are gone', async () => {
    const { query } = fresh.database
    const link = () => makeLink(query, { emailKey: 'ada@example.com', ...READER }, NOW)
    const [used, unused] = [await link(), await link()]
    const opened = await submit(ORDER_LINK_PATH, { ...READER, token: used })
    const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    expect(await open(ORDERS_PAGE_PATH, READER, cookie)).toMatchObject({
      status: 200,
      text: expect.stringContaining(order.number),
    })
    await correct()
    const listed = await open(ORDERS_PAGE_PATH, READER, cookie)
    expect(listed.text).not.toContain(order.number)
    const late = await submit(ORDER_LINK_PATH, { ...READER, token: unused })
    expect([late.status, late.headers.get('set-cookie')]).toEqual([404, null])
  })
})
