import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrivalPlan } from './arrival-plan.ts'
import { comingArrivals } from './coming-arrivals.ts'
import { estimateArrival } from './estimate-arrival.ts'

const TERMS = { cutOff: '16:00', handlingDays: 1, transitDays: { min: 1, max: 3 }, carrierDays: 5 } as const
const planAt = (now: Date) => arrivalPlan(TERMS, { country: 'DE', warehouse: 'NL' }, now)

describe('comingArrivals', () => {
  it.each([
    ['before the cut-off', '2026-11-17T11:00:00Z', '2026-11-17T15:00:00.000Z'],
    ['at the cut-off', '2026-11-17T15:00:00Z', '2026-11-18T15:00:00.000Z'],
    ['in summer time', '2026-07-07T11:00:00Z', '2026-07-07T14:00:00.000Z'],
    ['at a weekend', '2026-11-21T11:00:00Z', '2026-11-23T15:00:00.000Z'],
    ['on the weekend of the change to winter time', '2026-10-24T11:00:00Z', '2026-10-26T15:00:00.000Z'],
  ])('SHX-12 begins with the next cut-off: %s', (_, at, until) => {
    const now = new Date(at)
    const [first] = comingArrivals(planAt(now), now, 1)
    expect(new Date(first?.until ?? 0).toISOString()).toBe(until)
  })

  it('SHX-12 the first entry that is not over yet is the estimate of that moment, for a week from any moment', () => {
    const start = Date.parse('2026-03-01T00:00:00Z')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 * 24 * 60 }), fc.integer({ min: 0, max: 7 * 24 * 60 }), (at, later) => {
        const now = new Date(start + at * 60_000)
        const seen = new Date(now.getTime() + later * 60_000)
        const plan = planAt(now)
        const coming = comingArrivals(plan, now, 6).find(({ until }) => until > seen.getTime())
        const { from, to } = estimateArrival(plan, seen)
        expect(coming).toMatchObject({ from, to })
      }),
    )
  })

  it('SHX-12 a plan without any working day has none', () => {
    const now = new Date('2026-11-17T11:00:00Z')
    expect(comingArrivals({ ...planAt(now), shipsOn: [] }, now, 6)).toEqual([])
  })
})
