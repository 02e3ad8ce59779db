/**
 * Signals changes to other nodes with LISTEN/NOTIFY, by a trigger: whatever process has changed a version, a command line too. A
 * signal is only a hint to look now; who misses it finds the change with the next poll. SQLite has one process and needs none.
 */
import { sql } from 'kysely'
import type { EngineTypes } from '../database/engine.ts'
import type { Migration } from '../database/migrate.ts'

export const CHANGE_CHANNEL = 'sockeye_changes'

/** `table` has a row with a `version` that increases with each change. Its name is what listeners receive. */
export async function notifyVersion(
  query: Parameters<Migration['up']>[0],
  { name: engine }: Pick<EngineTypes, 'name'>,
  table: 'content_version' | 'products_version' | 'offers_version',
): Promise<void> {
  if (engine === 'sqlite') return
  const statements = [
    `create function notify_${table}() returns trigger language plpgsql as
      $$ begin perform pg_notify('${CHANGE_CHANNEL}', '${table}'); return null; end $$`,
    `create trigger notify_${table} after update on ${table} for each row
      when (old.version is distinct from new.version) execute function notify_${table}()`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(query)
}
