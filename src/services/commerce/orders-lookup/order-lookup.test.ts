import { hash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settableClock, type SettableClock } from '../../../../tests/support/settable-clock.ts'
import { CLIENT_IP_HEADER } from '../../../platform/http/client-ip.ts'
import { orderLookUpOperations } from '../../../contracts/commerce/order-operations.ts'
import { serveOperations } from '../../../platform/http/serve-operations.ts'
import { createServiceApp } from '../../../platform/http/service-app.ts'
import { createRateLimits } from '../../../platform/rate-limit/rate-limits.ts'
import { createLog } from '../../../platform/log/log.ts'
import { mailbox, mailboxMigrations, type MailboxTables } from '../../../platform/mail/mailbox.ts'
import { createOutbox, outboxMigrations, stage, type Outbox } from '../../../platform/outbox/outbox.ts'
import { orderAddresses } from '../mail/order-addresses.ts'
import { addNote } from '../notes/order-notes.ts'
import { orderMailHandlers } from '../mail/order-mail-handlers.ts'
import { ORDER_MAIL_AGAIN } from '../mail/order-mail-kinds.ts'
import { commerceMigrations } from '../migrations.ts'
import { orderLookUpHandlers } from './handlers.ts'
import { LOOK_UP_TOPIC, linkMailHandler } from './look-up.ts'
import { orderSessions } from './order-session.ts'
import { orderPageRoutes } from './routes.ts'
import { WITHDRAWAL_TOPIC, withdrawalMailHandler } from './withdrawals.ts'
import { orderTokens } from '../orders/order-tokens.ts'
import { insertOrder } from '../orders/stored-order.ts'
import { stageCancelMail, stageOrderPaid, stageRefundMail } from '../payments/staged-work.ts'
import type { CommerceTables } from '../tables.ts'
import { engines, freshDatabase, type FreshDatabase } from '../../../../tests/support/fresh-database.ts'
import { snapshotFor, storedOrder } from '../../../../tests/support/stored-order.ts'

const NOW = '2026-11-15T10:00:00.000Z'
const MINUTE = 60_000
const KEYS = ['a key for the tokens of a test, long enough'] as const
const SHOP = 'https://shop.example'
const log = createLog({ level: 'silent' })

const paid = storedOrder(1)
const older = storedOrder(2, { createdAt: '2026-10-01T10:00:00.000Z', snapshot: snapshotFor('DE') })
const unpaid = storedOrder(3, { state: 'replaced' })
const others = storedOrder(4, { snapshot: snapshotFor('IE', { email: 'Grace@Example.com' }) })

