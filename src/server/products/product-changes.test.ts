import { describe, expect, it } from 'vitest'
import { settableClock } from '../../../tests/support/settable-clock.ts'
import type { ProductChange } from '../../services/discovery/index-snapshot.ts'
import { followProductChanges, createCachedProducts, tagsOfProductChange } from './product-changes.ts'
import type { LogCode } from '../../platform/log/log-code.ts'
import type { LogFields } from '../../platform/log/log.ts'

const SOME: ProductChange = { skus: ['CR001-SUN'], places: ['adults/socks'] }

/** Services that count their changes, and a reading that can be made to fail. */
function products() {
  const state = { offers: 1, products: 1, readings: 0, trouble: '' }
  const cached = createCachedProducts({
    commerce: { offersVersion: async () => state.offers },
    discovery: { version: async () => state.products },
    renew: async () => {
      state.readings += 1
      if (state.trouble !== '') throw new Error(state.trouble)
      return { change: SOME }
    },
  })
  return { state, cached }
}

describe('createCachedProducts', () => {
  it('takes the first version as known, and detects when either service has changed', async () => {
    const { state, cached } = products()
    expect(await cached.checkVersion()).toBe(false)
    expect(await cached.checkVersion()).toBe(false)
    state.offers += 1
    expect(await cached.checkVersion()).toBe(true)
    state.products += 1
    expect(await cached.checkVersion()).toBe(true)
    expect(await cached.checkVersion()).toBe(false)
  })
})

describe('followProductChanges', () => {
  /** A running shop that a test polls as often as it likes. */
  async function followed() {
    const { state, cached } = products()
    const clock = settableClock()
    const errors: unknown[] = []
    const log = { write: (_: LogCode, fields: LogFields = {}) => void errors.push(fields['err']) }
    await cached.checkVersion()
    const changed = followProductChanges(cached, { clock, log })
    return {
      state,
      clock,
      errors,
      changed,
      /** Once a second; how often pages were out of date. */
      pollFor: async (seconds: number) => {
        let changes = 0
        for (let second = 0; second < seconds; second++) {
          if ((await changed()) !== undefined) changes += 1
          clock.advance(1000)
        }
        return changes
      },
    }
  }

  it('reads once for each change, and not without one', async () => {
    const { state, changed } = await followed()
    expect([await changed(), state.readings]).toEqual([undefined, 0])
    state.offers += 1
    expect([await changed(), state.readings]).toEqual([SOME, 1])
    expect([await changed(), state.readings]).toEqual([undefined, 1])
  })

  it('all pages are outdated with every change while products cannot be read', async () => {
    const { state, changed, pollFor } = await followed()
    state.trouble = 'broken'
    for (let change = 0; change < 5; change++) {
      state.offers += 1
      expect(await changed()).toBe('everything')
    }
    expect(await pollFor(10)).toBe(0)
  })

  it('retries with exponential backoff, up to a minute', async () => {
    const { state, pollFor } = await followed()
    state.trouble = 'broken'
    state.products += 1
    await pollFor(1)
    const readings: number[] = []
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60, 60]) {
      await pollFor(seconds)
      readings.push(state.readings)
    }
    expect(readings).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it('waits for its backoff when products change meanwhile', async () => {
    const { state, pollFor } = await followed()
    state.trouble = 'broken'
    state.products += 1
    await pollFor(16)
    const before = state.readings
    state.offers += 1
    await pollFor(1)
    expect(state.readings).toBe(before)
  })

  it('pages are outdated again when products can be read, and the backoff is reset', async () => {
    const { state, pollFor } = await followed()
    state.trouble = 'broken'
    state.products += 1
    expect(await pollFor(20)).toBe(1)
    state.trouble = ''
    expect(await pollFor(60)).toBe(1)
    const before = state.readings
    state.trouble = 'broken'
    state.products += 1
    await pollFor(2)
    expect(state.readings).toBe(before + 2)
  })

  it('logs each error once, and again after a success', async () => {
    const { state, errors, pollFor } = await followed()
    const messages = () => errors.map((err) => (err instanceof Error ? err.message : err))
    state.trouble = 'broken'
    state.products += 1
    await pollFor(200)
    expect(messages()).toEqual(['broken'])
    state.trouble = 'torn'
    await pollFor(100)
    state.trouble = 'broken'
    await pollFor(100)
    expect(messages()).toEqual(['broken', 'torn'])
    state.trouble = ''
    await pollFor(60)
    state.trouble = 'broken'
    state.products += 1
    await pollFor(1)
    expect(messages()).toEqual(['broken', 'torn', 'broken'])
  })
})

describe('tagsOfProductChange', () => {
  it.each([
    [
      'a product: its pages, its listings and every search',
      SOME,
      ['product:CR001-SUN', 'shelf:adults/socks', 'search'],
    ],
    ['an unknown change: every page with products', 'everything' as const, ['goods']],
    ['nothing: no page', { skus: [], places: [] }, []],
  ])('of %s', (_, change, tags) => {
    expect(tagsOfProductChange(change)).toEqual(tags)
  })
})
