/** The short version of `npm run nodes` with faults: three nodes behind nginx. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCluster, type Cluster } from './cluster.ts'
import { SHORT } from './scenario.ts'
import { SCENARIOS } from './scenarios.ts'

describe('three nodes behind nginx', () => {
  let cluster: Cluster
  beforeAll(async () => {
    cluster = await startCluster(3)
  })
  afterAll(() => cluster.stop())

  it.each(['kill', 'outage', 'jobs', 'crash', 'objects', 'clocks'])(
    '~SCL-11 %s: nothing is lost, double or oversold',
    async (name) => {
      const outcome = await SCENARIOS[name]?.(cluster, SHORT)
      expect(outcome?.problems).toEqual([])
    },
  )
})
