/** What a shop on SQLite has stored, so that a test can see that nothing was written. */
import { createHash } from 'node:crypto'
import { sqliteFile } from '../../src/platform/database/sqlite-file.ts'
import { DatabaseSync } from 'node:sqlite'

/** A hash of each table. */
export function storedRows(dataDir: string): Readonly<Record<string, string>> {
  const database = new DatabaseSync(sqliteFile(dataDir), { readOnly: true })
  try {
    const tables = database.prepare("select name from sqlite_master where type = 'table' order by name").all()
    return Object.fromEntries(
      tables.map(({ name }) => {
        const hash = createHash('sha256')
        for (const row of database.prepare(`select * from "${String(name)}"`).iterate())
          hash.update(JSON.stringify(row))
        return [String(name), hash.digest('hex')]
      }),
    )
  } finally {
    database.close()
  }
}
