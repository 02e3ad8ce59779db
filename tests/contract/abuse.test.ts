/** One client sends everything it can: it is limited, and an honest visitor at another address is served in the same moment. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WITHDRAWAL_PAGE_PATH } from '../../src/contracts/commerce/order-lookup.ts'
import { LOOK_UP_ORDERS } from '../../src/contracts/commerce/commerce-routes.ts'
import { LOG_DIAGNOSTICS, SEND_INQUIRY, SUBSCRIBE } from '../../src/contracts/engagement/engagement-routes.ts'
import { CLIENT_IP_HEADER } from '../../src/platform/http/client-ip.ts'
import { newId } from '../../src/platform/ids.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { outboxMigrations } from '../../src/platform/outbox/outbox.ts'
import { engagementMigrations } from '../../src/services/engagement/migrations.ts'
import { createEngagementService } from '../../src/services/engagement/service.ts'
import type { EngagementTables } from '../../src/services/engagement/tables.ts'
import { engines, freshDatabase, type FreshDatabase } from '../support/fresh-database.ts'
import { NEW_CART, ORDER } from '../support/purchase-parts.ts'
import { openPurchaseShop, type PurchaseShop } from '../support/purchase-shop.ts'
import { settableClock } from '../support/settable-clock.ts'

const ATTACKER = '203.0.113.6'
const HONEST = '198.51.100.7'
const TRIES = 120

type Send = (ip: string, number: number) => Promise<Response>

type Attacked = {
  /** Of the attacker's requests. */
  readonly accepted: number
  readonly honest: number
  /** Rejections that do not name when to try again. */
  readonly withoutRetryAfter: number
}

/** All in parallel, then an ordinary visitor while the attack still runs. */
async function attack(send: Send): Promise<Attacked> {
  const running = Array.from({ length: TRIES }, (_, number) => send(ATTACKER, number))
  const honest = await send(HONEST, TRIES)
  const answers = await Promise.all(running)
  const limited = answers.filter(({ status }) => status === 429)
  return {
    accepted: answers.length - limited.length,
    honest: honest.status,
    withoutRetryAfter: limited.filter(({ headers }) => !(Number(headers.get('retry-after')) >= 1)).length,
  }
}

const limitedTo = (accepted: number, honest = 200): Attacked => ({ accepted, honest, withoutRetryAfter: 0 })

const request = (url: string, ip: string, init: RequestInit, headers: Readonly<Record<string, string>> = {}) =>
  new Request(url, { ...init, headers: { [CLIENT_IP_HEADER]: ip, ...headers } })
