/**
 * Folders and files that only the owner of the process may read: they hold names, addresses and orders (SEC-10). What is
 * accessible to others is repaired; where that is impossible, the shop does not start.
 */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs'

export const PRIVATE_FOLDER = 0o700
export const PRIVATE_FILE = 0o600

const OTHERS = 0o077
/** Set on folders that many users share, such as /tmp. */
const STICKY = 0o1000

/** A killed process leaves them behind. */
const JOURNALS = ['-wal', '-shm', '-journal']

/** SQLite gives its journals the mode of the database, so that the files have to exist before it opens them. */
export function makePrivateDatabase(
  folder: string,
  files: readonly string[],
  /** Of a backup: the folder is the merchant's own, with other files. */
  { isFolderShared = false }: { readonly isFolderShared?: boolean } = {},
): void {
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER })
  if (!isFolderShared) restrictToOwner(folder)
  for (const file of files) {
    closeSync(openSync(file, 'a', PRIVATE_FILE))
    for (const end of ['', ...JOURNALS]) restrictToOwner(file + end)
  }
}

/** Removes the permissions of others from what exists; throws where they remain. */
export function restrictToOwner(path: string): void {
  if (process.platform === 'win32' || !existsSync(path)) return
  const { mode } = statSync(path)
  if ((mode & OTHERS) === 0) return
  if (mode & STICKY) throw new Error(`${path} is shared by all users, choose a folder that is used for nothing else`)
  try {
    chmodSync(path, mode & PRIVATE_FOLDER)
  } catch {
    // Another user owns it: the check below says so.
  }
  // Some file systems accept the change and ignore it.
  if (statSync(path).mode & OTHERS) {
    throw new Error(`${path} is accessible to other users and its permissions cannot be changed`)
  }
}
