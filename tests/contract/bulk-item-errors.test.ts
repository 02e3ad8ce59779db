/** An unexpected error in one item of a bulk operation on orders: the others run, and repeating the key does what is missing (OPS-08). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { eachBulk } from '../../src/merchant/bulk/each-bulk.ts'
import { createJobRunner } from '../../src/merchant/jobs/job-runner.ts'
import { merchantOperation } from '../../src/merchant/operation.ts'
import { MERCHANT_REGISTRY } from '../../src/merchant/operations.ts'
import { createRegistry } from '../../src/merchant/registry/registry.ts'
import type { OperationAnswer } from '../../src/merchant/run/operation-call.ts'
import { DatabaseUnavailable } from '../../src/platform/database-unavailable.ts'
import { ok } from '../../src/platform/result.ts'
import { engines } from '../support/fresh-database.ts'
import { operationShop, type OperationShop } from '../support/operation-shop.ts'

/** What it throws, by the name of the item, and what it has done. */
let errors: ReadonlyMap<string, Error> = new Map()
const one = merchantOperation({
  name: 'test.one',
  kind: 'write',
  permission: 'stock.write',
  fresh: false,
  input: z.strictObject({ name: z.string() }),
  output: z.undefined(),
  subject: ({ name }) => `order:${name}`,
  async run({ database, audit }, { name }) {
    await database.query.insertInto('facts').values({ name, value: '1' }).execute()
    const error = errors.get(name)
    if (error !== undefined) throw error
    audit.changed({ field: 'done', before: false, after: true })
    return ok(undefined)
  },
})
const REGISTRY = createRegistry([...MERCHANT_REGISTRY.operations, one, eachBulk('test.many', one)])

const counted = z.object({ done: z.int(), failed: z.int(), items: z.array(z.looseObject({ status: z.int() })) })
const broken = (name: string, error = new Error('A bug')) => new Map([[name, error]])
const KEY = { idempotencyKey: 'a-key-of-sixteen' }

describe.each(engines)('errors of items on %s', (engine) => {
  let shop: OperationShop
  beforeEach(async () => {
    errors = new Map()
    shop = await operationShop(engine, REGISTRY)
    await shop.addStaff('owner')
  })
  afterEach(() => shop.close())

  const names = (count: number) => Array.from({ length: count }, (_, index) => `item-${String(index).padStart(3, '0')}`)
  const many = (count: number) => ({ items: names(count).map((name) => ({ name })) })
  const written = async () => {
    const rows = await shop.database.query.selectFrom('facts').select('name').where('name', 'like', 'item-%').execute()
    return rows.map(({ name }) => name).toSorted()
  }
  const runJob = () => createJobRunner({ ...shop.context, registry: async () => REGISTRY }).runNext()
  const jobOf = ({ body }: OperationAnswer) => z.object({ job: z.object({ id: z.string() }) }).parse(body).job.id
  const resultOf = async (id: string) => {
    const { state, result } = await shop.database.query
      .selectFrom('merchant_jobs')
      .select(['state', 'result'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { state, ...z.object({ value: counted }).parse(JSON.parse(result ?? '')).value }
  }

  it('OPS-08 is the answer of its item, with the id of the request in the log; the others are done', async () => {
    errors = broken('item-001')
    const answer = await shop.call('test.many', many(3), { ...KEY, requestId: 'req_of_the_test' })
    expect(answer).toMatchObject({
      status: 200,
      body: {
        value: {
          done: 2,
          failed: 1,
          items: [{ status: 200 }, { status: 500, code: 'INTERNAL', requestId: 'req_of_the_test' }, { status: 200 }],
        },
      },
    })
    expect(JSON.stringify(answer)).not.toContain('A bug')
    expect(shop.lines.join('')).toMatch(/merchant\.item_failed.*req_of_the_test/)
    expect(await written()).toEqual(['item-000', 'item-002'])
    errors = new Map()
    const again = await shop.call('test.many', many(3), KEY)
    expect(again.body['value']).toMatchObject({ done: 3, failed: 0 })
    expect(await written()).toEqual(names(3))
  })

  it('OPS-08 a database that is not available ends the run, and the same key goes on', async () => {
    errors = broken('item-001', new DatabaseUnavailable('gone'))
    expect(await shop.call('test.many', many(3), KEY)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } })
    expect(await written()).toEqual(['item-000'])
    errors = new Map()
    expect((await shop.call('test.many', many(3), KEY)).body['value']).toMatchObject({ done: 3, failed: 0 })
  })

  it('OPS-08 in a job does not end it, and the key again starts the same job for what is missing, once', async () => {
    errors = broken('item-001')
    const started = await shop.call('test.many', many(501), KEY)
    const id = jobOf(started)
    expect(await runJob()).toBe(1)
    expect(await resultOf(id)).toMatchObject({ state: 'done', done: 500, failed: 1 })
    errors = new Map()
    const repeated = await Promise.all([shop.call('test.many', many(501), KEY), shop.call('test.many', many(501), KEY)])
    expect(repeated.map(jobOf)).toEqual([id, id])
    expect([await runJob(), await runJob()]).toEqual([1, 0])
    expect(await resultOf(id)).toMatchObject({ state: 'done', done: 501, failed: 0 })
    // Nothing is missing any more.
    expect(jobOf(await shop.call('test.many', many(501), KEY))).toBe(id)
    expect(await runJob()).toBe(0)
    expect(await written()).toEqual(names(501))
  })

  it('OPS-08 a cancelled job goes on with its key', async () => {
    const id = jobOf(await shop.call('test.many', many(501), KEY))
    await shop.call('job.cancel', { id })
    expect(await runJob()).toBe(0)
    expect(jobOf(await shop.call('test.many', many(501), KEY))).toBe(id)
    await runJob()
    expect(await resultOf(id)).toMatchObject({ state: 'done', done: 501 })
  })
})
