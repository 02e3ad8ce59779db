/** Indexes of the lists of orders at the desk, and the names of shoppers as they are searched for. */
import { sql } from 'kysely'
import { z } from 'zod'
import { foldText } from '../../../markets/texts/fold-text.ts'
import type { Migration } from '../../../platform/database/migrate.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'

const ROWS_PER_READ = 1000

const contact = z.looseObject({ contact: z.looseObject({ firstName: z.string(), lastName: z.string() }) })

type Name = { readonly firstName: string; readonly lastName: string }

const nameKey = ({ firstName, lastName }: Name): string => ` ${foldText(`${firstName} ${lastName}`)}`

export const orderListMigration: Migration = {
  name: 'commerce/011-order-lists',
  async up(query, { orderedText }) {
    await query.schema.alterTable('orders').addColumn('name_key', orderedText).execute()
    for (let last = ''; ;) {
      const { rows } = await sql<{ id: string; snapshot: string }>`
        select id, snapshot from orders where id > ${last} order by id limit ${sql.lit(ROWS_PER_READ)}`.execute(query)
      for (const { id, snapshot } of rows) {
        const key = nameKey(parseStoredJson(contact, snapshot, `order ${id}`).contact)
        await sql`update orders set name_key = ${key} where id = ${id}`.execute(query)
      }
      last = rows.at(-1)?.id ?? ''
      if (rows.length < ROWS_PER_READ) break
    }
    // Each index holds all columns that a list is filtered by: rows of other states and countries are never read.
    await query.schema.dropIndex('orders_by_time').execute()
    await query.schema.createIndex('orders_by_time').on('orders').columns(['created_at', 'state', 'country']).execute()
    await query.schema.createIndex('orders_by_state').on('orders').columns(['state', 'created_at', 'country']).execute()
    await query.schema
      .createIndex('orders_by_total')
      .on('orders')
      .columns(['total', 'created_at', 'state', 'country'])
      .execute()
    await query.schema.createIndex('orders_by_name').on('orders').columns(['name_key', 'id']).execute()
  },
}
