/** Notes of staff about orders, and which order a notification of the payment provider was about: both are in its timeline. */
import { sql } from 'kysely'
import { z } from 'zod'
import type { Migration } from '../../../platform/database/migrate.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'

const ROWS_PER_READ = 1000

const item = z.looseObject({ originalReference: z.string().exactOptional() })

export const orderNotesMigration: Migration = {
  name: 'commerce/017-order-notes',
  async up(query, { orderedText }) {
    await query.schema
      .createTable('order_notes')
      .addColumn('id', orderedText, (column) => column.primaryKey())
      .addColumn('order_id', orderedText, (column) => column.notNull().references('orders.id'))
      .addColumn('author', orderedText, (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('created_at', orderedText, (column) => column.notNull())
      .addColumn('corrected_at', orderedText)
      .execute()
    await query.schema
      .createIndex('order_notes_by_order')
      .on('order_notes')
      .columns(['order_id', 'created_at'])
      .execute()
    await query.schema.alterTable('payment_events').addColumn('order_id', orderedText).execute()
    for (let last = ''; ;) {
      const { rows } = await sql<{ key: string; psp_reference: string; item: string }>`
        select key, psp_reference, item from payment_events where key > ${last} order by key
        limit ${sql.lit(ROWS_PER_READ)}`.execute(query)
      for (const row of rows) {
        const { originalReference } = parseStoredJson(item, row.item, `payment notification ${row.key}`)
        await sql`update payment_events set order_id = (select order_id from payments
          where psp_reference = ${originalReference ?? row.psp_reference}) where key = ${row.key}`.execute(query)
      }
      last = rows.at(-1)?.key ?? ''
      if (rows.length < ROWS_PER_READ) break
    }
    await query.schema.createIndex('payment_events_by_order').on('payment_events').column('order_id').execute()
  },
}
