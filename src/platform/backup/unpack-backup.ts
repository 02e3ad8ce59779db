/** Unpacks a backup into an empty folder, as the data directory of a shop, and checks every byte that it can check. */
import { hash } from 'node:crypto'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { dirname, isAbsolute, join, normalize } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { sqliteFile } from '../database/sqlite-file.ts'
import { makePrivateDatabase, PRIVATE_FILE, PRIVATE_FOLDER } from '../private-files.ts'
import { BACKUP_FORMAT, BackupError, FILES_TABLE, INFO_TABLE } from './backup-format.ts'

const info = z.object({ format: z.int(), version: z.string(), made_at: z.string() })
const storedFile = z.object({ path: z.string(), sha256: z.string(), bytes: z.instanceof(Uint8Array) })

export type UnpackedBackup = { readonly version: string; readonly madeAt: string; readonly files: number }

export async function unpackBackup(file: string, dataDir: string): Promise<UnpackedBackup> {
  const target = sqliteFile(dataDir)
  makePrivateDatabase(dataDir, [])
  await copyFile(file, target)
  makePrivateDatabase(dataDir, [target])
  const database = openBackup(target, file)
  try {
    const { version, made_at: madeAt } = readInfo(database, file)
    requireIntact(database, file)
    let files = 0
    for (const row of database.prepare(`select path, sha256, bytes from ${FILES_TABLE} order by path`).iterate()) {
      await writeStored(storedFile.parse(row), dataDir, file)
      files += 1
    }
    database.exec(`drop table ${FILES_TABLE}; drop table ${INFO_TABLE}; vacuum`)
    return { version, madeAt, files }
  } finally {
    database.close()
  }
}

function openBackup(target: string, file: string): DatabaseSync {
  const database = new DatabaseSync(target)
  try {
    database.prepare('select count(*) from sqlite_schema').get()
    return database
  } catch (cause) {
    database.close()
    throw new BackupError(`${file} is not a backup of a shop`, { cause })
  }
}

function readInfo(database: DatabaseSync, file: string): z.infer<typeof info> {
  const tables = database.prepare('select name from sqlite_schema where name in (?, ?)').all(INFO_TABLE, FILES_TABLE)
  if (tables.length < 2) throw new BackupError(`${file} is not a backup of a shop`)
  const found = info.parse(database.prepare(`select format, version, made_at from ${INFO_TABLE}`).get())
  if (found.format !== BACKUP_FORMAT) {
    throw new BackupError(
      `${file} has the format ${found.format} of Sockeye ${found.version}, which this one cannot read`,
    )
  }
  return found
}

const checkRow = z.object({ integrity_check: z.string() })

/** Damaged pages, indexes without their rows, rows without what they refer to. */
function requireIntact(database: DatabaseSync, file: string): void {
  const { integrity_check: found } = checkRow.parse(database.prepare('pragma integrity_check(1)').get())
  if (found !== 'ok') throw new BackupError(`${file} is damaged: ${found}`)
  const orphan = database.prepare('pragma foreign_key_check').get()
  if (orphan !== undefined) throw new BackupError(`${file} is damaged: a row refers to one that is missing`)
}

async function writeStored({ path, sha256, bytes }: z.infer<typeof storedFile>, dataDir: string, file: string) {
  if (isAbsolute(path) || normalize(path) !== path || path.startsWith('..')) {
    throw new BackupError(`${file} contains a file outside the shop: ${path}`)
  }
  if (hash('sha256', bytes) !== sha256) throw new BackupError(`${file} is damaged: ${path} has other bytes`)
  const target = join(dataDir, path)
  await mkdir(dirname(target), { recursive: true, mode: PRIVATE_FOLDER })
  await writeFile(target, bytes, { mode: PRIVATE_FILE })
}
