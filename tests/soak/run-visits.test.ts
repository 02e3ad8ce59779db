import { describe, expect, it } from 'vitest'
import { createVisits } from './run-visits.ts'

describe('visits', () => {
  it('~SCL-19 one after the other until the signal: served, failed and bought are counted apart', async () => {
    const end = new AbortController()
    const visits = createVisits(async (number) => {
      if (number === 5) end.abort()
      if (number === 2) throw new Error('500 GET /nl')
      if (number === 3) throw new Error('fetch failed', { cause: new Error('connect ECONNREFUSED') })
      return number % 4 === 0 ? `order ${number}` : undefined
    })
    await visits.saturate(1, end.signal)
    expect([visits.served(), visits.orders(), visits.errors()]).toEqual([
      3,
      ['order 4'],
      ['Error: 500 GET /nl', 'Error: connect ECONNREFUSED'],
    ])
  })

  it('~SCL-19 at a rate: all that are due begin, and the run ends when they have ended', async () => {
    const begun: number[] = []
    const slow = Promise.withResolvers<undefined>()
    const visits = createVisits((number) => {
      begun.push(number)
      if (number === 3) slow.resolve(undefined)
      return slow.promise
    })
    expect(await visits.pace(100, 30)).toBe(3)
    expect([begun, visits.served()]).toEqual([[1, 2, 3], 3])
  })
})
