import { describe, expect, it } from 'vitest'
import { possibleActions } from './possible-actions.ts'

const ORDER = { state: 'paid', fulfilment: 'unshipped', holds: [], paidAt: '2026-11-15T10:00:00.000Z' }
const PAYMENT = { state: 'authorised', amount: 1000, refunded: 0, refunding: 0 }
const FACTS = { order: ORDER, units: [{ left: 2 }], shipments: [], payments: [PAYMENT] }
const everything = () => true

describe('actions of an order', () => {
  it.each<[string, object, readonly string[]]>([
    ['a paid one', {}, ['slip', 'refund', 'ship', 'address', 'mails', 'hold', 'cancel']],
    [
      'one with a hold is not shipped',
      { order: { ...ORDER, holds: ['manual'] } },
      ['slip', 'refund', 'address', 'mails', 'cancel'],
    ],
    [
      'one that is on its way',
      { units: [{ left: 0 }], shipments: [{}], order: { ...ORDER, fulfilment: 'shipped' } },
      ['refund', 'return', 'mails'],
    ],
    [
      'one whose shipment was voided',
      { shipments: [{ voidedAt: 'then' }] },
      ['slip', 'refund', 'ship', 'address', 'mails', 'hold', 'cancel'],
    ],
    [
      'one that is partly refunded is not cancelled',
      { payments: [{ ...PAYMENT, refunded: 1 }] },
      ['slip', 'refund', 'ship', 'address', 'mails', 'hold'],
    ],
    [
      'one without money left',
      { payments: [{ ...PAYMENT, refunding: 1000 }] },
      ['slip', 'ship', 'address', 'mails', 'hold'],
    ],
    ['an unpaid one', { order: { ...ORDER, state: 'open', paidAt: undefined }, payments: [] }, ['cancel']],
    ['a cancelled one', { order: { ...ORDER, state: 'cancelled', fulfilment: 'none' }, payments: [] }, ['mails']],
  ])('~DOR-06 %s', (_, over, expected) => {
    expect(possibleActions({ ...FACTS, ...over }, everything)).toEqual(expected)
  })

  it('DOR-06 a held one offers nothing but release and cancel, which are in its notice', () => {
    const order = { ...ORDER, state: 'held', fulfilment: 'none', paidAt: undefined }
    expect(possibleActions({ ...FACTS, order }, everything)).toEqual([])
  })

  it('~DSK-05 what a role may not do is not offered', () => {
    expect(possibleActions(FACTS, (permission) => permission === 'shipments.write')).toEqual(['slip', 'ship'])
  })
})
