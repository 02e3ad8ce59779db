/** The short version of `npm run nodes`: two nodes behind nginx. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startCluster, type Cluster } from './cluster.ts'
import { SHORT } from './scenario.ts'
import { SCENARIOS } from './scenarios.ts'

const NODES = 2

describe('two nodes behind nginx', () => {
  let cluster: Cluster
  beforeAll(async () => {
    cluster = await startCluster(NODES)
  })
  afterAll(() => cluster.stop())

  const run = async (name: string) => {
    const outcome = await SCENARIOS[name]?.(cluster, SHORT)
    expect(outcome).toBeDefined()
    return outcome
  }

  it.each(['consistency', 'hop', 'race', 'limits'])('~SCL-11 %s: nothing is lost, double or oversold', async (name) => {
    expect((await run(name))?.problems).toEqual([])
  })

  it('SCL-01 a picture that another machine imported is served by every node', async () => {
    expect((await run('pictures'))?.problems).toEqual([])
  })
})
