import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { NotificationItem } from './payment-provider.ts'
import { isSigned, signNotification } from './webhook-signature.ts'

const KEY = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056'
const OLD_KEY = 'DFB1EB5485895CFA84146406857104ABB4CBCABDC8AAF103A624C8F6A3EAAB00'

const paid: NotificationItem = {
  pspReference: '7914073381342284',
  merchantAccountCode: 'TestMerchant',
  merchantReference: 'TestPayment-1407325143704',
  amount: { value: 1130, currency: 'EUR' },
  eventCode: 'AUTHORISATION',
  eventDate: '2026-11-15T10:00:00+01:00',
  success: 'true',
}

const changed: NotificationItem = {
  pspReference: 'pspReference',
  originalReference: 'originalReference',
  merchantAccountCode: 'merchantAccount',
  merchantReference: 'reference',
  amount: { value: 1000, currency: 'EUR' },
  eventCode: 'EVENT',
  eventDate: '2026-11-15T10:00:00+01:00',
  success: 'true',
}

const withSignature = (item: NotificationItem, hmacSignature: string): NotificationItem => ({
  ...item,
  additionalData: { hmacSignature },
})

describe('the signature of a notification', () => {
  it.each([
    ['without an original reference', paid, KEY, 'coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0='],
    ['with an original reference', changed, OLD_KEY, 'ipnxGCaUZ4l8TUW75a71/ghd2Fe5ffvX0pV4TLTntIc='],
  ])('is the one the provider computes, %s', (_, item, key, signature) => {
    expect(signNotification(item, key)).toBe(signature)
    expect(isSigned(withSignature(item, signature), [key])).toBe(true)
  })

  it('is believed under either key while the key is changed, and under no other', () => {
    const signed = withSignature(paid, signNotification(paid, OLD_KEY))
    expect([isSigned(signed, [KEY, OLD_KEY]), isSigned(signed, [KEY]), isSigned(signed, [])]).toEqual([
      true,
      false,
      false,
    ])
  })

  it.each<[string, Partial<NotificationItem>]>([
    ['another payment', { pspReference: '7914073381342285' }],
    ['an original reference', { originalReference: 'x' }],
    ['another account', { merchantAccountCode: 'OtherMerchant' }],
    ['another attempt', { merchantReference: 'TestPayment-2' }],
    ['another value', { amount: { value: 1, currency: 'EUR' } }],
    ['another currency', { amount: { value: 1130, currency: 'SEK' } }],
    ['another event', { eventCode: 'CAPTURE' }],
    ['another outcome', { success: 'false' }],
  ])('does not fit %s', (_, change) => {
    expect(isSigned({ ...withSignature(paid, signNotification(paid, KEY)), ...change }, [KEY])).toBe(false)
  })

  it.each(['', 'x', 'coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo', 'AAAA'.repeat(100)])('%j is none', (signature) => {
    const cutOff = signature.startsWith('coq') ? signature.slice(0, 20) : signature
    expect(isSigned(withSignature(paid, cutOff), [KEY])).toBe(false)
  })

  it('is not believed when it is missing', () => {
    expect(isSigned(paid, [KEY])).toBe(false)
  })

  it('believes what it signed, whatever the members hold, and nothing random', () => {
    const text = fc.string({ maxLength: 30 })
    const items = fc.record({ pspReference: text, merchantReference: text, originalReference: text })
    fc.assert(
      fc.property(items, fc.base64String(), (members, random) => {
        const item = { ...paid, ...members }
        expect(isSigned(withSignature(item, signNotification(item, KEY)), [KEY])).toBe(true)
        expect(isSigned(withSignature(item, random), [KEY])).toBe(false)
      }),
    )
  })
})
