import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../../tests/support/fresh-database.ts'
import { openDatabaseClock } from './database-clock.ts'

const MINUTE = 60_000

describe('the time of the database', () => {
  let postgres: FreshDatabase<unknown>
  beforeAll(async () => {
    postgres = await freshDatabase('postgres', [])
  })
  afterAll(() => postgres.remove())

  it.each([
    ['ahead', 10 * MINUTE],
    ['behind', -10 * MINUTE],
  ])('~SCL-08 is the same for a machine whose clock is %s', async (_, wrongBy) => {
    const clock = await openDatabaseClock(postgres.database, { now: () => new Date(Date.now() + wrongBy) })
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(MINUTE)
    clock.close()
  })

  it('~SCL-08 follows a clock that is set while the shop runs, once it is measured again', async () => {
    let wrongBy = 0
    const clock = await openDatabaseClock(postgres.database, { now: () => new Date(Date.now() + wrongBy) })
    wrongBy = -10 * MINUTE
    await clock.measure()
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(MINUTE)
    clock.close()
  })

  it('~SCL-08 is that of the process with the embedded database', async () => {
    const sqlite = await freshDatabase('sqlite', [])
    const noon = new Date('2026-11-15T12:00:00.000Z')
    const clock = await openDatabaseClock(sqlite.database, { now: () => noon })
    await clock.measure()
    expect(clock.now()).toEqual(noon)
    await sqlite.remove()
  })
})
