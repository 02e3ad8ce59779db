/** The pipeline of merchant operations: access, idempotency, versions, dry runs, audit, time limit. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { LANGUAGES } from '../../src/markets/languages/languages.ts'
import { merchantOperation } from '../../src/merchant/operation.ts'
import { MERCHANT_REGISTRY } from '../../src/merchant/operations.ts'
import { createRegistry } from '../../src/merchant/registry/registry.ts'
import { ok } from '../../src/platform/result.ts'
import { engines } from '../support/fresh-database.ts'
import { digestOf, NOW, operationShop, staffActor, type OperationShop } from '../support/operation-shop.ts'
import { storedOrder } from '../support/stored-order.ts'
import { story } from '../support/story-to-save.ts'

const test = { permission: 'stock.write', fresh: false, input: z.strictObject({}), output: z.undefined() } as const
/** What the operation waits for, and what is resolved when it has begun. */
let gate: Promise<void> | undefined
let onBegun = () => {}
const waiting = merchantOperation({
  ...test,
  name: 'test.wait',
  kind: 'write',
  async run({ audit }) {
    onBegun()
    await gate
    audit.changed({ field: 'waited', before: false, after: true })
    return ok(undefined)
  },
})
const slow = merchantOperation({
  ...test,
  name: 'test.slow',
  kind: 'write',
  timeoutMs: 30,
  async run({ database, signal }) {
    await database.query.insertInto('facts').values({ name: 'slow', value: '1' }).execute()
    await new Promise((resolve) => {
      signal.addEventListener('abort', resolve)
    })
    return ok(undefined)
  },
})
const broken = merchantOperation({
  ...test,
  name: 'test.broken',
  kind: 'write',
  async run({ database }) {
    await database.query.insertInto('facts').values({ name: 'broken', value: '1' }).execute()
    throw new Error('The password of the database')
  },
})
const REGISTRY = createRegistry([...MERCHANT_REGISTRY.operations, waiting, slow, broken])

const DISCOUNT = {
  id: 'dry',
  name: 'Dry',
  effect: { kind: 'free-shipping' },
  sortOrder: 0,
  isExclusive: false,
  isStackable: true,
}

/** Tables that grow with every request, whatever it does. */
const OWN = ['staff_audit', 'staff_audit_pending', 'staff_audit_values', 'merchant_requests']
const KEY = 'a-key-of-sixteen'