describe.each(engines)('the order look-up on %s', (engine) => {
  let fresh: FreshDatabase<CommerceTables & MailboxTables>
  let clock: SettableClock
  let outbox: Outbox
  let app: ReturnType<typeof createServiceApp>
  let woken = 0

  beforeAll(async () => {
    fresh = await freshDatabase(engine, [...commerceMigrations, ...outboxMigrations, ...mailboxMigrations])
    await fresh.database.transaction(async (transaction) => {
      for (const order of [paid, older, unpaid, others]) await insertOrder(transaction, order, undefined)
    })
  })
  afterAll(() => fresh.remove())
  beforeEach(async () => {
    await fresh.database.query.deleteFrom('mailbox').execute()
    clock = settableClock(NOW)
    const { database } = fresh
    const tokens = async () => orderTokens(KEYS)
    const sessions = async () => orderSessions(KEYS)
    const seller = { name: 'Sockeye Ltd', email: 'shop@sockeye.example' }
    const mailer = mailbox({ database, clock })
    const addresses = orderAddresses(() => SHOP)
    const writing = { database, clock, mailer, seller, tokens, addresses }
    outbox = createOutbox({
      database,
      clock,
      log,
      handlers: {
        ...orderMailHandlers(writing),
        [LOOK_UP_TOPIC]: linkMailHandler(writing),
        [WITHDRAWAL_TOPIC]: withdrawalMailHandler(writing),
      },
    })
    app = createServiceApp({ name: 'orders', log, maxBodyBytes: 10_000 })
    const wake = () => {
      woken += 1
    }
    const limits = createRateLimits({ clock })
    app.route(
      '/',
      serveOperations(orderLookUpOperations, orderLookUpHandlers({ database, clock, limits, wake })).routes,
    )
    app.route('/', orderPageRoutes({ database, clock, limits, tokens, sessions, secure: () => true, wake }))
  })

  const lookUp = (email: string, orderNumber: string, headers: Record<string, string> = {}) =>
    app.request(`${SHOP}/order-pages/look-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ email, orderNumber, countryCode: 'IE', languageCode: 'en' }),
    })
  const post = (path: string, fields: Record<string, string>) =>
    app.request(`${SHOP}${path}`, { method: 'POST', body: new URLSearchParams(fields) })
  const mails = async () => {
    await outbox.workDue()
    return fresh.database.query.selectFrom('mailbox').selectAll().orderBy('sent_at').orderBy('key').execute()
  }
  const linkIn = (text: string | undefined) => /https:\S+/.exec(text ?? '')?.[0] ?? ''
  const mailedToken = async () => {
    const [mail] = await mails()
    return new URL(linkIn(mail?.text)).searchParams.get('token') ?? ''
  }
  const numberedIn = (text: string) => [paid, older, unpaid, others].filter(({ number }) => text.includes(number))

  it('RTE-12 answers the same whether there is such an order or not, and mails a link only where there is', async () => {
    const answers = await Promise.all([
      lookUp(' ADA@example.com ', ` ${paid.number.slice(0, 4)} ${paid.number.slice(4)}`),
      lookUp('ada@example.com', others.number),
      lookUp('unknown@example.com', paid.number),
      lookUp('eve@example.com', 'no number'),
      lookUp('ada@example.com', unpaid.number),
    ])
    const bodies = await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]))
    expect(bodies).toEqual(answers.map(() => [202, '']))
    const sent = await mails()
    expect(sent.map(({ recipient }) => recipient)).toEqual(['ada@example.com'])
    expect(sent[0]?.text).toContain(`${SHOP}/order-pages/link?country=IE&language=en&token=`)
    expect(woken).toBeGreaterThan(0)
    expect(sent[0]?.text).toContain('15 minutes')
  })

  it('RTE-12 the link opens once, after a question, and shows all orders of that address and no others', async () => {
    await lookUp('ada@example.com', paid.number)
    const token = await mailedToken()
    const linkPage = await app.request(`${SHOP}/order-pages/link?country=IE&language=en&token=${token}`)
    expect(linkPage.status).toBe(200)
    expect(await linkPage.text()).toContain('See my orders')

    const [first, second] = await Promise.all([
      post('/order-pages/link', { token }),
      post('/order-pages/link', { token }),
    ])
    const [opened, refused] = first.status === 303 ? [first, second] : [second, first]
    expect([opened.status, refused.status]).toEqual([303, 404])
    const cookie = opened.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^__Host-sockeye-orders=[^;]+; Path=\/; Max-Age=1800; HttpOnly; SameSite=Strict; Secure$/)
    const read = () =>
      app.request(`${SHOP}${opened.headers.get('location')}`, { headers: { cookie: cookie.split(';')[0] ?? '' } })
    const page = await read()
    const text = await page.text()
    expect(numberedIn(text)).toEqual([paid, older])
    expect(text.indexOf(paid.number)).toBeLessThan(text.indexOf(older.number))
    expect(text).toContain('Paid. Thank you!')
    expect(text).toContain('Lemon Socks')
    expect(text).toContain('Withdraw from contract here')
    expect(text).not.toMatch(/password|<script/i)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('x-robots-tag')).toBe('noindex')
    const policy = page.headers.get('content-security-policy')
    const style = /<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? ''
    expect(policy).toContain(`default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'`)
    clock.advance(31 * MINUTE)
    expect((await read()).status).toBe(404)
  })

  it('~DOR-04 a note of staff is in no mail and on no page of the order', async () => {
    const { database } = fresh
    const note = { orderId: paid.id, author: 'staff:1', text: 'Only for colleagues' }
    await addNote({ database, clock }, note)
    await database.transaction(async (transaction) => {
      await stage(transaction, { topic: ORDER_MAIL_AGAIN, key: 'noted', payload: paid.id, due: clock.now() })
      await stageRefundMail(
        transaction,
        { orderId: paid.id, refundId: 'noted', amount: { value: 100, currency: 'EUR' } },
        clock.now(),
      )
      await stageCancelMail(transaction, paid.id, clock.now())
    })
    const sent = await mails()
    expect(sent.length).toBeGreaterThanOrEqual(3)
    expect(JSON.stringify(sent)).not.toContain(note.text)
    await database.query.deleteFrom('mailbox').execute()
    await lookUp('ada@example.com', paid.number, { [CLIENT_IP_HEADER]: '192.0.2.77' })
    const opened = await post('/order-pages/link', { token: await mailedToken() })
    const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const page = await (await app.request(`${SHOP}${opened.headers.get('location')}`, { headers: { cookie } })).text()
    expect(page).toContain(paid.number)
    expect(page).not.toContain(note.text)
  })

  it('RTE-12 a link is good for 15 minutes, and what is stored of it does not open anything', async () => {
    await lookUp('ada@example.com', paid.number)
    const token = await mailedToken()
    const stored = await fresh.database.query.selectFrom('order_links').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(token)
    clock.advance(15 * MINUTE)
    expect((await post('/order-pages/link', { token })).status).toBe(404)
    expect((await app.request(`${SHOP}/order-pages/orders`)).status).toBe(404)
  })

  it('five look-ups an hour for an address, and from a place; then 429 with when to come back', async () => {
    const statusOf = async (email: string, ip: string) => {
      const answer = await lookUp(email, paid.number, { [CLIENT_IP_HEADER]: ip })
      return `${answer.status} ${answer.headers.get('retry-after') ?? ''}`.trim()
    }
    for (let tries = 0; tries < 5; tries += 1) expect(await statusOf('a@example.com', `203.0.113.${tries}`)).toBe('202')
    expect(await statusOf('A@example.com', '203.0.113.9')).toBe('429 3600')
    for (let tries = 0; tries < 5; tries += 1)
      expect(await statusOf(`b${tries}@example.com`, '198.51.100.1')).toBe('202')
    expect(await statusOf('c@example.com', '198.51.100.1')).toBe('429 3600')
    clock.advance(60 * MINUTE)
    expect(await statusOf('a@example.com', '198.51.100.1')).toBe('202')
  })

  it.each([
    ['no address', { email: 'ada', orderNumber: '1', countryCode: 'IE', languageCode: 'en' }],
    ['no number', { email: 'a@example.com', orderNumber: ' ', countryCode: 'IE', languageCode: 'en' }],
    ['another country', { email: 'a@example.com', orderNumber: '1', countryCode: 'XX', languageCode: 'en' }],
    ['an extra field', { email: 'a@example.com', orderNumber: '1', countryCode: 'IE', languageCode: 'en', a: 1 }],
  ])('refuses %s', async (_, body) => {
    const answer = await app.request(`${SHOP}/order-pages/look-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(answer.status).toBe(400)
  })

  it('a plain form is brought back to its page', async () => {
    const fields = { email: 'ada@example.com', orderNumber: '1', countryCode: 'IE', languageCode: 'en' }
    const answer = await app.request(`${SHOP}/order-pages/look-up`, {
      method: 'POST',
      headers: { referer: `${SHOP}/eu/login` },
      body: new URLSearchParams(fields),
    })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/eu/login#look-up-sent'])
  })

  it('a confirmation is mailed once however often it is staged, again when a person requests it, and leads to its order', async () => {
    const now = clock.now()
    const refund = { orderId: older.id, refundId: 'refund-1', amount: { value: 1250, currency: 'EUR' } } as const
    await fresh.database.transaction(async (transaction) => {
      await stageOrderPaid(transaction, older, 'psp-1', now)
      await stageOrderPaid(transaction, older, 'psp-1', now)
      await stage(transaction, { topic: ORDER_MAIL_AGAIN, key: 'again', payload: older.id, due: now })
      await stageRefundMail(transaction, refund, now)
      await stageCancelMail(transaction, older.id, now)
    })
    const sent = await mails()
    expect(sent.map(({ subject }) => subject.split(' ')[0] ?? '').toSorted()).toEqual([
      'Danke',
      'Danke',
      'Deine',
      'Erstattung',
    ])
    const confirmation = sent.find(({ key }) => key === `order-mail.${older.id}`)
    const link = linkIn(confirmation?.text)
    const page = await (await app.request(link)).text()
    expect(numberedIn(page)).toEqual([older])
    expect(page).toContain('Vertrag widerrufen')
    const [head = '', payload = '', signature = ''] = link.split('.').slice(-3)
    const forged = await app.request(`${SHOP}/order-pages/order?token=${head}.${payload}.${signature.slice(1)}`)
    expect(forged.status).toBe(404)
    expect(await forged.text()).not.toContain('Lemon')
  })

  it('a withdrawal takes two steps, is stored once, and is acknowledged with content, date and time', async () => {
    const path = '/order-pages/withdrawal'
    const form = await app.request(`${SHOP}${path}?country=IE&language=en&order=${paid.number}`)
    expect(await form.text()).toContain(`value="${paid.number}"`)
    const entered = {
      country: 'IE',
      language: 'en',
      name: 'Ada "<b>" L',
      number: paid.number,
      email: 'ada@example.com',
    }
    const wrong = await post(path, { ...entered, step: 'check', number: '123', email: 'x' })
    expect([wrong.status, await wrong.text()]).toEqual([
      422,
      expect.stringContaining('Order number, Your email address'),
    ])
    const check = await (await post(path, { ...entered, step: 'check' })).text()
    expect(check).toContain('Confirm withdrawal')
    expect(check).toContain('Ada &quot;&lt;b&gt;&quot; L')
    const id = /name="id" value="([^"]+)"/.exec(check)?.[1] ?? ''
    await post(path, { ...entered, step: 'confirm', id })
    clock.advance(MINUTE)
    const done = await (await post(path, { ...entered, step: 'confirm', id })).text()
    expect(done).toContain('15 November 2026 at 10:00:00')
    const stored = await fresh.database.query.selectFrom('withdrawals').selectAll().where('id', '=', id).execute()
    expect(stored).toMatchObject([{ order_id: paid.id, number: paid.number, name: entered.name, received_at: NOW }])
    const sent = await mails()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ recipient: 'ada@example.com' })
    expect(sent[0]?.text).toContain(`Your name: ${entered.name}`)
    expect(sent[0]?.text).toContain('15 November 2026 at 10:00:00')
  })

  it('a withdrawal from an order that we do not know is stored and acknowledged, without the words of the unknown sender', async () => {
    const path = '/order-pages/withdrawal'
    const entered = { country: 'DE', language: 'de', name: 'Buy at evil.example', number: paid.number }
    const id = 'x'.repeat(24)
    await post(path, { ...entered, email: 'victim@example.com', step: 'confirm', id })
    const sent = await mails()
    expect(sent[0]?.subject).toBe(`Dein Widerruf der Bestellung ${paid.number} ist eingegangen`)
    expect(sent[0]?.text).not.toContain('evil')
    const stored = await fresh.database.query.selectFrom('withdrawals').selectAll().where('id', '=', id).execute()
    expect(stored).toMatchObject([{ order_id: null, name: entered.name }])
  })

  it('there is no such page where there is no such right', async () => {
    expect((await app.request(`${SHOP}/order-pages/withdrawal?country=US&language=en`)).status).toBe(404)
  })
})
