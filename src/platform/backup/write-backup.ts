/**
 * Copies the embedded database of a shop and its files into one file, while the shop runs. `VACUUM INTO` reads one state of
 * the database through a connection of its own: the shop writes meanwhile, and its event loop does no work for it.
 */
import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sqliteFile } from '../database/sqlite-file.ts'
import { newId } from '../ids.ts'
import { makePrivateDatabase } from '../private-files.ts'
import { SHOP_VERSION } from '../shop-version.ts'
import { BackupError, BACKUP_FORMAT, FILES_TABLE, INFO_TABLE } from './backup-format.ts'

/** A shop may wait for the disk as long before it gives up a commit. */
const BUSY_TIMEOUT_MS = 5000

type Source = {
  readonly dataDir: string
  /** Under `dataDir`. Their files never change, only appear and disappear. */
  readonly folders: readonly string[]
  readonly now: Date
}

export type WrittenBackup = { readonly files: number; readonly bytes: number }

/** Complete or not there: it is written under another name. Only its owner may read it, as the shop itself. */
export async function writeBackup(file: string, { dataDir, folders, now }: Source): Promise<WrittenBackup> {
  const source = sqliteFile(dataDir)
  if (!existsSync(source)) throw new BackupError(`There is no database ${source}`)
  if (existsSync(file)) throw new BackupError(`${file} exists already`)
  const unfinished = `${file}.${newId()}.unfinished`
  try {
    makePrivateFile(unfinished)
    copyDatabase(source, unfinished)
    const backup = new DatabaseSync(unfinished)
    try {
      describe(backup, now)
      // After the database: a file that it names is there already, one that comes later is in no row and does no harm.
      const files = await addFiles(backup, dataDir, folders)
      backup.close()
      const bytes = await flush(unfinished)
      await rename(unfinished, file)
      return { files, bytes }
    } finally {
      if (backup.isOpen) backup.close()
    }
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** `VACUUM INTO` accepts an empty file, whose mode it leaves as it is. */
function makePrivateFile(file: string): void {
  if (!existsSync(dirname(file))) throw new BackupError(`There is no folder ${dirname(file)}`)
  makePrivateDatabase(dirname(file), [file], { isFolderShared: true })
}

function copyDatabase(source: string, target: string): void {
  const database = new DatabaseSync(source, { timeout: BUSY_TIMEOUT_MS })
  try {
    database.prepare('VACUUM INTO ?').run(target)
  } finally {
    database.close()
  }
}

function describe(backup: DatabaseSync, now: Date): void {
  backup.exec(`create table ${INFO_TABLE} (format integer not null, version text not null, made_at text not null);
    create table ${FILES_TABLE} (path text primary key, sha256 text not null, bytes blob not null)`)
  backup
    .prepare(`insert into ${INFO_TABLE} (format, version, made_at) values (?, ?, ?)`)
    .run(BACKUP_FORMAT, SHOP_VERSION, now.toISOString())
}

/** One file after the other, so that only one is in memory. */
async function addFiles(backup: DatabaseSync, dataDir: string, folders: readonly string[]): Promise<number> {
  const insert = backup.prepare(`insert into ${FILES_TABLE} (path, sha256, bytes) values (?, ?, ?)`)
  let files = 0
  for (const folder of folders) {
    for (const path of await filesIn(join(dataDir, folder))) {
      const bytes = await readFile(path).catch(() => undefined)
      // Purged since the folder was listed.
      if (bytes === undefined) continue
      insert.run(relative(dataDir, path), hash('sha256', bytes), bytes)
      files += 1
    }
  }
  return files
}

async function filesIn(folder: string): Promise<readonly string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.unfinished'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted()
}

/** A backup that a power cut could take away is none. */
async function flush(file: string): Promise<number> {
  const handle = await open(file, 'r+')
  try {
    await handle.sync()
    return (await handle.stat()).size
  } finally {
    await handle.close()
  }
}