describe.each(engines)('operations on %s', (engine) => {
  let shop: OperationShop
  const paid = storedOrder(1)
  beforeAll(async () => {
    shop = await operationShop(engine, REGISTRY)
    await shop.addOrders([paid, storedOrder(2, { state: 'open', paidAt: undefined })])
  })
  afterAll(() => shop.close())

  const stock = (quantity: number, more = {}) => ({ sku: 'A1-1', warehouse: 'nl', quantity, ...more })

  describe('access', () => {
    it('STF-18 AUD-02 a denied operation is 403, changes nothing and is audited', async () => {
      const before = await digestOf(shop.database, OWN)
      const answer = await shop.call('stock.set', stock(5), { actor: staffActor('reader') })
      expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN', permission: 'stock.write' } })
      expect(await digestOf(shop.database, OWN)).toEqual(before)
      expect((await shop.audit()).at(-1)).toMatchObject({
        operation: 'stock.set',
        outcome: 'denied',
        actor_id: 'id-of-reader',
        network: '203.0.113.0',
      })
    })

    it('~STF-11 nothing runs without a factor', async () => {
      for (const { name } of REGISTRY.operations) {
        const { status, body } = await shop.call(name, {}, { actor: staffActor('owner', { hasFactor: false }) })
        expect([name, status, body['code']]).toEqual([name, 403, 'FACTOR_REQUIRED'])
      }
    })

    it('STF-16 a fresh operation needs a factor of the last five minutes', async () => {
      const input = { number: paid.number }
      const stale = staffActor('owner', { freshUntil: NOW })
      const refused = await shop.call('order.refund', input, { actor: stale, idempotencyKey: KEY })
      expect(refused).toMatchObject({ status: 403, body: { code: 'FRESH_FACTOR_REQUIRED' } })
      const fresh = staffActor('owner', { freshUntil: '2026-11-15T10:00:00.001Z' })
      // The same key again: the refusal was not stored as its answer.
      const again = await shop.call('order.refund', input, { actor: fresh, idempotencyKey: KEY })
      expect(again.body['code']).not.toBe('FRESH_FACTOR_REQUIRED')
    })

    it('~STF-18 files of the machine are for the command line only', async () => {
      const answer = await shop.call('catalogue.export', { file: '/etc/passwd' })
      expect(answer).toMatchObject({ status: 403, body: { code: 'COMMAND_LINE_ONLY' } })
    })

    it('OPS-01 an unknown member is 400 with its path, an unknown operation 404', async () => {
      const answer = await shop.call('stock.set', stock(1, { extra: { deep: 1 } }))
      expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', field: 'extra' } })
      expect(await shop.call('stock.unset', {})).toMatchObject({ status: 404, body: { code: 'UNKNOWN_OPERATION' } })
    })
  })

  describe('idempotency', () => {
    it.each([undefined, '', 'x'.repeat(15), 'x'.repeat(65), 'with blanks in the key'])(
      'OPS-04 a write with the key %s is 400',
      async (idempotencyKey) => {
        const given = { idempotencyKey: idempotencyKey ?? 'x' }
        const code = { status: 400, body: { code: 'IDEMPOTENCY_KEY_REQUIRED' } }
        expect(await shop.call('stock.set', stock(1, { version: 0 }), given)).toMatchObject(code)
        expect(await shop.callPlainly('stock.set', stock(1, { version: 0 }), staffActor('owner'))).toMatchObject(code)
      },
    )

    it('OPS-04 returns the first answer for seven days, on every node, without a second effect', async () => {
      const idempotencyKey = 'seven-days-long-key'
      const on = await shop.anotherNode()
      const first = await shop.call('stock.set', stock(11), { idempotencyKey })
      expect(first.status).toBe(200)
      await shop.call('stock.set', stock(12))
      const rows = (await shop.audit()).length
      // JSON, as it went over the wire.
      const repeated = await shop.call(
        'stock.set',
        { quantity: 11, warehouse: 'nl', sku: 'A1-1' },
        { idempotencyKey, on },
      )
      expect(repeated).toEqual(JSON.parse(JSON.stringify(first)))
      expect(await shop.stockOf('A1-1')).toBe(12)
      expect((await shop.audit()).length).toBe(rows)
      const other = await shop.call('stock.set', stock(13), { idempotencyKey, on })
      expect(other).toMatchObject({ status: 422, body: { code: 'KEY_REUSED' } })
      // Another person's key is another key.
      const manager = await shop.call('stock.set', stock(14), { idempotencyKey, actor: staffActor('manager') })
      expect(manager.status).toBe(200)
    })

    it('OPS-04 an expected failure is the first answer too', async () => {
      const idempotencyKey = 'failure-is-an-answer'
      const input = { sku: 'GONE', warehouse: 'nl', quantity: 1 }
      const first = await shop.call('stock.set', input, { idempotencyKey })
      expect(first.status).toBe(422)
      expect(await shop.call('stock.set', input, { idempotencyKey })).toEqual(first)
    })

    it('OPS-04 one that is still running is 409 with Retry-After; one whose process was killed is taken over after its lease', async () => {
      const given = { idempotencyKey: 'running-for-a-while' }
      const { promise, resolve } = Promise.withResolvers<void>()
      const begun = new Promise<void>((isBegun) => {
        onBegun = isBegun
      })
      gate = promise
      const running = shop.call('test.wait', {}, given)
      await begun
      // The embedded database runs one transaction at a time, so that a second request waits.
      const second = shop.call('test.wait', {}, given)
      if (engine === 'postgres') await second
      resolve()
      expect([(await running).status, (await second).status]).toEqual([200, engine === 'postgres' ? 409 : 200])
      expect(await shop.call('test.wait', {}, given)).toEqual(JSON.parse(JSON.stringify(await running)))
      // As a killed process leaves it: claimed, without an answer.
      await shop.database.query
        .updateTable('merchant_requests')
        .set({ state: 'running', status: null, body: null })
        .where('operation', '=', 'test.wait')
        .execute()
      expect(await shop.call('test.wait', {}, given)).toMatchObject({
        status: 409,
        retryAfter: 1,
        body: { code: 'RUNNING' },
      })
      shop.clock.advance(46_000)
      expect((await shop.call('test.wait', {}, given)).status).toBe(200)
    })
  })

  describe('versions', () => {
    it('OPS-05 of 16 parallel writers with one base one wins, the others get what changed', async () => {
      const read = await shop.call('version.read', { subjects: ['variant:A1-2'] })
      const { 'variant:A1-2': version } = z.object({ 'variant:A1-2': z.int() }).parse(read.body['value'])
      const answers = await Promise.all(
        Array.from({ length: 16 }, (_, index) =>
          shop.call('stock.set', { sku: 'A1-2', warehouse: 'nl', quantity: 100 + index, version }),
        ),
      )
      const won = answers.filter(({ status }) => status === 200)
      const lost = answers.filter(({ status }) => status === 409)
      expect([won.length, lost.length]).toEqual([1, 15])
      for (const { body } of lost) {
        expect(body).toMatchObject({ code: 'STALE_VERSION', current: version + 1, fields: ['stock.nl'] })
      }
      const value = z.object({ quantity: z.int() }).parse(won[0]?.body['value'])
      expect(await shop.stockOf('A1-2')).toBe(value.quantity)
    })
  })

  describe('dry runs', () => {
    it.each([
      ['stock.set', stock(77)],
      ['price.set', { sku: 'A1-1', currency: 'EUR', original: 1500, final: 1200 }],
      ['discount.stop', { id: 'none' }],
      ['order.refund', { number: paid.number }],
      ['order.cancel', { number: storedOrder(2).number }],
      ['release.create', { name: 'Autumn' }],
      ['stock.set-many', { items: [stock(5), { sku: 'GONE', warehouse: 'nl', quantity: 1 }] }],
      ['staff.invite', { email: 'grace@example.com', role: 'reader' }],
      [
        'content.push',
        {
          stories: [story('uk/dry')],
          datasources: [{ slug: 'dry', name: 'Dry', entries: [] }],
          pictures: [],
          checkOnly: false,
          publish: true,
          deleteMissing: false,
        },
      ],
      ['content.publish', { slugs: ['uk/none'], folders: [], all: false }],
      ['discount.import', { discounts: [{ definition: DISCOUNT }] }],
      ['history.import', { orders: [{ id: '1', at: '2026-01-01T10:00:00Z', skus: ['A1'] }] }],
      ['shipping.save', { offers: [] }],
    ])('OPS-06 of %s answers what the real run answers and changes no row', async (name, input) => {
      const before = await digestOf(shop.database)
      const dry = await shop.call(name, input, { dryRun: true })
      expect(await digestOf(shop.database)).toEqual(before)
      const real = await shop.call(name, input)
      const { undo: _undo, ...body } = real.body
      const comparable = (given: unknown) =>
        JSON.stringify(given).replaceAll(/#link=[\w-]+|"uuid":"[\w-]+"|staff:[\w-]+/g, '')
      expect([dry.status, comparable(dry.body)]).toEqual([real.status, comparable(body)])
    })

    it('OPS-06 a dry run needs no key, and its problems are those of the real run', async () => {
      const input = { sku: 'GONE', currency: 'EUR', original: 1, final: 1 }
      const dry = await shop.call('price.set', input, { dryRun: true })
      expect(dry).toEqual(await shop.call('price.set', input))
      expect(dry.status).toBe(422)
    })
  })

  describe('the audit log', () => {
    it('AUD-01 has one row per write in its transaction, with actor, session, network, subject, before and after', async () => {
      const before = (await shop.audit()).length
      const from = await shop.stockOf('A1-3')
      await shop.call('stock.set', { sku: 'A1-3', warehouse: 'nl', quantity: 9 }, { actor: staffActor('products') })
      const rows = await shop.audit()
      expect(rows.length).toBe(before + 1)
      const row = rows.find(({ subject }) => subject === 'variant:A1-3')
      expect(row).toMatchObject({
        operation: 'stock.set',
        outcome: 'done',
        actor_kind: 'staff',
        actor_id: 'id-of-products',
        network: '203.0.113.0',
      })
      expect(row?.session).toEqual(expect.any(String))
      expect(JSON.parse(row?.changes ?? '')).toEqual([{ field: 'stock.nl', before: from ?? 0, after: 9 }])
      // Rolled back: nothing.
      await shop.call('stock.set', { sku: 'GONE', warehouse: 'nl', quantity: 9 })
      expect((await shop.audit()).length).toBe(before + 1)
    })

    it('AUD-02 has reads of one person and exports, with filter and number of rows', async () => {
      await shop.call('order.read', { number: paid.number }, { actor: staffActor('orders') })
      await shop.call('export.run', { operation: 'order.list', filter: { state: ['paid'] }, columns: ['number'] })
      const rows = await shop.audit()
      expect(rows.some((row) => row.operation === 'order.read' && row.subject === `order:${paid.number}`)).toBe(true)
      const details = rows
        .filter((row) => row.operation === 'export.run' && row.outcome === 'done')
        .map((row) => JSON.parse(row.details))
      expect(details).toEqual([{ list: 'order.list', filter: { state: ['paid'] }, columns: ['number'], rows: 1 }])
    })
  })

  describe('failures', () => {
    it('OPS-12 are in the language of the staff member', async () => {
      const input = { number: '123' }
      const said = await Promise.all(
        LANGUAGES.map(
          async (language) =>
            (await shop.call('order.read', input, { actor: staffActor('owner', { language }) })).body['message'],
        ),
      )
      expect(said[0]).toBe('There is no order 123')
      expect(new Set(said).size).toBe(6)
    })

    it('OPS-12 of an unexpected kind disclose the request id only, which is in the log', async () => {
      const answer = await shop.call('test.broken', {}, { requestId: 'req_1' })
      expect(answer).toEqual({
        status: 500,
        body: { code: 'INTERNAL', message: 'Something went wrong', requestId: 'req_1' },
      })
      expect(shop.lines.find((line) => line.includes('merchant.operation_failed'))).toContain('req_1')
      const facts = shop.database.query.selectFrom('facts').select('name').where('name', 'in', ['broken', 'slow'])
      expect(await facts.execute()).toEqual([])
    })

    it('OPS-13 an operation beyond its time is rolled back and answers 504', async () => {
      const answer = await shop.call('test.slow', {})
      expect(answer).toMatchObject({ status: 504, body: { code: 'TIMEOUT' } })
      const facts = shop.database.query.selectFrom('facts').select('name').where('name', '=', 'slow')
      expect(await facts.execute()).toEqual([])
    })
  })

  describe('limits of roles', () => {
    it('~STF-18 money is limited per operation and per day', async () => {
      const orders = Array.from({ length: 7 }, (_, index) => storedOrder(20 + index))
      await shop.addOrders(orders)
      const times = { created_at: NOW, updated_at: NOW }
      for (const { id } of orders) {
        await shop.database.query
          .insertInto('payment_attempts')
          .values({
            id: `attempt-${id}`,
            order_id: id,
            state: 'ready',
            session_id: null,
            session_data: null,
            session_result: null,
            check_at: null,
            ...times,
          })
          .execute()
        const money = { amount: 50_000, currency: 'EUR', method: 'scheme', refunded: 0, refunding: 0 }
        await shop.database.query
          .insertInto('payments')
          .values({
            psp_reference: id,
            attempt_id: `attempt-${id}`,
            order_id: id,
            state: 'authorised',
            ...money,
            ...times,
          })
          .execute()
      }
      const refund = async (index: number, amount: number) => {
        const input = { number: orders[index]?.number ?? '', amount }
        return (await shop.call('order.refund', input, { actor: staffActor('orders') })).body['code'] ?? 'done'
      }
      expect(await refund(0, 20_001)).toBe('LIMIT_EXCEEDED')
      for (const index of [0, 1, 2, 3, 4]) expect(await refund(index, 20_000)).toBe('done')
      expect(await refund(5, 1)).toBe('LIMIT_EXCEEDED')
      shop.clock.advance(24 * 60 * 60_000)
      expect(await refund(6, 1)).toBe('done')
    })
  })
})
