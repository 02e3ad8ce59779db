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

/** Over the twelve months of a year. */
async function addOrders({ query }: Database<ShopSchema>): Promise<void> {
  const [monthly, daily] = [Math.ceil(ORDERS / 12), Math.ceil(ORDERS / 12 / 28)]
  const day = sql`((i - 1) % ${sql.lit(monthly)}) / ${sql.lit(daily)}`
  const minute = sql`((i - 1) % ${sql.lit(daily)}) * 1440 / ${sql.lit(daily)}`
  const time = sql`'2026-' || ${twoDigits(sql`(i - 1) / ${sql.lit(monthly)} + 1`)} || '-' || ${twoDigits(sql`${day} + 1`)} ||
    'T' || ${twoDigits(sql`${minute} / 60`)} || ':' || ${twoDigits(sql`${minute} % 60`)} || ':00.000Z'`
  const first = sql`case when i % 6 = 0 then ${sql.lit(FREQUENT_NAME)} else 'First' || (i % 997) end`
  const last = sql`'Last' || (i % 5003)`
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
  await sql`insert into orders (id, number, cart_id, state, storefront, country, language, currency, total, email_key, name_key,
      digest, snapshot, created_at, updated_at, paid_at, fulfilment)
    ${numbers(ORDERS)}
    select 'bench-' || i, cast(50000000 + i as text), 'bench-' || i, ${state}, 'eu', ${country}, 'en', 'EUR', 1000 + i % 9000,
      lower(${first} || '.' || ${last}) || '@example.com', ' ' || lower(${first} || ' ' || ${last}), 'digest',
      replace(replace(${sql.lit(template)}, '@first', ${first}), '@last', ${last}), ${time}, ${time}, ${time},
      case when ${state} = 'paid' then 'unshipped' else 'none' end
    from numbers`.execute(query)
}

const twoDigits = (number: RawBuilder<unknown>) => sql`substr(cast(100 + (${number}) as text), 2, 2)`
