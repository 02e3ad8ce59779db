/** Errors about a merchant's file, as failures: the process that runs the command may be another one. */
import { CatalogueFileError } from '../catalogue/problem.ts'
import { FileError, RejectedError } from '../errors.ts'
import type { OperationFailure } from '../failures/operation-failure.ts'

export function fileFailure(error: unknown): OperationFailure | undefined {
  if (error instanceof CatalogueFileError) return invalid(`${error.message} (row ${error.row})`)
  if (error instanceof FileError) return invalid(error.message)
  if (error instanceof RejectedError) return { code: 'FILE_FAILED', parameters: { reason: error.message } }
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return undefined
  if (error.code !== 'ENOENT') return { code: 'FILE_FAILED', parameters: { reason: error.message } }
  return { code: 'FILE_NOT_FOUND', parameters: { file: error.message.split("'")[1] ?? '' } }
}

const invalid = (reason: string): OperationFailure => ({ code: 'FILE_INVALID', parameters: { reason } })
