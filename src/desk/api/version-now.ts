/** The version of a subject that this screen has just created or shows without its version. */
import { readOperation } from './call-operation.ts'

export const versionNow = async (subject: string): Promise<number> =>
  (await readOperation('version.read', { subjects: [subject] }))[subject] ?? 0
