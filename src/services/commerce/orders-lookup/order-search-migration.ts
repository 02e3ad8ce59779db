/**
 * Search words of orders, the number of their lines, and indexes for the filters of the list: one per sort, with every column that
 * is filtered by, so that only the orders of a page are read.
 */
import { sql } from 'kysely'
import { z } from 'zod'
import type { Migration } from '../../../platform/database/migrate.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import { emailWords, nameWords, skuWords, trackingWords, type SearchWord } from './search-words.ts'

const ROWS_PER_READ = 500

const FILTERED = ['state', 'country', 'fulfilment', 'holds', 'storefront', 'currency', 'line_count'] as const

const INDEXES = {
  orders_by_time: ['created_at', 'id', ...FILTERED, 'total'],
  orders_by_state: ['state', 'created_at', 'id', ...FILTERED.slice(1), 'total'],
  orders_by_total: ['total', 'created_at', 'id', ...FILTERED],
  orders_by_number: ['number', 'id', ...FILTERED, 'created_at', 'total'],
} as const

const person = z.looseObject({ firstName: z.string(), lastName: z.string() })
const recipient = z.looseObject({
  contact: person.extend({ email: z.string() }),
  addresses: z.looseObject({ shipping: person, billing: person }),
})
const snapshotSchema = recipient.extend({ lines: z.array(z.looseObject({ sku: z.string() })) })
const amendmentSchema = z.looseObject({
  contact: person.extend({ email: z.string() }).exactOptional(),
  shipping: person.exactOptional(),
})

type Row = {
  readonly id: string
  readonly snapshot: string
  readonly amendment: string | null
  readonly name_key: string | null
}

type Read = { readonly lines: number; readonly words: readonly SearchWord[] }

function readRow({ id, snapshot, amendment, name_key: key }: Row): Read {
  const { contact, addresses, lines } = parseStoredJson(snapshotSchema, snapshot, `order ${id}`)
  const amended = amendment === null ? {} : parseStoredJson(amendmentSchema, amendment, `amendment of ${id}`)
  const skus = skuWords(lines.map(({ sku }) => sku))
  // The shopper's data was erased.
  if (key === null) return { lines: lines.length, words: skus }
  const names = [contact, addresses.shipping, addresses.billing, amended.contact, amended.shipping]
  const words = [
    ...nameWords(...names.filter((name) => name !== undefined)),
    ...emailWords((amended.contact ?? contact).email),
    ...skus,
  ]
  return { lines: lines.length, words }
}

export const orderSearchMigration: Migration = {
  name: 'commerce/018-order-search',
  async up(query, { orderedText }) {
    await query.schema
      .createTable('order_search')
      .addColumn('word', orderedText, (column) => column.notNull())
      .addColumn('order_id', orderedText, (column) => column.notNull())
      .addColumn('kind', orderedText, (column) => column.notNull())
      .addPrimaryKeyConstraint('order_search_key', ['word', 'order_id', 'kind'])
      .execute()
    await query.schema.alterTable('orders').addColumn('line_count', 'integer').execute()
    for (let last = ''; ;) {
      const { rows } =
        await sql<Row>`select id, snapshot, amendment, name_key from orders where id > ${last} order by id
        limit ${sql.lit(ROWS_PER_READ)}`.execute(query)
      for (const row of rows) {
        const { lines, words } = readRow(row)
        await sql`update orders set line_count = ${lines} where id = ${row.id}`.execute(query)
        if (words.length === 0) continue
        const values = words.map(({ word, kind }) => sql`(${word}, ${row.id}, ${kind})`)
        await sql`insert into order_search (word, order_id, kind) values ${sql.join(values)}`.execute(query)
      }
      last = rows.at(-1)?.id ?? ''
      if (rows.length < ROWS_PER_READ) break
    }
    const parcels = await sql<{ order_id: string; tracking_number: string }>`
      select distinct order_id, tracking_number from shipments where tracking_number is not null`.execute(query)
    for (const { order_id: orderId, tracking_number: number } of parcels.rows) {
      for (const { word, kind } of trackingWords(number)) {
        await sql`insert into order_search (word, order_id, kind) values (${word}, ${orderId}, ${kind})
          on conflict do nothing`.execute(query)
      }
    }
    await query.schema
      .createIndex('order_search_by_order')
      .on('order_search')
      .columns(['order_id', 'word', 'kind'])
      .execute()
    await sql`create index orders_on_hold on orders (id) where holds is not null`.execute(query)
    for (const [index, columns] of Object.entries(INDEXES)) {
      await query.schema.dropIndex(index).execute()
      await query.schema
        .createIndex(index)
        .on('orders')
        .columns([...columns])
        .execute()
    }
    await query.schema.alterTable('orders').dropColumn('name_key').execute()
  },
}
