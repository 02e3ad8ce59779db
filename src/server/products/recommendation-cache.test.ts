import { describe, expect, it } from 'vitest'
import { CallError } from '../../contracts/call-json.ts'
import { findMarket } from '../../markets/storefronts/table.ts'
import { settableClock } from '../../../tests/support/settable-clock.ts'
import { cacheRecommendations } from './recommendation-cache.ts'

const HOUR = 3_600_000

function open() {
  const clock = settableClock()
  const state: { failure: Error | undefined; asked: number } = { failure: undefined, asked: 0 }
  const recommend = cacheRecommendations(async () => {
    state.asked += 1
    if (state.failure) throw state.failure
    return { id: `answer ${state.asked}`, products: [] }
  }, clock)
  const ask = async (country = 'GB') => {
    const market = findMarket('production', country)
    if (!market) throw new Error(country)
    const told = await recommend({ widget: 'home', market, limit: 12 }).catch(String)
    return typeof told === 'string' ? told : told.id
  }
  return { clock, state, ask }
}

describe('kept recommendations', () => {
  it('BLD-06 are used for less than 172800 seconds while others cannot be had, and asked for each time', async () => {
    const { clock, state, ask } = open()
    await ask()
    state.failure = new CallError('network')
    clock.advance(48 * HOUR - 1000)
    expect(await ask()).toBe('answer 1')
    clock.advance(1000)
    expect(await ask()).toBe('CallError: Network error')
    state.failure = undefined
    expect([await ask(), state.asked]).toEqual(['answer 4', 4])
  })

  it('are never those of another market, nor told where there is nothing to recommend', async () => {
    const { state, ask } = open()
    await ask('GB')
    state.failure = new CallError('timeout')
    expect(await ask('DE')).toBe('CallError: Timeout')
    state.failure = new Error('No recommendations found')
    expect(await ask('GB')).toBe('Error: No recommendations found')
  })
})
