import { sql } from 'kysely'
import type { Migration } from '../../../platform/database/migrate.ts'

/** The order that staff give rules; until now it was that of their ids. */
export const ruleOrderMigration: Migration = {
  name: 'discovery/007-rule-order',
  async up(query) {
    await query.schema
      .alterTable('search_rules')
      .addColumn('position', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await sql`update search_rules set position = (select count(*) from search_rules as other where other.id < search_rules.id)`.execute(
      query,
    )
    await query.schema
      .alterTable('products_version')
      .addColumn('rules', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
