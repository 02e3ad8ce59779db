import { describe, expect, it } from 'vitest'
import { unqualified, type BulkAction } from './qualify-orders.ts'

const ORDER = { state: 'paid', fulfilment: 'unshipped', holds: null, paid_at: '2026-11-15T10:00:00.000Z' } as const

describe('orders that an action is not possible for', () => {
  it.each<[string, Partial<Parameters<typeof unqualified>[0]>, BulkAction, string | undefined]>([
    ['a paid one is shipped', {}, 'ship', undefined],
    ['a part of one is shipped already', { fulfilment: 'partly_shipped' }, 'ship', undefined],
    ['all of it is', { fulfilment: 'shipped' }, 'ship', 'shipped'],
    ['it arrived', { fulfilment: 'delivered' }, 'print', 'shipped'],
    ['every unit is cancelled', { fulfilment: 'none' }, 'print', 'cancelled'],
    ['a person looks at it', { holds: 'manual chargeback' }, 'ship', 'on-hold'],
    ['it was paid wrongly', { state: 'held', fulfilment: 'none' }, 'ship', 'on-hold'],
    ['it is not paid', { state: 'open', fulfilment: 'none', paid_at: null }, 'print', 'not-paid'],
    ['it is cancelled', { state: 'cancelled', fulfilment: 'none' }, 'ship', 'cancelled'],
    ['it is refunded', { state: 'refunded', fulfilment: 'none' }, 'ship', 'refunded'],
    ['a shipped one has a mail to send again', { fulfilment: 'shipped' }, 'resend', undefined],
    ['a cancelled one has, too', { state: 'cancelled', fulfilment: 'none' }, 'resend', undefined],
    ['one that was never paid has none', { state: 'lapsed', paid_at: null }, 'resend', 'not-paid'],
  ])('~DOR-09 %s', (_, over, action, reason) => {
    expect(unqualified({ ...ORDER, ...over }, action)).toBe(reason)
  })
})
