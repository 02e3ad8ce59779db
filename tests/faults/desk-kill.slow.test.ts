/** OPS-04: a desk process that is killed in the middle of a write, or between its effect and its answer. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MIGRATIONS, type ShopSchema } from '../../src/merchant/shop-schema.ts'
import { newId } from '../../src/platform/ids.ts'
import { invite } from '../../src/services/staff/admin.ts'
import { runScript, type ChildScript } from '../support/child-script.ts'
import { deskClient, type DeskClient } from '../support/desk-client.ts'
import { enrolStaff } from '../support/enrol-staff.ts'
import { emptyDatabase, engines, type EmptyDatabase } from '../support/fresh-database.ts'
import { settableClock } from '../support/settable-clock.ts'
import { COUNTER, type DeskProcessOptions } from './fixtures/desk-process-options.ts'

const START = '2026-05-04T09:00:00.000Z'
/** After this the claim of a killed process has expired. */
const LATER = '2026-05-04T09:02:00.000Z'

type DeskProcess = ChildScript & { readonly url: string }

describe.each(engines)('a desk process on %s that is killed', (engine) => {
  let empty: EmptyDatabase
  let owner: DeskClient
  beforeAll(async () => {
    empty = await emptyDatabase(engine)
    const token = await inDatabase(async (database) => {
      await database.query.insertInto('facts').values({ name: COUNTER, value: '0' }).execute()
      const now = new Date(START)
      const invited = await invite({ database, now }, { email: 'ada@example.com', role: 'owner', language: 'en' })
      return invited.ok ? invited.value.token : ''
    })
    const desk = await start({})
    owner = deskClient(desk.url)
    await enrolStaff(owner, token, { clock: settableClock(START) })
    await desk.kill()
  })
  afterAll(() => empty.remove())

  const start = async (options: Partial<DeskProcessOptions>): Promise<DeskProcess> => {
    const all: DeskProcessOptions = { ...empty.options, now: START, ...options }
    const child = runScript(new URL('fixtures/desk-process.ts', import.meta.url), JSON.stringify(all))
    const { value: port } = await child.lines.next()
    return { ...child, url: `http://127.0.0.1:${port}` }
  }

  type OpenDatabase = Awaited<ReturnType<typeof empty.open<ShopSchema>>>

  async function inDatabase<Value>(work: (database: OpenDatabase) => Promise<Value>): Promise<Value> {
    const database = await empty.open<ShopSchema>(MIGRATIONS)
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  }

  const counted = () =>
    inDatabase(async ({ query }) => {
      const { value } = await query
        .selectFrom('facts')
        .select('value')
        .where('name', '=', COUNTER)
        .executeTakeFirstOrThrow()
      const audits = await query.selectFrom('staff_audit').select('id').where('operation', '=', 'test.count').execute()
      return [Number(value), audits.length]
    })

  it('OPS-04 between effect and answer: the same key returns the answer without a second effect, another input 422', async () => {
    const [countBefore = 0, auditsBefore = 0] = await counted()
    const key = newId()
    const killed = await start({ killedAt: 'answer' })
    await expect(owner.at(killed.url).call('test.count', { by: 1 }, { key })).rejects.toThrow('fetch failed')
    await killed.kill()
    expect(await counted()).toEqual([countBefore + 1, auditsBefore + 1])

    const next = await start({})
    const again = owner.at(next.url)
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await again.call('test.count', { by: 1 }, { key })
      expect([status, body]).toEqual([200, expect.objectContaining({ value: { counted: true } })])
    }
    const other = await again.call('test.count', { by: 2 }, { key })
    expect([other.status, other.body]).toEqual([422, expect.objectContaining({ code: 'KEY_REUSED' })])
    await next.kill()
    expect(await counted()).toEqual([countBefore + 1, auditsBefore + 1])
  })

  it('OPS-04 in the middle of the effect: nothing is left of it, and the same key has the effect once', async () => {
    const [countBefore = 0, auditsBefore = 0] = await counted()
    const key = newId()
    const killed = await start({ killedAt: 'effect' })
    await expect(owner.at(killed.url).call('test.count', { by: 1 }, { key })).rejects.toThrow('fetch failed')
    await killed.kill()
    expect(await counted()).toEqual([countBefore, auditsBefore])

    const early = await start({})
    const { status, headers, body } = await owner.at(early.url).call('test.count', { by: 1 }, { key })
    expect([status, headers.get('retry-after'), body]).toEqual([409, '1', expect.objectContaining({ code: 'RUNNING' })])
    await early.kill()

    const next = await start({ now: LATER })
    for (let time = 0; time < 2; time += 1) {
      expect((await owner.at(next.url).call('test.count', { by: 1 }, { key })).status).toBe(200)
    }
    await next.kill()
    expect(await counted()).toEqual([countBefore + 1, auditsBefore + 1])
  })
})
