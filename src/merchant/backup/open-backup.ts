/** Unpacks a backup beside where it belongs, opens it as a shop does, and checks it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { unpackBackup, type UnpackedBackup } from '../../platform/backup/unpack-backup.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { createLog } from '../../platform/log/log.ts'
import { MIGRATIONS, type ShopSchema } from '../shop-schema.ts'
import { checkShop, type CheckedShop } from './check-shop.ts'

export type OpenedBackup = UnpackedBackup & CheckedShop

type Place = { readonly parent: string; readonly now: Date }

/**
 * Opening brings an older backup to the schema of this version, so that a restored shop starts. `use` gets the folder, which is
 * removed afterwards.
 */
export async function withOpenedBackup<Value>(
  file: string,
  { parent, now }: Place,
  use: (opened: OpenedBackup, dataDir: string) => Promise<Value>,
): Promise<Value> {
  const dataDir = await mkdtemp(join(parent, 'unpacked-'))
  try {
    const unpacked = await unpackBackup(file, dataDir)
    const database = await openDatabase<ShopSchema>({
      dataDir,
      migrations: MIGRATIONS,
      log: createLog({ level: 'error' }),
    })
    const checked = await closing(database, () => checkShop(database, { dataDir, now }))
    return await use({ ...unpacked, ...checked }, dataDir)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function closing<Value>(
  database: { readonly close: () => Promise<void> },
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    return await work()
  } finally {
    await database.close()
  }
}
