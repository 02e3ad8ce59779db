import { describe, expect, it } from 'vitest'
import { fateOf, isOpen, type OrderFacts } from './order-fate.ts'

const PAID: OrderFacts = {
  state: 'paid',
  fulfilment: 'shipped',
  paidAt: '2026-05-04T10:00:00.000Z',
  documentYears: [],
  isDocumentWaiting: false,
  payments: [{ state: 'authorised', refunding: 0 }],
}
const UNPAID: OrderFacts = { ...PAID, state: 'lapsed', fulfilment: 'none', paidAt: undefined, payments: [] }

const payment = (state: string, refunding = 0) => [{ state, refunding }]

describe('an erased person', () => {
  it.each([
    ['never paid', UNPAID, { fate: 'deleted' }],
    ['refused', { ...UNPAID, payments: payment('refused') }, { fate: 'deleted' }],
    ['money that went back', { ...UNPAID, payments: payment('reversed') }, { fate: 'emptied' }],
    ['paid without a document', PAID, { fate: 'emptied' }],
    ['with an invoice', { ...PAID, documentYears: [2026] }, { fate: 'restricted', until: '2036-12-31' }],
    ['with a later credit note', { ...PAID, documentYears: [2026, 2027] }, { fate: 'restricted', until: '2037-12-31' }],
    ['whose invoice waits', { ...PAID, isDocumentWaiting: true }, { fate: 'restricted', until: '2036-12-31' }],
    ['unpaid, whose invoice waits', { ...UNPAID, isDocumentWaiting: true }, { fate: 'deleted' }],
  ] satisfies readonly [string, OrderFacts, object][])('DPR-03 leaves of an order %s', (_, facts, fate) => {
    expect(fateOf(facts)).toEqual(fate)
  })

  it.each([
    ['shipped', PAID, false],
    ['delivered', { ...PAID, fulfilment: 'delivered' }, false],
    ['unshipped', { ...PAID, fulfilment: 'unshipped' }, true],
    ['partly shipped', { ...PAID, fulfilment: 'partly_shipped' }, true],
    ['waiting for its money', { ...UNPAID, state: 'open' }, true],
    ['held', { ...PAID, state: 'held', fulfilment: 'none' }, true],
    ['lapsed', UNPAID, false],
    ['cancelled', { ...PAID, state: 'cancelled', fulfilment: 'none', payments: payment('reversed') }, false],
    ['with money on its way back', { ...PAID, payments: payment('authorised', 100) }, true],
    ['with a payment that is being reversed', { ...PAID, payments: payment('reversing') }, true],
    ['with a payment that may still succeed', { ...UNPAID, payments: payment('pending') }, true],
  ] satisfies readonly [string, OrderFacts, boolean][])(
    'DPR-04 waits for an order that is %s: %s',
    (_, facts, open) => {
      expect(isOpen(facts)).toBe(open)
    },
  )
})
