/** Experiments: what browsers report, what the desk shows of it, and overrides of the code (DIN-06). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { COUNT_EXPERIMENT } from '../../src/contracts/engagement/engagement-routes.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { cacheOverrides } from '../../src/server/pages/experiment-overrides.ts'
import { createEngagementService } from '../../src/services/engagement/service.ts'
import { engines } from '../support/fresh-database.ts'
import { operationShop, staffActor, type OperationShop } from '../support/operation-shop.ts'

const ID = 'geolocation-modal-redirect'
const PERIOD = { from: '2026-11-01', until: '2026-11-30' }
const OF_CODE = { active: true, trafficPercentage: 100, weights: [50, 50] }

const answer = z.object({
  value: z.object({ experiments: z.array(z.looseObject({ id: z.string() })) }),
})

describe.each(engines)('experiments on %s', (engine) => {
  let shop: OperationShop
  beforeEach(async () => {
    shop = await operationShop(engine)
  })
  afterEach(() => shop.close())

  const report = async (count: object) => {
    const service = createEngagementService({
      database: shop.database,
      clock: shop.clock,
      log: createLog({ level: 'silent' }),
    })
    const request = new Request(`http://shop${COUNT_EXPERIMENT.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(count),
    })
    return (await service.fetch(request)).status
  }
  const shown = async (period: object = PERIOD) => {
    const { body } = await shop.call('experiment.list', period, { actor: staffActor('reader') })
    return answer.parse(body).value.experiments.find(({ id }) => id === ID)
  }
  const override = (change: object, more = {}) =>
    shop.call(
      'experiment.override',
      { id: ID, active: null, trafficPercentage: null, weights: null, ...change },
      { actor: staffActor('manager'), ...more },
    )
  const insert = (variant: string, visitors: number, orders: number, more = {}) =>
    shop.database.query
      .insertInto('experiment_counts')
      .values({ day: '2026-11-10', experiment: ID, weights: '50:50', variant, visitors, orders, ...more })
      .execute()

  it('DIN-06 counts visitors and orders by variant and day, as browsers report them, and nothing else of them', async () => {
    for (const variant of ['variant1', 'variant1', 'variant2']) {
      expect(await report({ experiment: ID, variant, event: 'visitor' })).toBe(204)
    }
    expect(await report({ experiment: ID, variant: 'variant1', event: 'order' })).toBe(204)
    expect(await shown()).toMatchObject({
      ...OF_CODE,
      variants: [
        { variant: 'variant1', visitors: 2, orders: 1 },
        { variant: 'variant2', visitors: 1, orders: 0 },
      ],
      differences: null,
      sharesDeviate: false,
    })
    expect(await shown({ from: '2026-11-16', until: '2026-11-30' })).toMatchObject({
      variants: [{ visitors: 0 }, { visitors: 0 }],
    })
    const rows = await shop.database.query.selectFrom('experiment_counts').selectAll().execute()
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(
      ['day', 'experiment', 'orders', 'variant', 'visitors', 'weights'].toSorted(),
    )
  })

  it.each([
    ['an unknown experiment', { experiment: 'other', variant: 'variant1', event: 'visitor' }],
    ['an unknown variant', { experiment: ID, variant: 'variant9', event: 'visitor' }],
    ['an unknown event', { experiment: ID, variant: 'variant1', event: 'click' }],
    ['anything else', { experiment: ID, variant: 'variant1', event: 'visitor', email: 'ada@example.com' }],
  ])('DIN-06 rejects %s', async (_, count) => {
    expect(await report(count)).toBe(400)
    expect(await shop.database.query.selectFrom('experiment_counts').selectAll().execute()).toEqual([])
  })

  it('DIN-06 shows a difference from 100 orders on, with its interval', async () => {
    await insert('variant1', 1000, 60)
    await insert('variant2', 1000, 39)
    expect(await shown()).toMatchObject({ differences: null })
    await insert('variant2', 0, 1, { day: '2026-11-11' })
    const { differences } = z
      .looseObject({
        differences: z.array(
          z.object({ variant: z.string(), difference: z.number(), low: z.number(), high: z.number() }),
        ),
      })
      .parse(await shown())
    expect(differences.map(({ variant }) => variant)).toEqual(['variant1'])
    expect(differences[0]?.difference).toBeCloseTo(0.02, 10)
    expect(differences[0]?.low).toBeCloseTo(0.0004, 4)
    expect(differences[0]?.high).toBeCloseTo(0.0396, 4)
  })

  it('DIN-06 warns when visitors were not split as the weights of their time say', async () => {
    await insert('variant1', 900, 0, { weights: '90:10' })
    await insert('variant2', 100, 0, { weights: '90:10' })
    expect(await shown()).toMatchObject({ sharesDeviate: false, weightsChanged: false })
    await insert('variant1', 500, 0)
    await insert('variant2', 500, 0)
    expect(await shown()).toMatchObject({ sharesDeviate: false, weightsChanged: true })
    await insert('variant2', 300, 0, { day: '2026-11-11' })
    expect(await shown()).toMatchObject({ sharesDeviate: true })
  })

  it('DIN-06 what is overridden applies, what is not is of the code, and undo gives it back', async () => {
    expect((await override({ weights: [90, 10] })).status).toBe(200)
    await report({ experiment: ID, variant: 'variant1', event: 'visitor' })
    expect((await override({ active: false, weights: [90, 10] })).status).toBe(200)
    expect(await shown()).toMatchObject({
      active: false,
      trafficPercentage: 100,
      weights: [90, 10],
      code: OF_CODE,
      override: { active: false, weights: [90, 10] },
    })
    // Not while it is switched off.
    await report({ experiment: ID, variant: 'variant1', event: 'order' })
    const { weights, orders } = await shop.database.query
      .selectFrom('experiment_counts')
      .select(['weights', 'orders'])
      .executeTakeFirstOrThrow()
    expect([weights, orders]).toEqual(['90:10', 0])
    const changed = await override({ trafficPercentage: 20 })
    expect(await shown()).toMatchObject({ ...OF_CODE, trafficPercentage: 20, override: { trafficPercentage: 20 } })
    const { undo } = z.looseObject({ undo: z.looseObject({ id: z.string() }) }).parse(changed.body)
    expect((await shop.call('undo.run', { id: undo.id }, { actor: staffActor('manager') })).status).toBe(200)
    expect(await shown()).toMatchObject({ active: false, trafficPercentage: 100, weights: [90, 10] })
    await override({})
    expect(await shown()).toMatchObject({ ...OF_CODE, override: {} })
    expect(await shop.database.query.selectFrom('experiment_overrides').selectAll().execute()).toEqual([])
  })

  it.each([
    ['weights of another number', { weights: [1, 2, 3] }, 'INVALID_WEIGHTS'],
    ['weights that sum to nothing', { weights: [0, 0] }, 'INVALID_WEIGHTS'],
    ['a share above all', { trafficPercentage: 101 }, 'INVALID_INPUT'],
    ['an experiment that the code does not have', { id: 'other' }, 'UNKNOWN_EXPERIMENT'],
  ])('DIN-06 an override is rejected with %s', async (_, change, code) => {
    expect((await override(change)).body).toMatchObject({ code })
    expect(await shop.database.query.selectFrom('experiment_overrides').selectAll().execute()).toEqual([])
  })

  it('DIN-06 only some roles change experiments; a period must end after it begins', async () => {
    expect((await override({ active: false }, { actor: staffActor('content') })).status).toBe(403)
    const { body } = await shop.call('experiment.list', { from: '2026-11-30', until: '2026-11-01' })
    expect(body).toMatchObject({ code: 'INVALID_PERIOD' })
  })

  it('DIN-06 pages of every node get an override with the next look', async () => {
    const [here, there] = [cacheOverrides(shop.database.query), cacheOverrides((await shop.anotherNode()).query)]
    expect([await here.renew(), await there.renew()]).toEqual([false, false])
    await override({ active: false })
    expect([await here.renew(), await there.renew()]).toEqual([true, true])
    expect([here.current(), there.current()]).toEqual([{ [ID]: { active: false } }, { [ID]: { active: false } }])
    expect(await here.renew()).toBe(false)
  })
})
