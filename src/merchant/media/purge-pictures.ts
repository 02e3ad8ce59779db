/** Deletes pictures that were deleted 30 days ago, with their files. Returns how many. */
import { picturesFolder, purgeDeletedPictures } from '../../services/images/admin.ts'
import type { OperationContext } from '../declaration.ts'

export async function purgePictures({
  database,
  clock,
  files,
}: Pick<OperationContext, 'database' | 'clock' | 'files'>): Promise<number> {
  return files === undefined ? 0 : purgeDeletedPictures(database.query, picturesFolder(files.dataDir), clock.now())
}
