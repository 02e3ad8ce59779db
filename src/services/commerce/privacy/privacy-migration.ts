/** Orders whose documents outlive the person's data, and how persons are found in orders. */
import { sql } from 'kysely'
import { z } from 'zod'
import type { Migration } from '../../../platform/database/migrate.ts'
import { parseStoredJson } from '../../../platform/stored-json.ts'

const ROWS_PER_READ = 1000

const withTelephone = z.looseObject({ contact: z.looseObject({ telephone: z.string() }) })

export const privacyMigration: Migration = {
  name: 'commerce/020-privacy',
  async up(query, { orderedText }) {
    await query.schema.alterTable('orders').addColumn('restricted_until', orderedText).execute()
    await query.schema.alterTable('orders').addColumn('telephone_key', orderedText).execute()
    for (let last = ''; ;) {
      const { rows } = await sql<{ id: string; snapshot: string }>`
        select id, snapshot from orders where id > ${last} order by id limit ${sql.lit(ROWS_PER_READ)}`.execute(query)
      for (const { id, snapshot } of rows) {
        const { telephone } = parseStoredJson(withTelephone, snapshot, `order ${id}`).contact
        await sql`update orders set telephone_key = ${telephone} where id = ${id}`.execute(query)
      }
      last = rows.at(-1)?.id ?? ''
      if (rows.length < ROWS_PER_READ) break
    }
    await query.schema.createIndex('orders_by_telephone').on('orders').column('telephone_key').execute()
    await sql`create index orders_by_folded_email on orders (lower(email_key))`.execute(query)
    await sql`create index orders_amended on orders (id) where amendment is not null`.execute(query)
    await sql`create index orders_restricted on orders (restricted_until) where restricted_until is not null`.execute(
      query,
    )
    await sql`create index withdrawals_by_email on withdrawals (lower(email))`.execute(query)
  },
}
