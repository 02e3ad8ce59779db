import { describe, expect, it } from 'vitest'
import { keepGoods } from './kept-goods.ts'

/** Services that count their changes, and a reading that can be made to fail. */
function goods() {
  const state = { offers: 1, products: 1, readings: 0, broken: false }
  const kept = keepGoods({
    commerce: { offersVersion: async () => state.offers },
    discovery: { version: async () => state.products },
    renew: async () => {
      if (state.broken) throw new Error('broken')
      state.readings += 1
    },
  })
  return { state, kept }
}

describe('keepGoods', () => {
  it('takes what it finds first as known, and reads anew when either service has changed', async () => {
    const { state, kept } = goods()
    expect(await kept.checkVersion()).toBe(false)
    expect(await kept.checkVersion()).toBe(false)
    state.offers += 1
    expect(await kept.checkVersion()).toBe(true)
    state.products += 1
    expect(await kept.checkVersion()).toBe(true)
    expect(await kept.checkVersion()).toBe(false)
    expect(state.readings).toBe(2)
  })

  it('tries a reading that failed again', async () => {
    const { state, kept } = goods()
    await kept.checkVersion()
    state.offers += 1
    state.broken = true
    await expect(kept.checkVersion()).rejects.toThrow('broken')
    state.broken = false
    expect(await kept.checkVersion()).toBe(true)
  })
})
