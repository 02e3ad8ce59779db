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

/** Rows that background jobs still work on: their writes would change the hashes that are compared. */
export function unfinishedJobs(dataDir: string): unknown {
  const database = new DatabaseSync(sqliteFile(dataDir), { readOnly: true })
  try {
    const counted = database.prepare(`
      select (select count(*) from staff_audit_pending)
        + (select count(*) from outbox
           where done_at is null and dead_at is null and (tries > 0 or due_at <= ?)) as unfinished`)
    return counted.get(new Date().toISOString())?.['unfinished']
  } finally {
    database.close()
  }
}
