import { beforeEach, describe, expect, it } from 'vitest'
import { NOW, useCommerceDatabase } from '../../../../tests/support/commerce-database.ts'
import { snapshotFor, storedOrder } from '../../../../tests/support/stored-order.ts'
import { settableClock } from '../../../../tests/support/settable-clock.ts'
import { createLog } from '../../../platform/log/log.ts'
import { fail, ok } from '../../../platform/result.ts'
import type { StoredAttempt } from '../orders/stored-order.ts'
import { keyOf, openSession } from './open-session.ts'
import type { PaymentPort } from './payment-port.ts'

const ORDER = storedOrder(1, { state: 'open' })
const ATTEMPT: StoredAttempt = {
  id: 'attempt-1',
  orderId: ORDER.id,
  state: 'started',
  session: undefined,
  createdAt: NOW.toISOString(),
}
const WANTED = { order: ORDER, attempt: ATTEMPT, returnUrl: 'https://shop.example/pay', ip: '203.0.113.1' }
const OPENED = { id: 'CS1', sessionData: 'data' }

describe('openSession', () => {
  const shop = useCommerceDatabase()
  let calls: Parameters<PaymentPort['createSession']>[]
  let answer: Awaited<ReturnType<PaymentPort['createSession']>>
  const open = (over: Partial<typeof WANTED> = {}) =>
    openSession({
      database: shop.database,
      clock: settableClock(NOW),
      log: createLog({ level: 'silent' }),
      port: {
        async createSession(...args) {
          calls.push(args)
          return answer
        },
      },
    })({ ...WANTED, ...over })
  const stored = () => shop.query.selectFrom('payment_attempts').selectAll().executeTakeFirstOrThrow()

  beforeEach(async () => {
    calls = []
    answer = ok(OPENED)
    await shop.insertOrder(ORDER)
    await shop.insertAttempt({ check_at: '2026-11-15T10:02:00.000Z' })
  })

  it('requests a session for the attempt that ends with it, and stores it', async () => {
    expect(await open()).toEqual(ok(OPENED))
    expect(calls[0]?.[0]).toMatchObject({
      reference: 'attempt-1',
      amount: { value: 2745, currency: 'EUR' },
      returnUrl: 'https://shop.example/pay',
      shopperIP: '203.0.113.1',
      expiresAt: '2026-11-15T11:00:00.000Z',
    })
    expect(await stored()).toMatchObject({
      state: 'ready',
      session_id: 'CS1',
      session_data: 'data',
      check_at: '2026-11-15T11:00:00.000Z',
    })
  })

  it.each<[string, Partial<typeof WANTED>, unknown]>([
    ['a session that is open already', { attempt: { ...ATTEMPT, session: OPENED } }, OPENED],
    [
      'an order that costs nothing',
      {
        order: {
          ...ORDER,
          snapshot: { ...ORDER.snapshot, totals: { ...snapshotFor('IE').totals, total: 0 } },
        },
      },
      { id: '', sessionData: '' },
    ],
  ])('does not call the provider for %s', async (_, over, expected) => {
    expect(await open(over)).toEqual(ok(expected))
    expect([calls, (await stored()).state]).toEqual([[], 'started'])
  })

  it('leaves an attempt as it was when the provider opens none', async () => {
    answer = fail({ kind: 'unreachable', message: 'down' })
    expect(await open()).toEqual(answer)
    expect(await stored()).toMatchObject({ state: 'started', session_id: null, check_at: '2026-11-15T10:02:00.000Z' })
  })

  it('does not revive an attempt that was given up meanwhile', async () => {
    await shop.query.updateTable('payment_attempts').set({ state: 'given-up' }).execute()
    expect(await open()).toEqual(ok(OPENED))
    expect(await stored()).toMatchObject({ state: 'given-up', session_id: null })
  })

  it('the same request has the same key; another one of the same attempt has another', async () => {
    await open()
    await open()
    await open({ ip: '203.0.113.2' })
    const [first, second, third] = calls.map(([, key]) => key)
    expect([first === second, first === third]).toEqual([true, false])
    expect(first).toMatch(/^attempt-1-[\w-]{22}$/)
    expect(keyOf('attempt-2', {})).not.toBe(keyOf('attempt-1', {}))
  })
})
