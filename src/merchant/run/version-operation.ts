/** version.read: the versions that edits of subjects are based on (OPS-05), for those that are not read together with one. */
import { z } from 'zod'
import { ok } from '../../platform/result.ts'
import { merchantOperation } from '../operation.ts'
import { versionsOf } from './versions.ts'

const MAX_SUBJECTS_READ = 200

/** How often something was edited is no secret: everyone who is signed in may read it. */
export const readVersionsOperation = merchantOperation({
  name: 'version.read',
  kind: 'read',
  permission: 'signed-in',
  fresh: false,
  input: z.strictObject({ subjects: z.array(z.string().min(1).max(300)).min(1).max(MAX_SUBJECTS_READ) }),
  output: z.record(z.string(), z.int()),
  async run({ database }, { subjects }) {
    const versions = await versionsOf(database.query, subjects)
    return ok(Object.fromEntries(subjects.map((subject) => [subject, versions.get(subject) ?? 0])))
  },
})
