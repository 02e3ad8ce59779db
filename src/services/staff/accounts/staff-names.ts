/** Names of staff members and API keys by id, as other screens show them; the address where there is no name yet. */
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/open-database.ts'
import type { StaffTables } from '../tables.ts'

export async function staffNames(
  { query, amongTexts }: Pick<Database<StaffTables>, 'query' | 'amongTexts'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const among = sql<boolean>`id ${amongTexts([...new Set(ids)])}`
  const accounts = await query.selectFrom('staff_accounts').select(['id', 'name', 'email']).where(among).execute()
  const names = new Map(accounts.map(({ id, name, email }) => [id, name === '' ? email : name]))
  if (ids.every((id) => names.has(id))) return names
  const keys = await query.selectFrom('staff_api_keys').select(['id', 'name']).where(among).execute()
  return new Map([...names, ...keys.map(({ id, name }) => [id, name] as const)])
}
