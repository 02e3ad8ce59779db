import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { isSigned } from '../../src/contracts/payment-provider/webhook-signature.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { createSender } from '../../src/services/payment-sandbox/notifications/send-notifications.ts'
import type { EngineName } from '../support/fresh-database.ts'
import type { TransportName } from '../support/transports.ts'
import {
  card,
  HMAC_KEY,
  openSandboxShop,
  OPENED,
  read,
  sessionBody,
  type SandboxShop,
} from '../support/payment-sandbox-shop.ts'
import { inShort, sandboxNotifications } from '../support/sandbox-notifications.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const COMBINATIONS: readonly (readonly [EngineName, TransportName])[] = [
  ['sqlite', 'in process'],
  ['postgres', 'over HTTP'],
]

describe.each(COMBINATIONS)('notifications of the payment sandbox on %s %s', (engine, transport) => {
  let shop: SandboxShop
  beforeAll(async () => {
    shop = await openSandboxShop(engine, transport)
  })
  afterAll(() => shop.close())
  beforeEach(() => shop.empty())

  const { notifications, paid, modified } = sandboxNotifications(() => shop)

  describe('that the shop rejects', () => {
    it('is retried with backoff, and blocks later ones', async () => {
      shop.answer(() => 503)
      const { pspReference } = await shop.pay()
      expect(await notifications()).toHaveLength(1)
      await shop.pay(card({ holderName: 'DECLINED' }))
      for (const wait of [9, 18, 27, 120]) {
        shop.clock.advance(wait * SECOND - 1)
        expect(await notifications()).toEqual([])
        shop.clock.advance(1)
        expect(await notifications()).toEqual(['AUTHORISATION true'])
      }
      shop.answer(() => 202)
      shop.clock.advance(5 * MINUTE)
      await shop.deliverDue()
      expect(
        shop.receivedNotifications().map(({ item }) => [inShort(item), item.pspReference === pspReference]),
      ).toEqual([
        ['AUTHORISATION true', true],
        ['AUTHORISATION false', false],
      ])
    })

    it.each([
      ['an unreachable shop', 0],
      ['a shop that rejects the signature', 401],
    ])('%s is notified again', async (_, status) => {
      shop.answer(() => status)
      await shop.pay()
      expect(await notifications()).toHaveLength(1)
      shop.answer(() => 200)
      expect(await notifications()).toEqual([])
      shop.clock.advance(9 * SECOND)
      expect(await notifications()).toEqual(['AUTHORISATION true'])
    })

    it('notifications of different payments are independent while none fails; those of one payment are in order', async () => {
      const [one, other] = [
        await shop.pay(card(), { reference: 'one' }),
        await shop.pay(card(), { reference: 'other' }),
      ]
      await modified(one.pspReference ?? '', 'refunds', 1)
      shop.answer(({ merchantReference }) => (merchantReference === 'one' ? 500 : 200))
      await shop.deliverDue()
      expect(new Set(shop.receivedNotifications().map(({ item }) => item.pspReference))).toEqual(
        new Set([one.pspReference, other.pspReference]),
      )
      shop.answer(() => 200)
      shop.clock.advance(9 * SECOND)
      expect(await notifications()).toEqual(['AUTHORISATION true', 'REFUND true'])
    })

    it('ends after thirty days', async () => {
      shop.answer(() => 500)
      await shop.pay()
      await shop.deliverDue()
      // One every eight hours for a month, except for the last.
      await shop.database.query.updateTable('sandbox_notifications').set({ tries: 100 }).execute()
      shop.clock.advance(8 * HOUR)
      await shop.deliverDue()
      shop.clock.advance(8 * HOUR)
      shop.answer(() => 200)
      shop.receivedNotifications()
      expect(await notifications()).toEqual([])
      expect(shop.lines.join('')).toContain('sandbox.notification_gave_up')
    })
  })

  describe('after a process was killed', () => {
    it('is sent by the next one, and the payment is unchanged', async () => {
      const opened = await shop.session()
      const { sessionResult } = await shop.payIn(opened)
      shop.restart()
      expect(await notifications()).toEqual(['AUTHORISATION true'])
      expect(await read(shop.call('GET', `/sessions/${opened.id}?sessionResult=${sessionResult}`))).toMatchObject({
        status: 'completed',
      })
    })

    it('is sent again when the old process died between sending and recording it, after a moment', async () => {
      await shop.pay()
      // What the old process left behind.
      const claimed = new Date(new Date(OPENED).getTime() + 2 * SECOND).toISOString()
      await shop.database.query.updateTable('sandbox_notifications').set({ claimed_until: claimed }).execute()
      shop.restart()
      expect(await notifications()).toEqual([])
      shop.clock.advance(2 * SECOND)
      expect(await notifications()).toEqual(['AUTHORISATION true'])
    })

    it('an idempotency key that was answered is answered by the next process', async () => {
      const pay = () =>
        read(shop.call('POST', '/payments', { body: { ...sessionBody(), paymentMethod: card() }, key: 'key-1' }))
      const first = await pay()
      shop.restart()
      expect(await pay()).toEqual(first)
    })
  })

  it('two concurrent senders send each notification once', async () => {
    for (let count = 0; count < 5; count += 1) await shop.pay()
    const bodies: string[] = []
    const { database, clock } = shop
    const sender = () =>
      createSender({
        database,
        clock,
        log: createLog({ level: 'silent' }),
        hmacKey: HMAC_KEY,
        webhookUrl: 'http://shop.test/webhook',
        async deliver(request) {
          bodies.push(await request.text())
          return new Response()
        },
      })
    const sent = await Promise.all([sender().sendDue(), sender().sendDue()])
    expect([sent.reduce((sum, count) => sum + count), bodies.length, new Set(bodies).size]).toEqual([5, 5, 5])
  })

  describe('with a fault option', () => {
    it('delay: later; others are not blocked by it', async () => {
      await shop.turn({ delaySeconds: 30 })
      await shop.pay(card(), { reference: 'late' })
      await shop.turn({})
      await shop.pay(card(), { reference: 'soon' })
      await shop.deliverDue()
      expect(shop.receivedNotifications().map(({ item }) => item.merchantReference)).toEqual(['soon'])
      shop.restart()
      shop.clock.advance(30 * SECOND)
      await shop.deliverDue()
      expect(shop.receivedNotifications().map(({ item }) => item.merchantReference)).toEqual(['late'])
    })

    it('duplicates: the same notification with other dates, each signed', async () => {
      await shop.turn({ duplicates: 2 })
      await shop.pay()
      await shop.deliverDue()
      const items = shop.receivedNotifications().map(({ item }) => item)
      expect(new Set(items.map(({ eventDate }) => eventDate)).size).toBe(3)
      expect(new Set(items.map(({ pspReference }) => pspReference)).size).toBe(1)
      expect(items.every((item) => isSigned(item, [HMAC_KEY]))).toBe(true)
    })

    it('reorder: the notification of the refund comes before that of the payment', async () => {
      await shop.turn({ reorder: true })
      const { pspReference = '' } = await shop.pay()
      expect(await notifications()).toEqual([])
      await modified(pspReference, 'refunds', 1)
      expect(await notifications()).toEqual(['REFUND true', 'AUTHORISATION true'])
      await shop.pay()
      shop.clock.advance(MINUTE)
      expect(await notifications()).toEqual(['AUTHORISATION true'])
    })

    it('drops: the first attempts never arrive', async () => {
      await shop.turn({ drops: 2 })
      await shop.pay()
      expect(await notifications()).toEqual([])
      shop.clock.advance(9 * SECOND)
      expect(await notifications()).toEqual([])
      shop.clock.advance(18 * SECOND)
      expect(await notifications()).toEqual(['AUTHORISATION true'])
    })

    it('wrong amount: with a valid signature', async () => {
      await shop.turn({ wrongAmount: -100 })
      await shop.pay()
      await shop.deliverDue()
      const [notification] = shop.receivedNotifications()
      expect(notification?.item.amount).toEqual({ value: 4195, currency: 'EUR' })
      expect(notification && isSigned(notification.item, [HMAC_KEY])).toBe(true)
    })

    it('bad signature: until the shop has rejected it often enough', async () => {
      await shop.turn({ badSignatures: 1 })
      shop.answer((item) => (isSigned(item, [HMAC_KEY]) ? 200 : 401))
      await shop.pay()
      expect(await shop.deliverDue()).toBe(0)
      shop.clock.advance(9 * SECOND)
      expect(await shop.deliverDue()).toBe(1)
      expect(shop.receivedNotifications()).toHaveLength(2)
    })

    it('late failure: a first card is reported as failed after a second one was paid with', async () => {
      await shop.turn({ lateFailureSeconds: 60 })
      const opened = await shop.session()
      await shop.payIn(opened, card({ holderName: 'DECLINED' }))
      await shop.payIn(opened)
      expect(await notifications()).toEqual(['AUTHORISATION true'])
      shop.clock.advance(MINUTE)
      expect(await notifications()).toEqual(['AUTHORISATION false'])
    })

    it.each<['authorised' | 'refused' | 'never', string[]]>([
      ['authorised', ['AUTHORISATION true']],
      ['refused', ['AUTHORISATION false']],
      ['never', []],
    ])('pending: %s', async (pendingOutcome, expected) => {
      await shop.turn({ pendingOutcome, pendingSeconds: 5 })
      await shop.pay(card({ holderName: 'PENDING' }))
      shop.clock.advance(5 * SECOND)
      expect(await notifications()).toEqual(expected)
    })

    it('decides pending payments on request, as configured then', async () => {
      await shop.turn({ pendingOutcome: 'authorised', pendingSeconds: 3600 })
      await shop.pay(card({ holderName: 'PENDING' }))
      expect(await notifications()).toEqual([])
      await shop.turn({ pendingOutcome: 'refused', decidePending: true })
      expect(await notifications()).toEqual(['AUTHORISATION false'])
    })

    it('says refused: the browser gets one result, the shop another', async () => {
      await shop.turn({ saysRefused: true })
      expect(await shop.payIn(await shop.session())).toMatchObject({ resultCode: 'Refused' })
      expect(await notifications()).toEqual(['AUTHORISATION true'])
    })

    it('lost answers: the request was processed, and the same key returns its result', async () => {
      await shop.turn({ lostAnswers: 1 })
      const request = { body: { ...sessionBody(), paymentMethod: card() }, key: 'key-1' }
      const gone = new AbortController()
      const lost = shop.call('POST', '/payments', { ...request, signal: gone.signal }).then(
        ({ status }) => status,
        () => 504,
      )
      const isDone = async () =>
        (await shop.database.query.selectFrom('sandbox_payments').select('result').execute()).length
      await expect.poll(isDone).toBe(1)
      gone.abort()
      expect(await lost).toBe(504)
      expect(await read(shop.call('POST', '/payments', request))).toMatchObject({ resultCode: 'Authorised' })
      expect(await notifications()).toEqual(['AUTHORISATION true'])
    })

    it('time scale: all delays are shorter', async () => {
      await shop.turn({ timeScale: 0.001, drops: 1 })
      await shop.pay()
      expect(await notifications()).toEqual([])
      shop.clock.advance(9)
      expect(await notifications()).toEqual(['AUTHORISATION true'])
    })

    it('they need the secret key, and unknown ones are rejected', async () => {
      const answer = await shop.send('/psp-test/knobs', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
      expect(answer.status).toBe(401)
      await expect(read(shop.send('/psp-test/knobs', { headers: { 'x-api-key': 'secret' } }))).resolves.toMatchObject({
        drops: 0,
      })
      const unknown = { headers: { 'x-api-key': 'secret', 'content-type': 'application/json' }, body: '{"chaos":1}' }
      expect((await shop.send('/psp-test/knobs', { method: 'POST', ...unknown })).status).toBe(400)
    })
  })

  it('purges what was not paid after a month, and payments when they can no longer be refunded', async () => {
    const { query } = shop.database
    const stored = async () => [
      ...(await query.selectFrom('sandbox_keys').select('key').execute()),
      ...(await query.selectFrom('sandbox_notifications').select('id').execute()),
      ...(await query.selectFrom('sandbox_payments').select('result').execute()),
    ]
    const sessions = async () => (await query.selectFrom('sandbox_sessions').select('id').execute()).length
    await read(shop.call('POST', '/sessions', { body: sessionBody(), key: 'key-1' }), 201)
    await paid()
    await shop.payIn(await shop.session(), card({ holderName: 'DECLINED' }))
    await shop.deliverDue()
    shop.clock.advance(32 * DAY)
    await shop.deliverDue()
    expect(await stored()).toEqual([{ result: 'Authorised' }])
    shop.clock.advance(400 * DAY)
    await shop.deliverDue()
    expect([await stored(), await sessions()]).toEqual([[], 0])
  })
})
