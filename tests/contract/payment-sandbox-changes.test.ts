import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ProviderError } from '../../src/contracts/payment-provider/payment-provider.ts'
import { isSigned } from '../../src/contracts/payment-provider/webhook-signature.ts'
import type { EngineName } from '../support/fresh-database.ts'
import type { TransportName } from '../support/transports.ts'
import { HMAC_KEY, openSandboxShop, read, type SandboxShop } from '../support/payment-sandbox-shop.ts'
import { inShort, sandboxNotifications } from '../support/sandbox-notifications.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const COMBINATIONS: readonly (readonly [EngineName, TransportName])[] = [
  ['sqlite', 'in process'],
  ['postgres', 'over HTTP'],
]

describe.each(COMBINATIONS)('changes to payments in the sandbox on %s %s', (engine, transport) => {
  let shop: SandboxShop
  beforeAll(async () => {
    shop = await openSandboxShop(engine, transport)
  })
  afterAll(() => shop.close())
  beforeEach(() => shop.empty())

  const { notifications, paid, modified } = sandboxNotifications(() => shop)

  it('a refund is received first, and completed by a notification', async () => {
    const payment = await paid()
    const answer = await modified(payment, 'refunds', 1000)
    expect(answer).toEqual({
      merchantAccount: 'SockeyeTest',
      status: 'received',
      pspReference: expect.stringMatching(/^[A-Z\d]{16}$/),
      paymentPspReference: payment,
      amount: { value: 1000, currency: 'EUR' },
    })
    await shop.deliverDue()
    const [notification] = shop.receivedNotifications()
    expect(notification?.item).toMatchObject({
      pspReference: answer.pspReference,
      originalReference: payment,
      merchantReference: 'attempt-1',
      amount: { value: 1000, currency: 'EUR' },
      eventCode: 'REFUND',
      success: 'true',
    })
    expect(notification && isSigned(notification.item, [HMAC_KEY])).toBe(true)
  })

  it('a refund of more than was captured fails only in its notification', async () => {
    const payment = await paid()
    for (const value of [4000, 295, 1]) await modified(payment, 'refunds', value)
    await shop.deliverDue()
    expect(shop.receivedNotifications().map(({ item }) => [inShort(item), item.amount.value, item.reason])).toEqual([
      ['REFUND true', 4000, ''],
      ['REFUND true', 295, ''],
      ['REFUND false', 1, 'Insufficient balance on payment'],
    ])
  })

  it('concurrent refunds never exceed the captured amount', async () => {
    const payment = await paid()
    await Promise.all(Array.from({ length: 8 }, () => modified(payment, 'refunds', 1000)))
    await Promise.all([shop.deliverDue(), shop.deliverDue()])
    const events = shop.receivedNotifications().map(({ item }) => inShort(item))
    expect(events.toSorted()).toEqual([...Array(4).fill('REFUND false'), ...Array(4).fill('REFUND true')])
    const { refunded } = await shop.database.query
      .selectFrom('sandbox_payments')
      .select('refunded')
      .executeTakeFirstOrThrow()
    expect(refunded).toBe(4000)
  })

  it.each<[string, object, readonly [string, number?][], string[]]>([
    ['what was captured cannot be cancelled', {}, [['cancels']], ['CANCELLATION false']],
    [
      'a reversal refunds it, once',
      {},
      [['reversals'], ['reversals']],
      ['CANCEL_OR_REFUND true', 'CANCEL_OR_REFUND false'],
    ],
    [
      'captured by hand, in parts, not more than authorised',
      { additionalData: { manualCapture: 'true' } },
      [
        ['captures', 4000],
        ['captures', 296],
        ['captures', 295],
      ],
      ['CAPTURE true', 'CAPTURE false', 'CAPTURE true'],
    ],
    [
      'another amount before the capture, which is the limit of captures then',
      { additionalData: { manualCapture: 'true' } },
      [
        ['amountUpdates', 5000],
        ['captures', 5000],
        ['amountUpdates', 6000],
      ],
      ['AUTHORISATION_ADJUSTMENT true', 'CAPTURE true', 'AUTHORISATION_ADJUSTMENT false'],
    ],
    ['no other amount of what was captured', {}, [['amountUpdates', 5000]], ['AUTHORISATION_ADJUSTMENT false']],
    [
      'nothing to refund before the capture',
      { additionalData: { manualCapture: 'true' } },
      [['refunds', 1]],
      ['REFUND false'],
    ],
    [
      'cancelled before the capture, once',
      { additionalData: { manualCapture: 'true' } },
      [['cancels'], ['cancels'], ['captures', 1]],
      ['CANCELLATION true', 'CANCELLATION false', 'CAPTURE false'],
    ],
    [
      'what was not captured of it is cancelled, once, and the captured part can be refunded',
      { additionalData: { manualCapture: 'true' } },
      [['captures', 3000], ['cancels'], ['captures', 1], ['cancels'], ['refunds', 3000]],
      ['CAPTURE true', 'CANCELLATION true', 'CAPTURE false', 'CANCELLATION false', 'REFUND true'],
    ],
  ])('%s', async (_, over, changes, expected) => {
    const payment = await paid(over)
    for (const [kind, value] of changes) {
      await modified(payment, kind, value)
      shop.clock.advance(1)
    }
    expect(await notifications()).toEqual(expected)
  })

  it('a reversal states whether it cancelled or refunded', async () => {
    const [captured, authorised] = [await paid(), await paid({ additionalData: { manualCapture: 'true' } })]
    await modified(captured, 'reversals')
    shop.clock.advance(1)
    await modified(authorised, 'reversals')
    await shop.deliverDue()
    expect(
      shop
        .receivedNotifications()
        .map(({ item }) => [item.originalReference, item.additionalData?.['modification.action']]),
    ).toEqual([
      [captured, 'refund'],
      [authorised, 'cancel'],
    ])
  })

  it('a refused payment cannot be refunded', async () => {
    const payment = await paid({}, 'DECLINED')
    await modified(payment, 'reversals')
    expect(await notifications()).toEqual(['CANCEL_OR_REFUND false'])
  })

  it('422 for an unknown payment, for another currency, for an amount of zero', async () => {
    const payment = await paid()
    const refusal = (answer: Promise<Response>) => read<ProviderError>(answer, 422)
    expect(await refusal(shop.modify('NONE', 'refunds', 1))).toMatchObject({ errorCode: '167' })
    await refusal(shop.modify(payment, 'refunds', 0))
    await refusal(shop.modify(payment, 'refunds'))
    const body = { merchantAccount: 'SockeyeTest', amount: { value: 1, currency: 'SEK' } }
    await refusal(shop.call('POST', `/payments/${payment}/refunds`, { body }))
  })

  it('a delayed capture happens automatically', async () => {
    await paid({ captureDelayHours: 2 })
    shop.clock.advance(2 * HOUR - 1)
    expect(await notifications()).toEqual([])
    shop.clock.advance(1)
    expect(await notifications()).toEqual(['CAPTURE true'])
  })

  it('an authorisation without a capture expires', async () => {
    await paid({ additionalData: { manualCapture: 'true' } })
    shop.clock.advance(28 * DAY)
    expect(await notifications()).toEqual(['EXPIRE true'])
  })

  it('a success can be reversed: a capture, a refund', async () => {
    await paid({}, 'capture failed')
    const payment = await paid({}, 'refund failed')
    const { pspReference: refund } = await modified(payment, 'refunds', 4295)
    expect(await notifications()).toEqual(['REFUND true'])
    shop.clock.advance(MINUTE)
    await shop.deliverDue()
    expect(shop.receivedNotifications().map(({ item }) => [inShort(item), item.pspReference === refund])).toEqual([
      ['CAPTURE_FAILED true', false],
      ['REFUND_FAILED true', true],
    ])
    await modified(payment, 'refunds', 4295)
    expect(await notifications()).toEqual(['REFUND true'])
  })
})
