/** Bulk operations, undo and jobs. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createJobRunner } from '../../src/merchant/jobs/job-runner.ts'
import { MERCHANT_REGISTRY } from '../../src/merchant/operations.ts'
import { purgeOperations } from '../../src/merchant/jobs/purge-operations.ts'
import type { OperationAnswer } from '../../src/merchant/run/operation-call.ts'
import { engines } from '../support/fresh-database.ts'
import { digestOf, operationShop, SKUS, staffActor, type OperationShop } from '../support/operation-shop.ts'
import { storedOrder } from '../support/stored-order.ts'

const jobOf = ({ body }: OperationAnswer): string => z.object({ job: z.object({ id: z.string() }) }).parse(body).job.id
const undoOf = ({ body }: OperationAnswer): string =>
  z.object({ undo: z.object({ id: z.string() }) }).parse(body).undo.id
const DAY_MS = 24 * 60 * 60_000

describe.each(engines)('bulk operations on %s', (engine) => {
  let shop: OperationShop
  beforeAll(async () => {
    shop = await operationShop(engine)
    await shop.addStaff('owner')
    await shop.addOrders(Array.from({ length: 700 }, (_, index) => storedOrder(index + 1)))
    await shop.addOrders([storedOrder(900, { state: 'open', paidAt: undefined })])
  })
  afterAll(() => shop.close())

  const items = (quantity: number, skus: readonly string[] = SKUS) => ({
    items: skus.map((sku) => ({ sku, warehouse: 'nl', quantity })),
  })
  const runner = () => createJobRunner({ ...shop.context, registry: async () => MERCHANT_REGISTRY })
  const read = async (id: string, actor = staffActor('owner')) => (await shop.call('job.read', { id }, { actor })).body

  it('OPS-07 are atomic: one bad subject, nothing is written, all problems are listed', async () => {
    const before = await digestOf(shop.database, ['merchant_requests'])
    const answer = await shop.call('stock.set-many', items(7, ['A1-1', 'GONE', 'A1-2', 'AWAY']))
    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: 'BULK_REJECTED',
        problems: [
          { index: 1, subject: 'variant:GONE', message: 'There is no variant GONE' },
          { index: 3, subject: 'variant:AWAY' },
        ],
      },
    })
    expect(await digestOf(shop.database, ['merchant_requests'])).toEqual(before)
    const many = await shop.call(
      'stock.set-many',
      items(
        1,
        Array.from({ length: 5001 }, () => 'A1-1'),
      ),
    )
    expect(many).toMatchObject({ status: 422, body: { code: 'TOO_MANY_SUBJECTS' } })
    const invalid = await shop.call('stock.set-many', { items: [{ sku: 'A1-1', warehouse: 'nl', quantity: 'x' }] })
    expect(invalid).toMatchObject({ status: 400, body: { field: 'items.0.quantity' } })
  })

  it('OPS-07 write all subjects, with an audit row for each', async () => {
    const rows = (await shop.audit()).length
    expect(await shop.call('stock.set-many', items(8))).toMatchObject({ status: 200, body: { value: { changed: 5 } } })
    expect(await Promise.all(SKUS.map((sku) => shop.stockOf(sku)))).toEqual([8, 8, 8, 8, 8])
    expect((await shop.audit()).length).toBe(rows + 5)
  })

  it('OPS-08 on orders run per order, and the same key does only what is missing', async () => {
    const [paid, open] = [storedOrder(1).number, storedOrder(900).number]
    const given = { idempotencyKey: 'resend-two-orders', actor: staffActor('orders') }
    const input = { items: [{ number: paid }, { number: open }] }
    const first = await shop.call('order.resend-many', input, given)
    expect(first.body['value']).toMatchObject({
      done: 1,
      failed: 1,
      items: [
        { subject: `order:${paid}`, status: 200 },
        { subject: `order:${open}`, status: 422, code: 'NEVER_PAID' },
      ],
    })
    const staged = async () =>
      (await shop.database.query.selectFrom('outbox').select('key').where('topic', 'like', '%mail%').execute()).length
    const before = await staged()
    await shop.database.query
      .updateTable('orders')
      .set({ paid_at: '2026-11-15T10:00:00.000Z' })
      .where('number', '=', open)
      .execute()
    shop.clock.advance(1000)
    const second = await shop.call('order.resend-many', input, given)
    expect(second.body['value']).toMatchObject({ done: 2, failed: 0 })
    expect(await staged()).toBe(before + 1)
    expect(await shop.call('order.resend-many', input, given)).toEqual(JSON.parse(JSON.stringify(second)))
  })

  describe('undo', () => {
    it('OPS-10 restores the values before, with an audit row of its own, once', async () => {
      await shop.call('stock.set', { sku: 'A1-1', warehouse: 'nl', quantity: 20 })
      const edited = await shop.call('stock.set', { sku: 'A1-1', warehouse: 'nl', quantity: 21 })
      const id = undoOf(edited)
      const stranger = await shop.call('undo.run', { id }, { actor: staffActor('manager') })
      expect(stranger).toMatchObject({ status: 404, body: { code: 'UNDO_NOT_FOUND' } })
      const undone = await shop.call('undo.run', { id })
      expect(undone.body['value']).toEqual({ subjects: ['variant:A1-1'], skipped: [] })
      expect(await shop.stockOf('A1-1')).toBe(20)
      const row = (await shop.audit()).find(({ outcome }) => outcome === 'undone')
      expect(row).toMatchObject({ operation: 'undo.run', subject: 'variant:A1-1' })
      expect(JSON.parse(row?.changes ?? '')).toEqual([{ field: 'stock.nl', before: 21, after: 20 }])
      expect(await shop.call('undo.run', { id })).toMatchObject({ status: 409, body: { code: 'UNDO_DONE' } })
    })

    it('OPS-10 is 409 and undoes nothing when the subject was changed since', async () => {
      const id = undoOf(await shop.call('stock.set', { sku: 'A1-1', warehouse: 'nl', quantity: 30 }))
      await shop.call('price.set', { sku: 'A1-1', currency: 'EUR', original: 900, final: 900 })
      const answer = await shop.call('undo.run', { id })
      expect(answer).toMatchObject({ status: 409, body: { code: 'STALE_VERSION', fields: ['price.EUR'] } })
      expect(await shop.stockOf('A1-1')).toBe(30)
    })

    it('OPS-10 restores prices, scheduled prices and shipping methods', async () => {
      const price = { sku: 'A1-2', currency: 'EUR' }
      await shop.call('price.set', { ...price, original: 1000, final: 1000 })
      shop.clock.advance(1000)
      const changed = await shop.call('price.set', { ...price, original: 1000, final: 700 })
      const since = shop.clock.now().getTime() + DAY_MS
      const scheduled = await shop.call('price.set', { ...price, original: 1000, final: 500, since })
      expect((await shop.call('undo.run', { id: undoOf(scheduled) })).status).toBe(200)
      expect((await shop.call('price.list', {})).body['value']).toEqual([])
      shop.clock.advance(1000)
      const late = await shop.call('undo.run', { id: undoOf(changed) })
      expect(late.body['code']).toBe('STALE_VERSION')
      const saved = await shop.call('shipping.save', { offers: [] })
      expect(saved.status).toBe(200)
      const money = MERCHANT_REGISTRY.operations.filter(({ movesMoney }) => movesMoney)
      expect(money.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['order.refund', 'refund.retry', 'order.cancel', 'return.settle']),
      )
      expect(money.filter(({ undo }) => undo !== undefined)).toEqual([])
    })

    it('OPS-11 of a bulk edit skips subjects that were changed since, and lists them, for 24 hours', async () => {
      await shop.call('stock.set-many', items(40))
      const id = undoOf(await shop.call('stock.set-many', items(41)))
      await shop.call('stock.set', { sku: 'A1-3', warehouse: 'nl', quantity: 99 })
      const undone = await shop.call('undo.run', { id })
      expect(undone.body['value']).toEqual({
        subjects: ['variant:A1-1', 'variant:A1-2', 'variant:A1-4', 'variant:A1-5'],
        skipped: [{ subject: 'variant:A1-3', fields: ['stock.nl'] }],
      })
      expect(await Promise.all(SKUS.map((sku) => shop.stockOf(sku)))).toEqual([40, 40, 99, 40, 40])
      const later = undoOf(await shop.call('stock.set-many', items(42)))
      shop.clock.advance(DAY_MS)
      expect(await shop.call('undo.run', { id: later })).toMatchObject({ status: 410, body: { code: 'UNDO_EXPIRED' } })
    })
  })

  describe('jobs', () => {
    const exported = { operation: 'order.list', filter: { state: ['paid'] }, columns: ['number', 'total'] }

    it('OPS-09 more than 500 rows are a job, once per key, whose result is for its starter only', async () => {
      const given = { idempotencyKey: 'export-all-orders' }
      const started = await shop.call('export.run', exported, given)
      expect(started.status).toBe(202)
      const id = jobOf(started)
      expect(jobOf(await shop.call('export.run', exported, given))).toBe(id)
      expect((await read(id))['value']).toMatchObject({ state: 'queued', operation: 'export.run' })
      expect(await runner().runNext()).toBe(1)
      const value = z
        .object({
          state: z.string(),
          done: z.int(),
          total: z.int(),
          result: z.object({ rows: z.int(), csv: z.string() }),
        })
        .parse((await read(id))['value'])
      expect(value).toMatchObject({ state: 'done', done: 700, total: 700, result: { rows: 700 } })
      expect(value.result.csv.split('\n')[0]).toBe('number,total')
      expect((await read(id, staffActor('manager')))['code']).toBe('JOB_NOT_FOUND')
      const list = await shop.call('job.list', {})
      expect(list.body['value']).toMatchObject({ total: 1, rows: [{ id, state: 'done' }] })
      expect(await runner().runNext()).toBe(0)
    })

    it('OPS-09 a node that was killed is replaced when its lease has expired, and the effect happens once', async () => {
      const skus = Array.from({ length: 501 }, (_, index) => SKUS[index % SKUS.length] ?? '')
      const id = jobOf(await shop.call('stock.set-many', items(60, skus)))
      // As a killed node leaves it.
      await shop.database.query
        .updateTable('merchant_jobs')
        .set({
          state: 'running',
          claim: 'dead',
          lease_until: new Date(shop.clock.now().getTime() + 10_000).toISOString(),
        })
        .where('id', '=', id)
        .execute()
      expect(await runner().runNext()).toBe(0)
      shop.clock.advance(10_000)
      expect(await runner().runNext()).toBe(1)
      expect((await read(id))['value']).toMatchObject({ state: 'done', result: { changed: 501 } })
      expect(await shop.stockOf('A1-1')).toBe(60)
    })

    it('OPS-09 can be cancelled before and while it runs; then nothing is written', async () => {
      const skus = Array.from({ length: 501 }, () => 'A1-1')
      const waiting = jobOf(await shop.call('stock.set-many', items(61, skus)))
      expect((await shop.call('job.cancel', { id: waiting })).body['value']).toEqual({
        id: waiting,
        state: 'cancelled',
      })
      const running = jobOf(await shop.call('stock.set-many', items(62, skus)))
      await shop.database.query
        .updateTable('merchant_jobs')
        .set({ cancel_requested: 1 })
        .where('id', '=', running)
        .execute()
      await runner().runNext()
      expect((await read(running))['value']).toMatchObject({ state: 'cancelled' })
      expect(await shop.stockOf('A1-1')).toBe(60)
      expect((await shop.call('job.cancel', { id: running })).body['code']).toBe('JOB_FINISHED')
    })

    it('OPS-09 results are purged after seven days, as are answers of keys', async () => {
      expect(await purgeOperations(shop.database, shop.clock)).toBeGreaterThan(0)
      const before = await shop.database.query.selectFrom('merchant_jobs').select('id').execute()
      expect(before.length).toBeGreaterThan(0)
      shop.clock.advance(7 * DAY_MS)
      await purgeOperations(shop.database, shop.clock)
      for (const table of ['merchant_jobs', 'merchant_requests', 'merchant_request_items'] as const) {
        expect(await shop.database.query.selectFrom(table).selectAll().execute()).toEqual([])
      }
    })
  })
})
