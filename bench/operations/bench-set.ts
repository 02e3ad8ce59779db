/** The bench set of the desk: the demo shop with 200,000 orders and 20,000 products. The database itself makes the rows. */
import { sql, type RawBuilder } from 'kysely'
import type { ShopSchema } from '../../src/merchant/shop-schema.ts'
import type { Database } from '../../src/platform/database/open-database.ts'
import { fillWithDemo } from '../../tests/support/demo-shop.ts'
import { snapshotFor } from '../../tests/support/stored-order.ts'
import { settableClock } from '../../tests/support/settable-clock.ts'

export const ORDERS = 200_000
export const PRODUCTS = 20_000
/** Every sixth order is of this name, the others have one of five million. */
export const FREQUENT_NAME = 'Ada'
const COUNTRIES = ['DE', 'FR', 'NL', 'GB', 'US', 'IE', 'ES', 'IT', 'BE', 'AT', 'SE', 'DK']

export async function fillBenchSet(database: Database<ShopSchema>, dataDir: string): Promise<void> {
  await fillWithDemo(database, { clock: settableClock('2026-11-15T10:00:00.000Z'), dataDir })
  await addProducts(database)
  await addOrders(database)
  await addParcels(database)
  await addSearchWords(database)
  // As autovacuum does.
  await sql.raw(database.engine === 'postgres' ? 'vacuum analyze' : 'analyze').execute(database.query)
}

const numbers = (count: number) =>
  sql`with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < ${sql.lit(count)})`

/** Each a copy of a product of the demo, with one variant. */
async function addProducts({ query }: Database<ShopSchema>): Promise<void> {
  const { count } = await query
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const copies = Math.ceil(PRODUCTS / count) - 1
  await sql`insert into products
      (sku, position, document, name, search_key, family, age_group, recommended, listed, updated_at, update_reason)
    ${numbers(copies)}
    select sku || '-' || i, position + 100000 * i, document, name || ' ' || i, search_key || ' ' || i, family, age_group,
      recommended, listed, updated_at, update_reason from products, numbers`.execute(query)
  await sql`insert into variants (id, sku, product_sku, size, position, offered)
    select 'bench-' || sku, sku || '-V', sku, '36-40', 0, 1 from products
    where not exists (select 1 from variants where product_sku = products.sku)`.execute(query)
}

const FIRST = sql`case when i % 6 = 0 then ${sql.lit(FREQUENT_NAME)} else 'First' || (i % 997) end`
const LAST = sql`'Last' || (i % 5003)`

/** Of every fourth order. */
const addParcels = ({ query }: Database<ShopSchema>) =>
  sql`insert into shipments (id, order_id, region, carrier, carrier_name, tracking_number, posted_at, posted_by)
    ${numbers(ORDERS)}
    select 'bench-' || i, 'bench-' || i, 'nl', case when i % 1000 = 0 then 'gls' else 'dhl' end, 'DHL',
      '00340434161' || (90000000 + i), '2026-11-01T10:00:00.000Z', 'cli:bench' from numbers where i % 4 = 0`.execute(
    query,
  )

/** What the shop writes with each order. One SKU is in all of them, five hundred others in some. */
async function addSearchWords({ query }: Database<ShopSchema>): Promise<void> {
  const words = [
    ['name', sql`lower(${FIRST})`, sql`true`],
    ['name', sql`lower(${LAST})`, sql`true`],
    ['email', sql`lower(${FIRST} || '.' || ${LAST}) || '@example.com'`, sql`true`],
    ['sku', sql`'lemon-36-40'`, sql`true`],
    ['sku', sql`'sock-' || (i % 500)`, sql`true`],
    ['tracking', sql`'00340434161' || (90000000 + i)`, sql`i % 4 = 0`],
  ] as const
  for (const [kind, word, isGiven] of words) {
    await sql`insert into order_search (word, order_id, kind) ${numbers(ORDERS)}
      select ${word}, 'bench-' || i, ${sql.lit(kind)} from numbers where ${isGiven}`.execute(query)
  }
}

/** Over the twelve months of a year. */
async function addOrders({ query }: Database<ShopSchema>): Promise<void> {
  const [monthly, daily] = [Math.ceil(ORDERS / 12), Math.ceil(ORDERS / 12 / 28)]
  const day = sql`((i - 1) % ${sql.lit(monthly)}) / ${sql.lit(daily)}`
  const minute = sql`((i - 1) % ${sql.lit(daily)}) * 1440 / ${sql.lit(daily)}`
  const time = sql`'2026-' || ${twoDigits(sql`(i - 1) / ${sql.lit(monthly)} + 1`)} || '-' || ${twoDigits(sql`${day} + 1`)} ||
    'T' || ${twoDigits(sql`${minute} / 60`)} || ':' || ${twoDigits(sql`${minute} % 60`)} || ':00.000Z'`
  const state = sql`case when i % 200 = 7 then 'held' when i % 50 = 3 then 'cancelled' when i % 100 = 9 then 'refunded'
    when i % 90 = 1 then 'replaced' else 'paid' end`
  const country = sql`case i % 12 ${sql.join(
    COUNTRIES.map((code, index) => sql`when ${sql.lit(index)} then ${sql.lit(code)}`),
    sql` `,
  )} end`
  const template = JSON.stringify(snapshotFor('IE'))
    .replaceAll('"Ada"', '"@first"')
    .replaceAll('"Lovelace"', '"@last"')
    .replace('ada@example.com', '@first.@last@example.com')
  await sql`insert into orders (id, number, cart_id, state, storefront, country, language, currency, total, email_key,
      digest, snapshot, created_at, updated_at, paid_at, fulfilment, holds, line_count)
    ${numbers(ORDERS)}
    select 'bench-' || i, cast(50000000 + i as text), 'bench-' || i, ${state}, 'eu', ${country}, 'en', 'EUR', 1000 + i % 9000,
      lower(${FIRST} || '.' || ${LAST}) || '@example.com', 'digest',
      replace(replace(${sql.lit(template)}, '@first', ${FIRST}), '@last', ${LAST}), ${time}, ${time}, ${time},
      case when ${state} <> 'paid' then 'none' when i % 4 = 0 then 'shipped' else 'unshipped' end,
      case when i % 400 = 11 then 'chargeback' end, 1 + i % 4
    from numbers`.execute(query)
}

const twoDigits = (number: RawBuilder<unknown>) => sql`substr(cast(100 + (${number}) as text), 2, 2)`
