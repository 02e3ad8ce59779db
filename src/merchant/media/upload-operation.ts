/** media.upload: one file of a merchant becomes a picture of the library. */
import { objectStorageOf } from '../../platform/object-storage/object-storage.ts'
import { z } from 'zod'
import { fail, ok } from '../../platform/result.ts'
import {
  acceptInChild,
  findLibraryPicture,
  findSamePicture,
  findUploaded,
  loadPictureAcceptance,
  noteUpload,
  pictureFile,
  picturesFolder,
  sharedPictures,
  registerPictures,
  restorePicture,
  type AcceptanceFailure,
  type LibraryPicture,
} from '../../services/images/admin.ts'
import type { BegunOperation, OperationResult, RunContext } from '../declaration.ts'
import { rejected, type OperationFailure } from '../failures/operation-failure.ts'
import { merchantOperation } from '../operation.ts'
import { picture, restoreMedia, shown, subjectOf, type MediaPicture } from './shown-picture.ts'

const MAX_BYTES = 40 * 1024 * 1024
/** Four letters for three bytes. */
const MAX_BASE64 = Math.ceil(MAX_BYTES / 3) * 4
const UPLOAD_TIMEOUT_MS = 110_000

/** One file: the browser sends those of a batch one by one, so that a bad one is rejected by itself. */
export const uploadMediaOperation = merchantOperation({
  name: 'media.upload',
  kind: 'write',
  permission: 'media.write',
  fresh: false,
  isUpload: true,
  timeoutMs: UPLOAD_TIMEOUT_MS,
  input: z.strictObject({
    fileName: z.string().min(1).max(300),
    /** Base64. */
    data: z.string().max(MAX_BASE64 + 4),
  }),
  /** `isNew` is false for a file that was uploaded before. */
  output: picture.extend({ isNew: z.boolean() }),
  begin: (context, { fileName, data }) => beginUpload(context, fileName, Buffer.from(data, 'base64')),
  undo: restoreMedia,
})

async function beginUpload(
  { database, files, dryRun }: RunContext,
  fileName: string,
  bytes: Uint8Array,
): OperationResult<BegunOperation<MediaPicture & { isNew: boolean }>> {
  if (files === undefined) throw new Error('The shop that runs this operation has no folder of files')
  if (bytes.byteLength > MAX_BYTES) return rejected('PICTURE_TOO_LARGE', { file: fileName })
  const known = await findUploaded(database.query, bytes)
  if (known !== undefined) return ok({ write: (inside) => takeAgain(inside, known) })
  if (dryRun) return rejected('UNKNOWN_PICTURE')
  const accepted = await acceptInChild({ fileName, bytes, folder: picturesFolder(files.dataDir), isReencoded: true })
  if (!accepted.ok) return fail(failureOf(accepted.failure))
  const { filePicture } = await loadPictureAcceptance()
  const row = filePicture(accepted.value)
  const objects = objectStorageOf(files)
  if (objects) {
    const folder = picturesFolder(files.dataDir)
    await sharedPictures(objects, folder).storeFile(pictureFile(folder, row))
  }
  return ok({
    async write(inside) {
      const same = await findSamePicture(inside.database.query, row.hash)
      if (same !== undefined) return takeAgain(inside, same)
      await inside.database.transaction(async (transaction) => {
        await registerPictures(transaction, [row], inside.clock)
        await noteUpload(transaction, row, bytes)
      })
      const log = inside.auditOf(subjectOf(row))
      log.changed({ field: 'file', before: null, after: row.name })
      log.restores({ deleted: true })
      return written(inside, row, true)
    },
  })
}

/** The same file again. One that was deleted is back. */
async function takeAgain(
  inside: RunContext,
  known: LibraryPicture,
): OperationResult<MediaPicture & { isNew: boolean }> {
  if (known.deletedAt !== null) {
    await inside.database.transaction((transaction) => restorePicture(transaction, known, inside.clock.now()))
    inside.auditOf(subjectOf(known)).changed({ field: 'deleted', before: true, after: false })
    inside.auditOf(subjectOf(known)).restores({ deleted: true })
  }
  return written(inside, known, false)
}

async function written(
  { database }: RunContext,
  address: { readonly hash: string; readonly name: string },
  isNew: boolean,
): OperationResult<MediaPicture & { isNew: boolean }> {
  const found = await findLibraryPicture(database.query, address)
  return found === undefined ? rejected('UNKNOWN_PICTURE') : ok({ ...shown(found), isNew })
}

const FAILURES = {
  NOT_READABLE: 'PICTURE_UNREADABLE',
  TOO_MANY_BYTES: 'PICTURE_TOO_LARGE',
  TOO_MANY_PIXELS: 'PICTURE_TOO_MANY_PIXELS',
  OTHER_FORMAT: 'PICTURE_OTHER_FORMAT',
} as const satisfies Record<AcceptanceFailure['code'], OperationFailure['code']>

const failureOf = ({ code, fileName, message }: AcceptanceFailure): OperationFailure => ({
  code: FAILURES[code],
  parameters: { file: fileName },
  field: 'data',
  details: { reason: message },
})
