import { describe, expect, it } from 'vitest'
import { settableClock } from '../../../tests/support/settable-clock.ts'
import { memoryRateLimitStore } from './memory-store.ts'
import { policiesOf, POLICY_ROWS, RATE_LIMIT_ACTIONS, type Rate } from './policies.ts'
import { createRateLimits } from './rate-limits.ts'
import { tooManyRequests } from './too-many-requests.ts'

const NOW = '2026-11-15T10:00:00.000Z'
const MS = Date.parse(NOW)

/** What a client that never stops gets through within so many seconds. */
async function admitted(rate: Rate, seconds: number): Promise<number> {
  const store = memoryRateLimitStore()
  let count = 0
  for (let ms = 0; ms < seconds * 1000; ms += 50) {
    const exceeded = await store.take([{ policy: 'p', key: 'k', rate }], 1, MS + ms)
    if (exceeded === undefined) count += 1
  }
  return count
}

describe('a bucket', () => {
  const rate = { amount: 60, seconds: 60, burst: 20 }
  const store = () => {
    const { take, giveBack } = memoryRateLimitStore()
    const bucket = (key: string) => [{ policy: 'p', key, rate }]
    return {
      take: async (key: string, seconds = 0, count = 1) =>
        (await take(bucket(key), count, MS + seconds * 1000))?.waitMs,
      giveBack: (key: string) => giveBack(bucket(key), 1, MS),
    }
  }

  it('SEC-07 has its burst at once, then one more per interval, and never more than its amount in a window', async () => {
    const { take } = store()
    for (let call = 0; call < 20; call += 1) expect(await take('a')).toBeUndefined()
    expect(await take('a')).toBe(1000)
    expect(await take('a', 1)).toBeUndefined()
    expect(await take('a', 1)).toBe(1000)
    expect(await take('b', 1)).toBeUndefined()
    expect(await admitted(rate, 60)).toBe(60)
    expect(await admitted(rate, 600)).toBeLessThanOrEqual(600)
  })

  it.each([
    { amount: 7, seconds: 60, burst: 7 },
    { amount: 10, seconds: 600, burst: 10 },
    { amount: 30, seconds: 3600, burst: 30 },
    { amount: 3, seconds: 1, burst: 3 },
  ])('with the amount as its burst admits all of them at once, and says when the window ends: %o', async (whole) => {
    const { take } = memoryRateLimitStore()
    const bucket = [{ policy: 'p', key: 'k', rate: whole }]
    for (let call = 0; call < whole.amount; call += 1) expect(await take(bucket, 1, MS)).toBeUndefined()
    expect(await take(bucket, 1, MS)).toEqual({ policy: 'p', waitMs: whole.seconds * 1000 })
    expect(await take(bucket, whole.amount, MS + whole.seconds * 1000)).toBeUndefined()
  })

  it('does not admit twice its amount around the end of a window', async () => {
    const { take } = memoryRateLimitStore()
    const bucket = [{ policy: 'p', key: 'k', rate: { amount: 10, seconds: 10, burst: 10 } }]
    expect(await take(bucket, 1, MS)).toBeUndefined()
    expect(await take(bucket, 9, MS + 9999)).toBeUndefined()
    expect(await take(bucket, 9, MS + 10_000)).toMatchObject({ policy: 'p' })
  })

  it('a clock that is set back neither blocks nor refills', async () => {
    const { take } = store()
    expect(await take('a', 7200, 20)).toBeUndefined()
    expect(await take('a', 0)).toBe(1000)
    expect(await take('a', 1)).toBeUndefined()
  })

  it('takes several at once or none, and never more than its burst', async () => {
    const { take } = store()
    expect(await take('a', 0, 21)).toBeGreaterThan(0)
    expect(await take('a', 0, 20)).toBeUndefined()
  })

  it('what is given back can be taken again', async () => {
    const { take, giveBack } = store()
    await take('a', 0, 20)
    await giveBack('a')
    await giveBack('never taken')
    expect([await take('a'), await take('a')]).toEqual([undefined, 1000])
  })

  it('SEC-06 a flood of keys evicts the least recently used, and keys of other policies never', async () => {
    const { take } = memoryRateLimitStore(100)
    const of = (policy: string, key: string) => [{ policy, key, rate: { amount: 1, seconds: 3600, burst: 1 } }]
    await take(of('email', 'ada'), 1, MS)
    for (let client = 0; client < 1000; client += 1) await take(of('client', String(client)), 1, MS)
    expect(await take(of('email', 'ada'), 1, MS)).toBeDefined()
    expect(await take(of('client', '999'), 1, MS)).toBeDefined()
    expect(await take(of('client', '0'), 1, MS)).toBeUndefined()
  })

  it('entries that are over are evicted first', async () => {
    const { take } = memoryRateLimitStore(2)
    const of = (key: string, seconds: number) => [{ policy: 'p', key, rate: { amount: 1, seconds, burst: 1 } }]
    await take(of('long', 3600), 1, MS)
    await take(of('short', 1), 1, MS)
    await take(of('new', 3600), 1, MS + 2000)
    expect(await take(of('long', 3600), 1, MS + 2000)).toBeDefined()
  })
})

