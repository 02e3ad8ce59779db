import { DatabaseSync } from 'node:sqlite'
import { DatabaseError } from './database-error.ts'
import { lockFile } from './sqlite-file.ts'

const SQLITE_BUSY = 5

/**
 * Keeps a second process off the database file.
 *
 * SQLite would let several write in turn, but each would keep its own caches and queues over the same shop. The lock is
 * an exclusive transaction on an empty file beside the database: the kernel drops it when the process dies, however it
 * dies, and the database itself stays readable for a backup. The file is left behind on purpose; removing it would let
 * two processes lock two different files of the same name.
 */
export function lockSqlite(databaseFile: string): () => void {
  const lock = new DatabaseSync(lockFile(databaseFile), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!(error instanceof Error) || !('errcode' in error) || error.errcode !== SQLITE_BUSY) throw error
    throw new DatabaseError(
      'in-use',
      `The database ${databaseFile} is in use by another Sockeye: stop that one first, or set DATA_DIR to another folder.`,
    )
  }
  return () => lock.close()
}
