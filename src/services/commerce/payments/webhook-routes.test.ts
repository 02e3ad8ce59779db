import { beforeEach, describe, expect, it } from 'vitest'
import { NOW, useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import type { NotificationItem } from '../../../contracts/payment-provider/payment-provider.ts'
import { signNotification } from '../../../contracts/payment-provider/webhook-signature.ts'
import { settableClock, type SettableClock } from '../../../../tests/support/settable-clock.ts'
import { createLog } from '../../../platform/log/log.ts'
import { webhookRoutes } from './webhook-routes.ts'

const KEY = 'AB'.repeat(32)
const OLD_KEY = 'CD'.repeat(32)
const item = (over: Partial<NotificationItem> = {}): NotificationItem => ({
  pspReference: 'psp-1',
  merchantAccountCode: 'Shop',
  merchantReference: 'attempt-1',
  amount: { value: 2745, currency: 'EUR' },
  eventCode: 'AUTHORISATION',
  eventDate: '',
  success: 'true',
  ...over,
})
const signed = (over: Partial<NotificationItem> = {}, key = KEY): NotificationItem => ({
  ...item(over),
  additionalData: { hmacSignature: signNotification(item(over), key) },
})

describe('the webhook', () => {
  const shop = useCommerceDatabase()
  const lines: string[] = []
  let woken = 0
  let clock: SettableClock
  let app: ReturnType<typeof webhookRoutes>

  beforeEach(() => {
    lines.length = 0
    woken = 0
    clock = settableClock(NOW)
    app = webhookRoutes({
      database: shop.database,
      clock,
      log: createLog({ level: 'info', destination: { write: (line) => lines.push(line) } }),
      cartPrefix: 'orderv1',
      merchantAccount: 'Shop',
      hmacKeys: [KEY, OLD_KEY],
      wake: () => {
        woken += 1
      },
    })
  })
  const post = (body: string) => app.request('/orderv1/payments/adyen/webhooks', { method: 'POST', body })
  const send = (...items: readonly NotificationItem[]) =>
    post(JSON.stringify({ notificationItems: items.map((one) => ({ NotificationRequestItem: one })) }))
  const received = async () =>
    (await shop.query.selectFrom('payment_events').select('psp_reference').orderBy('key').execute()).map(
      ({ psp_reference: reference }) => reference,
    )

  it.each([
    ['the newest key', KEY],
    ['the key before it', OLD_KEY],
  ])('stores what is signed with %s, acknowledges it, and wakes the worker', async (_, key) => {
    const answer = await send(signed({}, key), signed({ pspReference: 'psp-2' }, key))
    expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([
      200,
      '[accepted]',
      'no-store',
    ])
    expect([await received(), woken]).toEqual([['psp-1', 'psp-2'], 1])
  })

  it.each<[string, readonly NotificationItem[]]>([
    ['no signature', [item()]],
    ['the signature of another key', [signed({}, 'EF'.repeat(32))]],
    ['the signature of another amount', [{ ...signed(), amount: { value: 1, currency: 'EUR' } }]],
    ['one of two without a signature: none is stored', [signed(), item({ pspReference: 'psp-2' })]],
  ])('rejects %s', async (_, items) => {
    expect((await send(...items)).status).toBe(401)
    expect([await received(), woken]).toEqual([[], 0])
  })

  it.each([
    ['no JSON', 'nonsense'],
    ['an empty body', ''],
    ['no items', '{"notificationItems":[]}'],
  ])('rejects %s', async (_, body) => {
    const answer = await post(body)
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'INVALID_REQUEST' }])
  })

  it('acknowledges notifications of another account and does not store them', async () => {
    const other = signed({ merchantAccountCode: 'Other', pspReference: 'psp-2' })
    expect((await send(other, signed())).status).toBe(200)
    expect(await received()).toEqual(['psp-1'])
    expect((await send(other)).status).toBe(200)
    expect(await received()).toEqual(['psp-1'])
  })

  it('logs rejected ones once a minute, with their number', async () => {
    const rejectedCounts = () =>
      lines
        .map((line) => JSON.parse(line))
        .flatMap(({ code, rejected }): unknown[] => (code === 'payment.webhook_signature_invalid' ? [rejected] : []))
    for (let tries = 0; tries < 5; tries += 1) await send(item())
    expect(rejectedCounts()).toEqual([1])
    clock.advance(59_999)
    await send(item())
    expect(rejectedCounts()).toEqual([1])
    clock.advance(1)
    await send(item())
    expect(rejectedCounts()).toEqual([1, 6])
  })
})