describe('rate limits', () => {
  it('SEC-06 one client cannot exhaust the limit of the shop: every action admits another client meanwhile', async () => {
    for (const action of RATE_LIMIT_ACTIONS) {
      const clock = settableClock(NOW)
      const { take } = createRateLimits({ clock })
      for (let second = 0; second < 120; second += 1) {
        for (let call = 0; call < 50; call += 1) {
          await take(action, { client: '203.0.113.6', subject: `any ${second} ${call}` })
        }
        const honest = second % 5 === 0 ? { client: `198.51.100.${second}`, subject: `honest ${second}` } : undefined
        expect([action, second, honest && (await take(action, honest))]).toEqual([action, second, undefined])
        clock.advance(1000)
      }
    }
  })

  it('SEC-06 a request that the client layer rejects consumes neither the subject nor the shop', async () => {
    const rejected: string[] = []
    const once = { amount: 1, seconds: 60, burst: 1 }
    const overrides = { 'order.look-up:client': once, 'order.look-up:subject': { ...once, amount: 2, burst: 2 } }
    const { take } = createRateLimits({
      clock: settableClock(NOW),
      overrides,
      onRejected: (name) => rejected.push(name),
    })
    const lookUp = (client: string, subject = 'ada@example.com') => take('order.look-up', { client, subject })
    expect([await lookUp('a'), await lookUp('a'), await lookUp('a')]).toEqual([undefined, 60, 60])
    expect([await lookUp('b'), await lookUp('c')]).toEqual([undefined, 60])
    expect(rejected).toEqual(['order.look-up:client', 'order.look-up:client', 'order.look-up:subject'])
  })

  it('a store that fails rejects the request: no limit is open when it cannot be counted', async () => {
    const store = { take: () => Promise.reject(new Error('down')), giveBack: async () => {} }
    const { take } = createRateLimits({ clock: settableClock(NOW), store })
    await expect(take('cart.open', { client: 'a' })).rejects.toThrow('down')
  })

  it('every policy has a client layer far below that of the shop, and no burst above its amount', () => {
    for (const action of RATE_LIMIT_ACTIONS) {
      const [client, shop] = [policiesOf(action).at(0), policiesOf(action).at(-1)]
      expect([client?.layer, shop?.layer]).toEqual(['client', 'shop'])
      const perHour = (rate: Rate | undefined) => ((rate?.amount ?? 0) / (rate?.seconds ?? 1)) * 3600
      expect(perHour(client?.rate) * 4).toBeLessThanOrEqual(perHour(shop?.rate))
    }
    expect(POLICY_ROWS.filter(({ rate }) => rate.burst > rate.amount)).toEqual([])
  })

  it('answers 429 with when to try again', () => {
    expect(tooManyRequests(7)).toMatchObject({ status: 429, headers: { 'Retry-After': '7' } })
  })
})
