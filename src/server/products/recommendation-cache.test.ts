import { describe, expect, it } from 'vitest'
import { CallError } from '../../contracts/call-json.ts'
import { findMarket } from '../../markets/storefronts/table.ts'
import { settableClock } from '../../../tests/support/settable-clock.ts'
import { cacheRecommendations } from './recommendation-cache.ts'

const HOUR = 3_600_000

function open() {
  const clock = settableClock()
  const state: { failure: Error | undefined; calls: number } = { failure: undefined, calls: 0 }
  const recommend = cacheRecommendations(async () => {
    state.calls += 1
    if (state.failure) throw state.failure
    return { id: `answer ${state.calls}`, products: [] }
  }, clock)
  const request = async (country = 'GB') => {
    const market = findMarket('production', country)
    if (!market) throw new Error(country)
    const result = await recommend({ widget: 'home', market, limit: 12 }).catch(String)
    return typeof result === 'string' ? result : result.id
  }
  return { clock, state, request }
}

describe('cached recommendations', () => {
  it('BLD-06 are used for less than 172800 seconds while discovery is unavailable, and requested each time', async () => {
    const { clock, state, request } = open()
    await request()
    state.failure = new CallError('network')
    clock.advance(48 * HOUR - 1000)
    expect(await request()).toBe('answer 1')
    clock.advance(1000)
    expect(await request()).toBe('CallError: Network error')
    state.failure = undefined
    expect([await request(), state.calls]).toEqual(['answer 4', 4])
  })

  it('are never those of another market, nor used where there is nothing to recommend', async () => {
    const { state, request } = open()
    await request('GB')
    state.failure = new CallError('timeout')
    expect(await request('DE')).toBe('CallError: Timeout')
    state.failure = new Error('No recommendations found')
    expect(await request('GB')).toBe('Error: No recommendations found')
  })
})
