/**
 * Puts an unpacked backup in the place of a shop that is stopped. Files are added before the database that names them; the
 * database is renamed over the old one, so that a crash leaves the one or the other. The old one stays beside it.
 */
import { cpSync, existsSync, linkSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SEARCH_INDEX_FOLDER } from '../data-folders.ts'
import { lockFile, sqliteFile } from '../database/sqlite-file.ts'
import { lockSqlite } from '../database/sqlite-lock.ts'
import { makePrivateDatabase } from '../private-files.ts'

/** Returns where the database that was there is now. Throws a DatabaseError while a shop uses it. */
export function replaceShop(dataDir: string, unpacked: string, now: Date): string | undefined {
  const file = sqliteFile(dataDir)
  makePrivateDatabase(dataDir, [lockFile(file)])
  const unlock = lockSqlite(file)
  try {
    foldJournal(sqliteFile(unpacked))
    const isUpload = (path: string) => !path.startsWith(sqliteFile(unpacked))
    cpSync(unpacked, dataDir, { recursive: true, filter: isUpload })
    const before = existsSync(file) ? `${file}.before-${now.toISOString().replaceAll(/[-:.]/g, '')}` : undefined
    if (before !== undefined) {
      foldJournal(file)
      linkSync(file, before)
    }
    rmSync(join(dataDir, SEARCH_INDEX_FOLDER), { recursive: true, force: true })
    renameSync(sqliteFile(unpacked), file)
    return before
  } finally {
    unlock()
  }
}

/** Writes the journal of a killed shop into its database: only the one file is moved. */
function foldJournal(file: string): void {
  const database = new DatabaseSync(file)
  try {
    database.exec('pragma journal_mode = delete')
  } finally {
    database.close()
  }
  for (const end of ['-wal', '-shm']) rmSync(file + end, { force: true })
}
