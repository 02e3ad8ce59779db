/** DPR-03: an erasure whose process is killed in the middle. */
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { runScript } from '../support/child-script.ts'
import { engines } from '../support/fresh-database.ts'
import { digestOf } from '../support/operation-shop.ts'
import { fillWithPerson, PERSON, personalShop, wordsLeft } from '../support/personal-shop.ts'
import type { JobProcessOptions } from './fixtures/job-process-options.ts'

/** Early, in the middle, and at the end of the job. */
const POINTS = ['update "merchant_jobs" set input', 'delete from "order_links"', 'insert into "staff_audit"']

describe.each(engines)('an erasure on %s', (engine) => {
  it('DPR-03 is complete after kill -9 at any point: nothing before, everything after, one audit row', async () => {
    const shop = await personalShop(engine)
    await fillWithPerson(shop)
    expect((await shop.call('privacy.erase', { email: PERSON.email })).status).toBe(202)
    // One process at a time has the embedded database.
    const { options } = shop.place
    await shop.database.close()
    const digest = async () => shop.place.inDatabase((database) => digestOf(database, ['merchant_jobs']))
    const untouched = await digest()
    let minute = 0
    const run = async (killedAfter?: string) => {
      // Later than the lease of the process before.
      minute += 1
      const now = `2026-11-15T10:${String(minute).padStart(2, '0')}:00.000Z`
      const all: JobProcessOptions = { ...options, now, ...(killedAfter !== undefined && { killedAfter }) }
      const child = runScript(new URL('fixtures/job-process.ts', import.meta.url), JSON.stringify(all))
      const [, signal] = await once(child.process, 'exit')
      return signal
    }
    for (const point of POINTS) {
      expect([point, await run(point)]).toEqual([point, 'SIGKILL'])
      expect([point, await digest()]).toEqual([point, untouched])
    }
    expect(await run()).toBeNull()
    await shop.place.inDatabase(async (database) => {
      const jobs = await database.query.selectFrom('merchant_jobs').select(['state', 'input']).execute()
      expect(jobs.map(({ state, input }) => [state, input])).toEqual(Array.from({ length: 2 }, () => ['done', '{}']))
      expect((await wordsLeft(database)).filter((column) => !/^(?:orders|documents)\./.test(column))).toEqual([])
      const audits = database.query.selectFrom('staff_audit').select('id').where('operation', '=', 'privacy.erase')
      expect(await audits.execute()).toHaveLength(1)
    })
    await shop.place.remove()
  })
})
