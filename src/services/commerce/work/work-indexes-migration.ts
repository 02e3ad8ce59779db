/** Indexes of the work that the start screen of the desk counts: few rows each, so they cost purchases next to nothing. */
import { sql } from 'kysely'
import type { Migration } from '../../../platform/database/migrate.ts'
import { HELD, TO_SHIP } from './work-conditions.ts'

export const workIndexesMigration: Migration = {
  name: 'commerce/019-work-indexes',
  async up(query) {
    await sql`create index orders_to_ship on orders (created_at, holds, line_count) where ${TO_SHIP}`.execute(query)
    await sql`create index orders_held on orders (created_at, state, holds, line_count) where ${HELD}`.execute(query)
  },
}
