/** The short version of `npm run nodes -- rolling`: two nodes behind nginx. */
import { expect, it } from 'vitest'
import { startCluster } from './cluster.ts'
import { SHORT } from './scenario.ts'
import { SCENARIOS } from './scenarios.ts'

it('~SCL-03 ~SCL-11 a rolling restart under shoppers fails no request, with two builds', async () => {
  const cluster = await startCluster(2)
  try {
    const outcome = await SCENARIOS['rolling']?.(cluster, SHORT)
    expect(outcome?.problems).toEqual([])
    expect(outcome?.failed).toBe(0)
    expect(outcome?.requests).toBeGreaterThanOrEqual(SHORT.requests)
  } finally {
    await cluster.stop()
  }
})
