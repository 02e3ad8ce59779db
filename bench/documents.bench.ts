/** Documents and slips: the export for accounting, the slips of a packing table, and the time until an invoice exists. */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { exportAccounting } from '../src/merchant/documents/accounting-csv.ts'
import { MIGRATIONS, type ShopSchema } from '../src/merchant/shop-schema.ts'
import type { Database } from '../src/platform/database/open-database.ts'
import { parcelsOf, slipsHtml } from '../src/services/commerce/admin.ts'
import { storedOrder } from '../tests/support/stored-order.ts'
import { onBothDatabases } from './both-databases.ts'
import type { Finding } from './finding.ts'
import { memoryOf } from './memory-of.ts'

const DOCUMENTS = 100_000
const MAX_EXPORT_SECONDS = 60
const MAX_EXPORT_MB = 64
const SLIPS = 20
const MAX_SLIPS_MS = 2000
/** Orders of the set, and of a shorter run. */
const [ORDERS, SOME_ORDERS] = [200_000, 20_000]

export const leftOut = `slips among ${ORDERS.toLocaleString('en')} orders`

export async function run({ isWhole }: { readonly isWhole: boolean }): Promise<readonly Finding[]> {
  const orders = isWhole ? ORDERS : SOME_ORDERS
  const found = await onBothDatabases<ShopSchema, readonly Finding[]>(MIGRATIONS, async (database) => [
    await exportTime(database),
    await slipsTime(database, orders),
  ])
  return found.flat()
}

async function exportTime(database: Database<ShopSchema>): Promise<Finding> {
  await fillDocuments(database)
  const folder = mkdtempSync(join(tmpdir(), 'sockeye-export-'))
  const file = join(folder, 'accounting.csv')
  const range = { from: '2026-01-01', to: '2026-12-31' }
  // Code is compiled and connections are open before memory is measured.
  await exportAccounting(database.query, file, { from: '2026-01-01', to: '2026-01-02' })
  globalThis.gc?.()
  const before = memoryOf(process.pid)
  let peak = before
  const watching = setInterval(() => {
    peak = Math.max(peak, memoryOf(process.pid))
  }, 10)
  const start = performance.now()
  const rows = await exportAccounting(database.query, file, range)
  const seconds = (performance.now() - start) / 1000
  clearInterval(watching)
  const [megabytes, bytes] = [peak - before, statSync(file).size]
  rmSync(folder, { recursive: true, force: true })
  return {
    what: `INV-13 accounting export of ${DOCUMENTS.toLocaleString('en')} documents, ${database.engine}`,
    measured: `${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB more`,
    limit: `≤ ${MAX_EXPORT_SECONDS} s, ≤ ${MAX_EXPORT_MB} MB more`,
    within: seconds <= MAX_EXPORT_SECONDS && megabytes <= MAX_EXPORT_MB && rows === DOCUMENTS * 1.5,
    detail: `${rows.toLocaleString('en')} rows, ${(bytes / 1e6).toFixed(1)} MB of CSV`,
  }
}

/** Every second document has two rates. A file of two kilobytes each: the export must not read them. */
async function fillDocuments({ query, engine }: Database<ShopSchema>): Promise<void> {
  const numbers = sql`with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < ${sql.lit(DOCUMENTS)})`
  const day = sql.raw(
    engine === 'postgres'
      ? `to_char(date '2026-01-01' + (i % 365), 'YYYY-MM-DD')`
      : `date('2026-01-01', '+' || (i % 365) || ' days')`,
  )
  const html = 'x'.repeat(2000)
  await sql`insert into documents (id, kind, number, series_year, sequence, source, order_id, order_number, country, region,
      currency, net, tax, gross, payment_method, provider_reference, issued_at, issued_on, data, html, sha256)
    ${numbers} select 'doc-' || (1000000 + i), 'invoice', 'INV-' || i, 2026, i, 'invoice:' || i, 'order-' || i, 'S-' || i, 'DE', '',
      'EUR', 1000, 190, 1190, 'scheme', 'PSP' || i, '2026-01-01T00:00:00.000Z', ${day}, '{}', ${html}, 'x' from numbers`.execute(
    query,
  )
  await sql`insert into document_taxes (document_id, position, treatment, rate_thousandths, net, tax, gross)
    ${numbers} select 'doc-' || (1000000 + i), 0, 'vat', 19000, 1000, 190, 1190 from numbers`.execute(query)
  await sql`insert into document_taxes (document_id, position, treatment, rate_thousandths, net, tax, gross)
    ${numbers} select 'doc-' || (1000000 + i), 1, 'vat', 0, 0, 0, 0 from numbers where i % 2 = 0`.execute(query)
  await sql`${sql.raw(engine === 'postgres' ? 'vacuum analyze' : 'analyze')}`.execute(query)
}

async function slipsTime(database: Database<ShopSchema>, orders: number): Promise<Finding> {
  await fillOrders(database, orders)
  const wanted = Array.from({ length: SLIPS }, (_, index) => storedOrder(index * 7 + 1).number)
  const start = performance.now()
  const parcels = await parcelsOf(database.query, wanted)
  const page = slipsHtml(parcels)
  const milliseconds = performance.now() - start
  return {
    what: `FUL-10 ${SLIPS} packing slips among ${orders.toLocaleString('en')} orders, ${database.engine}`,
    measured: `${milliseconds.toFixed(0)} ms`,
    limit: `≤ ${MAX_SLIPS_MS} ms`,
    within: milliseconds <= MAX_SLIPS_MS && parcels.length === SLIPS,
    detail: `${parcels.length} slips, ${(page.length / 1000).toFixed(0)} kB of HTML`,
  }
}

const ROWS_PER_INSERT = 500

async function fillOrders({ query }: Database<ShopSchema>, count: number): Promise<void> {
  for (let first = 1; first <= count; first += ROWS_PER_INSERT) {
    const rows = Array.from({ length: ROWS_PER_INSERT }, (_, index) => {
      const { id, number, cartId, snapshot, createdAt } = storedOrder(first + index)
      const { market, language, totals } = snapshot
      return {
        id,
        number,
        cart_id: cartId,
        state: 'paid',
        storefront: market.storefront,
        country: market.country,
        language,
        currency: market.currency,
        total: totals.total,
        email_key: 'ada@example.com',
        line_count: 2,
        digest: 'digest',
        snapshot: JSON.stringify(snapshot),
        created_at: createdAt,
        updated_at: createdAt,
        paid_at: createdAt,
        fulfilment: 'unshipped',
      } as const
    })
    await query.insertInto('orders').values(rows).execute()
  }
}
