import { describe, expect, it } from 'vitest'
import { settableClock } from '../../../tests/support/settable-clock.ts'
import { createReadiness, type ReadinessDeps } from './readiness.ts'

const NOW = new Date('2026-11-18T10:00:00.000Z')

function readinessWith(given: Partial<ReadinessDeps> = {}) {
  const clock = settableClock(NOW)
  const database = { isUp: true }
  const readiness = createReadiness({
    preparations: [],
    checkDatabase: async () => {
      if (!database.isUp) throw new Error('down')
    },
    graceMs: 30_000,
    timeoutMs: 1000,
    clock,
    ...given,
  })
  return { readiness, clock, database }
}

describe('readiness', () => {
  it('~SCL-02 is reported once everything is prepared, however often it is read meanwhile', async () => {
    const products = Promise.withResolvers<void>()
    const started: string[] = []
    const { readiness } = readinessWith({
      preparations: [
        () => {
          started.push('products')
          return products.promise
        },
        async () => void started.push('carts'),
      ],
    })
    expect(await readiness.state()).toEqual({ isReady: false, reason: 'starting' })
    expect(await readiness.state()).toEqual({ isReady: false, reason: 'starting' })
    products.resolve()
    await expect.poll(() => readiness.state()).toEqual({ isReady: true })
    expect(started).toEqual(['products', 'carts'])
  })

  it('~SCL-02 a preparation that failed is repeated with the next check', async () => {
    let attempts = 0
    const { readiness } = readinessWith({
      preparations: [
        async () => {
          attempts += 1
          if (attempts < 3) throw new Error('no products yet')
        },
      ],
    })
    await expect.poll(() => readiness.state()).toEqual({ isReady: true })
    expect(attempts).toBe(3)
  })

  it('~SCL-02 survives an outage of the database that is shorter than the grace period, and no longer one', async () => {
    const { readiness, clock, database } = readinessWith()
    expect(await readiness.state()).toEqual({ isReady: true })
    database.isUp = false
    clock.advance(29_999)
    expect(await readiness.state()).toEqual({ isReady: true, warning: 'warning: database unavailable' })
    clock.advance(1)
    expect(await readiness.state()).toEqual({ isReady: false, reason: 'database unavailable' })
    database.isUp = true
    expect(await readiness.state()).toEqual({ isReady: true })
  })

  it('~SCL-02 is not reported by a node that has never reached the database', async () => {
    const { readiness, database } = readinessWith()
    database.isUp = false
    expect(await readiness.state()).toEqual({ isReady: false, reason: 'database unavailable' })
  })

  it('~SCL-02 a database that hangs is unavailable', async () => {
    const { readiness } = readinessWith({ checkDatabase: () => new Promise(() => {}), timeoutMs: 1 })
    expect(await readiness.state()).toEqual({ isReady: false, reason: 'database unavailable' })
  })
})