const json = (url: string, ip: string, body: object, { method = 'POST', token = '' } = {}) =>
  request(
    url,
    ip,
    { method, body: JSON.stringify(body) },
    { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
  )

describe.each(engines)('an attacker at full rate on %s', (engine) => {
  let shop: PurchaseShop
  let tokens: readonly string[]
  let orderNumber: string
  beforeAll(async () => {
    shop = await openPurchaseShop(engine, { pairs: 10_000 })
    // From an address that is not known, which the test may use more often.
    tokens = await Promise.all(Array.from({ length: TRIES + 1 }, async () => (await shop.openCart()).jwtToken))
    const { brink } = await shop.order()
    orderNumber = (await shop.orderRow(brink.order.id)).number
  })
  afterAll(() => shop.close())

  const send = (ip: string, path: string, body: object, options: { method?: string; token?: string } = {}) =>
    shop.fetch(json(`http://commerce${path}`, ip, body, options))
  const tokenOf = (number: number) => tokens[number] ?? ''

  it('SEC-06 opens carts', async () => {
    expect(await attack((ip) => send(ip, '/orderv1/carts', NEW_CART))).toEqual(limitedTo(20))
  })

  it('SEC-06 guesses discount codes with many carts, in parallel', async () => {
    const guess: Send = (ip, number) =>
      send(ip, '/orderv1/carts', { code: `GUESS${number}` }, { method: 'PUT', token: tokenOf(number) })
    expect(await attack(guess)).toEqual(limitedTo(20))
  })

  it('SEC-06 places orders with many carts', async () => {
    const place: Send = (ip, number) => send(ip, '/orderv1/carts/adyen/orders', ORDER, { token: tokenOf(number) })
    expect(await attack(place)).toEqual(limitedTo(100))
  })

  it('SEC-06 pays many orders', async () => {
    const body = {
      paymentMethod: { type: 'scheme', encryptedCardNumber: '4111111111111111' },
      returnUrl: ORDER.returnUrl,
    }
    const orders = await Promise.all(tokens.map((jwtToken) => shop.placeOrder({ jwtToken })))
    const pay: Send = (ip, number) =>
      send(ip, '/nl/payments/adyen/payments', body, { token: orders[number]?.orderToken ?? '' })
    expect(await attack(pay)).toEqual(limitedTo(30, 422))
  })

  it('SEC-06 requests payment methods', async () => {
    const wanted = { countryCode: 'NL', languageCode: 'nl', channel: 'Web', amount: { value: 1695, currency: 'EUR' } }
    expect(await attack((ip) => send(ip, '/orderv1/payments/adyen/paymentmethods', wanted))).toEqual(limitedTo(60))
  })

  it('SEC-06 looks up orders of many e-mail addresses', async () => {
    const lookUp: Send = (ip, number) =>
      send(ip, LOOK_UP_ORDERS.path, {
        email: `any${number}@example.com`,
        orderNumber,
        countryCode: 'NL',
        languageCode: 'en',
      })
    expect(await attack(lookUp)).toEqual(limitedTo(5, 202))
  })

  it('SEC-06 sends withdrawals of many e-mail addresses', async () => {
    const withdraw: Send = (ip, number) => {
      const fields = {
        name: 'Ada',
        number: orderNumber,
        email: `any${number}@example.com`,
        country: 'NL',
        language: 'en',
        step: 'confirm',
        id: newId(),
      }
      const body = new URLSearchParams(fields).toString()
      const type = { 'content-type': 'application/x-www-form-urlencoded' }
      return shop.fetch(request(`http://commerce${WITHDRAWAL_PAGE_PATH}`, ip, { method: 'POST', body }, type))
    }
    expect(await attack(withdraw)).toEqual(limitedTo(5))
  })
})

describe.each(engines)('an attacker of the forms at full rate on %s', (engine) => {
  let fresh: FreshDatabase<EngagementTables>
  let service: ReturnType<typeof createEngagementService>
  beforeAll(async () => {
    fresh = await freshDatabase(engine, [...engagementMigrations, ...outboxMigrations])
    const log = createLog({ level: 'silent' })
    service = createEngagementService({ database: fresh.database, clock: settableClock(), log })
  })
  afterAll(() => fresh.remove())

  const send = (ip: string, path: string, body: object) => service.fetch(json(`http://shop${path}`, ip, body))

  it('SEC-06 subscribes many e-mail addresses', async () => {
    const subscribe: Send = (ip, number) =>
      send(ip, SUBSCRIBE.path, { store: 'uk', email: `any${number}@example.com`, countryCode: 'GB' })
    expect(await attack(subscribe)).toEqual(limitedTo(10))
  })

  it('SEC-06 sends inquiries of many e-mail addresses', async () => {
    const inquire: Send = (ip, number) =>
      send(ip, SEND_INQUIRY.path, {
        campaign: 'corporate-gifts',
        store: 'uk',
        countryCode: 'GB',
        name: 'Ada',
        email: `any${number}@example.com`,
        message: 'Socks for all of us.',
      })
    expect(await attack(inquire)).toEqual(limitedTo(10, 201))
  })

  it('SEC-06 sends reports of errors', async () => {
    const report = { message: 'x', level: 'error', code: 'x', service: 'x', data: {} }
    expect(await attack((ip) => send(ip, LOG_DIAGNOSTICS.path, report))).toEqual(limitedTo(60, 204))
  })

  it('SEC-05 clients whose address is private, unreadable or not known are one client', async () => {
    const addresses = ['10.0.0.1', '192.168.1.2', '127.0.0.1', '::1', 'fe80::1', 'unknown', '', '300.1.1.1']
    const report = { message: 'x', level: 'error', code: 'x', service: 'x', data: {} }
    const all = await Promise.all(
      Array.from({ length: 120 }, (_, number) =>
        send(addresses[number % addresses.length] ?? '', LOG_DIAGNOSTICS.path, report),
      ),
    )
    expect(all.filter(({ status }) => status === 204)).toHaveLength(60)
  })
})
