/** Gives a merchant the search rules of the shop as a file that the import takes back. The same rules give the same bytes. */
import type { Database } from '../../platform/database/open-database.ts'
import { readRules } from '../../services/discovery/admin.ts'
import type { DiscoveryTables } from '../../services/discovery/tables.ts'
import { writeFileAtomically } from '../files/write-file-atomically.ts'

export async function exportRules({
  file,
  database,
}: {
  readonly file: string
  readonly database: Database<DiscoveryTables>
}): Promise<number> {
  const rules = await readRules(database.query)
  await writeFileAtomically(file, [`${JSON.stringify(rules, null, 2)}\n`])
  return rules.length
}
