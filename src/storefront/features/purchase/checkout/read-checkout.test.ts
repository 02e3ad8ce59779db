import { describe, expect, it } from 'vitest'
import { emptyCheckoutInformation } from '../../../../markets/addresses/checkout-information.ts'
import { RETENTION_MS, readInformation, readViews } from './read-checkout.ts'

const NOW = Date.parse('2026-11-15T12:00:00.000Z')
const empty = emptyCheckoutInformation('GB')
const typed = { ...empty, contact: { ...empty.contact, email: 'a@b.example', agreements: true } }
const stored = (information: unknown, age = 0) => ({ information, time: new Date(NOW - age).toISOString() })

describe('a stored checkout', () => {
  it.each([
    [
      ['cart', 'address'],
      ['cart', 'address'],
    ],
    [
      ['address', 'address', 'x'],
      ['cart', 'address'],
    ],
    ['address', ['cart']],
    [undefined, ['cart']],
    [{ 0: 'address' }, ['cart']],
  ])('~STO-01 %j are the views %j', (value, views) => {
    expect(readViews(value)).toEqual(views)
  })

  it('~STO-02 what was typed', () => {
    expect(readInformation(stored(typed), 'GB', NOW)).toEqual(typed)
  })

  it.each([
    ['older than thirty days', stored(typed, RETENTION_MS)],
    ['without a date', { information: typed }],
    ['of no kind that we know', 'x'],
    ['without information', stored(null)],
  ])('nothing of what is %s', (_, value) => {
    expect(readInformation(value, 'GB', NOW)).toBeUndefined()
  })

  it('CHK-17 only what is of its kind', () => {
    const strange = { address: { shipping: { city: 7, street0: 'Mill 1', more: 'x' } }, useShippingForBilling: 'no' }
    expect(readInformation(stored(strange), 'GB', NOW)).toEqual({
      ...empty,
      address: { ...empty.address, shipping: { ...empty.address.shipping, street0: 'Mill 1' } },
    })
  })
})
