/** Deletes pictures that were deleted 30 days ago, with their files. Returns how many. */
import { objectStorageOf } from '../../platform/object-storage/object-storage.ts'
import { picturesFolder, purgeDeletedPictures } from '../../services/images/admin.ts'
import type { OperationContext } from '../declaration.ts'

export async function purgePictures({
  database,
  clock,
  files,
}: Pick<OperationContext, 'database' | 'clock' | 'files'>): Promise<number> {
  if (files === undefined) return 0
  const place = { folder: picturesFolder(files.dataDir), objects: objectStorageOf(files) }
  return purgeDeletedPictures(database.query, place, clock.now())
}
