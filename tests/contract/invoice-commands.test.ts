/** Commands and operations of invoices, tax rates and reports, on both databases. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../src/contracts/staff/actor.ts'
import { MERCHANT_REGISTRY } from '../../src/merchant/operations.ts'
import { runOperation } from '../../src/merchant/run/run-operation.ts'
import { versionOf } from '../../src/merchant/run/versions.ts'
import { MIGRATIONS, type ShopSchema } from '../../src/merchant/shop-schema.ts'
import type { Database } from '../../src/platform/database/open-database.ts'
import { createLog } from '../../src/platform/log/log.ts'

import { issueRequested, issueWaiting } from '../../src/services/commerce/documents/document-handlers.ts'
import { insertOrder } from '../../src/services/commerce/orders/stored-order.ts'
import { SELLER } from '../support/seller.ts'
import { emptyDatabase, engines, type EmptyDatabase } from '../support/fresh-database.ts'
import { runCommandInProcess } from '../support/run-command-in-process.ts'
import { readPdf } from '../support/read-pdf.ts'
import { settableClock } from '../support/settable-clock.ts'
import { snapshotFor, storedOrder } from '../support/stored-order.ts'

const NOW = '2026-11-15T10:00:00.000Z'
const ORDERS = [storedOrder(1), storedOrder(2, { snapshot: snapshotFor('KR') })]

async function fill(database: Database<ShopSchema>): Promise<void> {
  await database.transaction(async (transaction) => {
    for (const [index, order] of ORDERS.entries()) {
      await insertOrder(transaction, order, undefined)
      await transaction.updateTable('orders').set({ paid_at: NOW }).where('id', '=', order.id).execute()
      const times = { created_at: NOW, updated_at: NOW }
      const attempt = { id: `attempt-${index}`, order_id: order.id, state: 'ready', ...times } as const
      await transaction
        .insertInto('payment_attempts')
        .values({ ...attempt, session_id: null, session_data: null, check_at: null })
        .execute()
      await transaction
        .insertInto('payments')
        .values({
          psp_reference: `=PSP${index}`,
          attempt_id: attempt.id,
          order_id: order.id,
          state: 'authorised',
          amount: 2745,
          currency: order.snapshot.market.currency,
          method: 'scheme',
          refunded: 0,
          refunding: 0,
          ...times,
        })
        .execute()
    }
  })
}

describe.each(engines)('commands of invoices on %s', (engine) => {
  let empty: EmptyDatabase
  let database: Database<ShopSchema>
  let folder: string
  const clock = settableClock(NOW)
  const log = createLog({ level: 'silent' })

  beforeAll(async () => {
    empty = await emptyDatabase(engine)
    folder = mkdtempSync(join(tmpdir(), 'sockeye-invoices-'))
    database = await empty.open<ShopSchema>(MIGRATIONS)
    await fill(database)
    for (const [index, { id }] of ORDERS.entries()) {
      await issueRequested({ database, clock, log }, { kind: 'invoice', orderId: id, pspReference: `=PSP${index}` })
    }
    await database.close()
  })
  afterAll(async () => {
    await empty.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  const settings = () => ({
    DATA_DIR: empty.options.dataDir,
    ...(empty.options.databaseUrl !== undefined && { DATABASE_URL: empty.options.databaseUrl }),
  })
  const shop = (...args: readonly string[]) => runCommandInProcess('src/cli/shop/command.ts', args, settings())
  const desk = (...args: readonly string[]) => runCommandInProcess('src/cli/desk/command.ts', args, settings())
  const inShop = async <Value>(work: (opened: Database<ShopSchema>) => Promise<Value>): Promise<Value> => {
    const opened = await empty.open<ShopSchema>(MIGRATIONS)
    try {
      return await work(opened)
    } finally {
      await opened.close()
    }
  }

  it('INV-03 INV-06 what is missing is listed, and issued once the seller is stored', async () => {
    const waiting = await shop('invoice', 'waiting')
    expect(waiting.stdout).toContain('seller address missing')
    expect(waiting.stdout).toContain('2 documents waiting.')
    const file = join(folder, 'seller.json')
    writeFileSync(file, JSON.stringify(SELLER))
    expect(await shop('tax', 'seller-import', file)).toMatchObject({ code: 0, stdout: 'Sockeye B.V.: stored.\n' })
    expect(await inShop((opened) => issueWaiting({ database: opened, clock, log }))).toBe(2)
    const listed = await shop('invoice', 'list')
    expect(listed.stdout).toContain('INV-2026-000002')
    expect(listed.stdout).toContain('2 documents.')
  })

  it('INV-13 the export has plain amounts, and no cell is a formula', async () => {
    const file = join(folder, 'out.csv')
    await inShop(async ({ query }) => {
      const time = '2026-11-15T10:00:00.000Z'
      const none = { order_id: 'order-1', return_id: 'return-1', consent: null, email: null, value: 100 }
      for (const [id, currency, balance, expiresOn] of [
        ['1', 'SEK', 12_50, '2999-12-31'],
        ['2', 'EUR', 10_00, '2999-12-31'],
        ['3', 'EUR', 5_00, '2999-12-31'],
        ['4', 'EUR', 7_00, '2020-12-31'],
      ] as const) {
        const credit = { ...none, id, code: id, currency, balance, expires_on: expiresOn }
        await query
          .insertInto('store_credits')
          .values({ ...credit, created_at: time, updated_at: time })
          .execute()
      }
    })
    const ran = await shop('invoice', 'export', file, '--from', '2026-11-01', '--to', '2026-11-30')
    const owed = ['15.00 EUR', '12.50 SEK'].map((amount) => `Store credit that is valid today: ${amount}.\n`)
    expect(ran).toMatchObject({ code: 0, stdout: `${owed.join('')}out.csv: 2 rows.\n` })
    const rows: string[][] = parse(readFileSync(file, 'utf8'))
    expect(rows[0]?.join()).toBe(
      'date,number,kind,order,country,currency,net,rate,vat,gross,payment method,provider reference',
    )
    const byNumber = rows.slice(1).toSorted((a, b) => (String(a[1]) < String(b[1]) ? -1 : 1))
    expect(byNumber.map((row) => row.slice(4))).toEqual([
      ['IE', 'EUR', '22.32', '23', '5.13', '27.45', 'scheme', "'=PSP0"],
      ['KR', 'KRW', '2745', '0', '0', '2745', 'scheme', "'=PSP1"],
    ])
    const long = await shop('invoice', 'export', file, '--from', '2025-01-01', '--to', '2026-11-30')
    expect(long.code).toBe(1)
  })

  it('INV-11 INV-12 reports are printed', async () => {
    expect((await shop('tax', 'oss', '2026-Q4')).stdout).toContain('IE  23 %  22.32    5.13')
    expect((await shop('tax', 'non-eu', '--from', '2026-11-01', '--to', '2026-11-30')).stdout).toContain('0 %, export')
    expect((await shop('tax', 'us', '--from', '2026-11-01', '--to', '2026-11-30')).stdout).toBe('0 rows.\n')
    expect((await shop('tax', 'oss', '2026')).code).toBe(2)
  })

  it('INV-05 rates are stored, listed, corrected and removed; a date in the past is refused', async () => {
    const added = await shop('tax', 'rate-add', 'fi', '25,5', '--from', '2099-01-01')
    expect(added).toMatchObject({ code: 0, stdout: 'FI: 25.5 % from 2099-01-01T00:00:00.000Z on.\n' })
    expect((await shop('tax', 'rate-add', 'FI', '26', '--from', '2020-01-01')).stderr).toContain('in the past')
    const [, id = ''] = /(\S+)\n1 rate/.exec((await shop('tax', 'rate-list')).stdout) ?? []
    expect((await shop('tax', 'rate-change', id, '26')).stdout).toContain('FI: 26 %')
    await inShop((opened) => opened.query.updateTable('tax_rates').set({ used_at: NOW }).execute())
    for (const args of [
      ['rate-change', id, '27'],
      ['rate-remove', id],
      ['rate-add', 'FI', '27', '--from', '2099-01-01'],
    ]) {
      expect(await shop('tax', ...args)).toMatchObject({ code: 1, stderr: expect.stringContaining('used') })
    }
    await inShop((opened) => opened.query.updateTable('tax_rates').set({ used_at: null }).execute())
    expect((await shop('tax', 'rate-remove', id)).code).toBe(0)
  })

  it('INV-05 a manager may not change rates or the seller, an owner may', async () => {
    const staff = (role: 'owner' | 'manager'): Actor => ({
      kind: 'staff',
      id: role,
      name: role,
      role,
      sessionId: 'session',
      network: '203.0.113.0',
      freshUntil: undefined,
      language: 'en',
      demo: false,
      hasFactor: true,
    })
    const statusFor = (role: 'owner' | 'manager') =>
      inShop(async (opened) => {
        const call = {
          name: 'seller.save',
          input: { seller: SELLER, version: await versionOf(opened.query, 'settings:seller') },
          actor: staff(role),
          idempotencyKey: `key-of-the-${role}`,
        }
        return (await runOperation(MERCHANT_REGISTRY, call, { database: opened, clock, log })).status
      })
    expect([await statusFor('manager'), await statusFor('owner')]).toEqual([403, 200])
  })

  it('INV-10 a document is saved as PDF; other endings are rejected', async () => {
    const file = join(folder, 'saved.pdf')
    expect(await shop('invoice', 'save', 'INV-2026-000002', file)).toMatchObject({
      code: 0,
      stdout: 'saved.pdf: INV-2026-000002.\n',
    })
    const { text, fonts } = readPdf(readFileSync(file))
    for (const part of ['INV-2026-000002', 'Lovelace', '₩2,745']) expect(text).toContain(part)
    expect(fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true)
    expect(await shop('invoice', 'save', 'INV-2026-000009', file)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('There is no document INV-2026-000009'),
    })
    expect((await shop('invoice', 'save', 'INV-2026-000002', join(folder, 'saved.doc'))).code).toBe(2)
  })

  it('INV-08 invoices verify ends with 1 and names a document that was changed', async () => {
    expect(await desk('invoices', 'verify')).toMatchObject({ code: 0, stdout: '2 documents: all as issued.\n' })
    const file = join(folder, 'saved.html')
    await shop('invoice', 'save', 'INV-2026-000001', file)
    const stored = await inShop((opened) =>
      opened.query.selectFrom('documents').select('html').where('number', '=', 'INV-2026-000001').executeTakeFirst(),
    )
    expect(readFileSync(file, 'utf8')).toBe(stored?.html)
    await inShop((opened) =>
      opened.query.updateTable('documents').set({ html: 'x' }).where('number', '=', 'INV-2026-000001').execute(),
    )
    const bad = await desk('invoices', 'verify')
    expect(bad.code).toBe(1)
    expect(bad.stderr).toContain('INV-2026-000001  its bytes were changed')
    await inShop((opened) =>
      opened.query
        .updateTable('documents')
        .set({ html: stored?.html ?? '' })
        .where('number', '=', 'INV-2026-000001')
        .execute(),
    )
  })
})
