import { describe, expect, it } from 'vitest'
import { settableClock } from '../../../tests/support/settable-clock.ts'
import { contactAfter, createReadiness, isGraceOver, type DatabaseContact, type ReadinessDeps } from './readiness.ts'

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
    clock.advance(60_000)
    expect(await readiness.state()).toEqual({ isReady: true, warning: 'warning: database unavailable' })
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

describe('the grace period of an outage', () => {
  /** Checks as second and result; a grace period of 30 seconds. */
  const isOver = (checks: readonly (readonly [second: number, isReached: boolean])[]): boolean => {
    let contact: DatabaseContact = { wasReached: false }
    for (const [now, isReached] of checks) contact = contactAfter(contact, { isReached, now })
    return isGraceOver(contact, { now: checks.at(-1)?.[0] ?? 0, graceMs: 30 })
  }
  const [up, down] = [true, false]

  it.each([
    ['no outage', [[0, up]], false],
    [
      'the first failed check, long after the last good one',
      [
        [0, up],
        [60, down],
      ],
      false,
    ],
    [
      'shortly before its end',
      [
        [0, up],
        [60, down],
        [89, down],
      ],
      false,
    ],
    [
      'its end',
      [
        [0, up],
        [60, down],
        [75, down],
        [90, down],
      ],
      true,
    ],
    [
      'a second outage has its own',
      [
        [0, up],
        [60, down],
        [80, up],
        [95, down],
        [120, down],
      ],
      false,
    ],
    [
      'the end of the second outage',
      [
        [0, up],
        [60, down],
        [80, up],
        [95, down],
        [125, down],
      ],
      true,
    ],
    ['a database that was never reached has none', [[0, down]], true],
    [
      'one that was reached late',
      [
        [0, down],
        [10, up],
        [100, down],
      ],
      false,
    ],
  ] as const)('~SCL-02 %s', (_, checks, expected) => {
    expect(isOver(checks)).toBe(expected)
  })
})
