import { describe, expect, it } from 'vitest'
import { notificationItem, notificationRequest } from './notification-schema.ts'

const ITEM = {
  pspReference: 'P1',
  merchantAccountCode: 'Shop',
  merchantReference: 'attempt-1',
  amount: { value: 2745, currency: 'EUR' },
  eventCode: 'AUTHORISATION',
  eventDate: '2026-11-15T11:00:00+01:00',
  success: 'true',
  paymentMethod: 'visa',
  additionalData: { hmacSignature: 'signature' },
}
const request = (...items: readonly unknown[]) => ({
  live: 'false',
  notificationItems: items.map((item) => ({ NotificationRequestItem: item })),
})

describe('a notification', () => {
  it('is read with what is signed and what describes it, and with nothing else', () => {
    expect(notificationItem.parse({ ...ITEM, operations: ['REFUND'], reason: 'x' })).toEqual(ITEM)
  })

  it.each<[string, object, object]>([
    ['no original payment', { originalReference: null }, {}],
    ['an original payment', { originalReference: 'P0' }, { originalReference: 'P0' }],
    ['no reference of ours', { merchantReference: null }, { merchantReference: '' }],
    ['no date', { eventDate: null }, { eventDate: '' }],
    ['a date that is no text', { eventDate: 5 }, { eventDate: '' }],
    ['no signature', { additionalData: {} }, { additionalData: { hmacSignature: '' } }],
    ['details that are no object', { additionalData: 'x' }, { additionalData: { hmacSignature: '' } }],
    [
      'a signature that is no text',
      { additionalData: { hmacSignature: 1 } },
      { additionalData: { hmacSignature: '' } },
    ],
  ])('accepts %s: a rejected one would hold up all others', (_, over, expected) => {
    expect(notificationItem.parse({ ...ITEM, ...over })).toEqual({ ...ITEM, ...expected })
  })

  it('leaves out a payment method that is no text', () => {
    expect(notificationItem.parse({ ...ITEM, paymentMethod: { type: 'scheme' } })).not.toHaveProperty('paymentMethod')
  })

  it.each<[string, object, string]>([
    ['no payment', { pspReference: undefined }, 'pspReference'],
    ['an empty payment', { pspReference: '' }, 'pspReference'],
    ['no account', { merchantAccountCode: undefined }, 'merchantAccountCode'],
    ['no amount', { amount: undefined }, 'amount'],
    ['an amount in parts of a cent', { amount: { value: 0.5, currency: 'EUR' } }, 'amount.value'],
    ['no event', { eventCode: undefined }, 'eventCode'],
    ['a success that is no text', { success: true }, 'success'],
  ])('is rejected with %s, which is signed', (_, over, path) => {
    const { error } = notificationItem.safeParse({ ...ITEM, ...over })
    expect(error?.issues[0]?.path.join('.')).toBe(path)
  })
})

describe('a request of notifications', () => {
  it('is the list of its items', () => {
    expect(notificationRequest.parse(request(ITEM, { ...ITEM, pspReference: 'P2' }))).toEqual([
      ITEM,
      { ...ITEM, pspReference: 'P2' },
    ])
  })

  it.each<[string, unknown]>([
    ['no items', request()],
    ['more than a hundred', request(...Array.from({ length: 101 }, () => ITEM))],
    ['one wrong item among good ones', request(ITEM, {})],
    ['no list', {}],
    ['nothing', undefined],
  ])('is rejected with %s', (_, given) => {
    expect(notificationRequest.safeParse(given).success).toBe(false)
  })
})
