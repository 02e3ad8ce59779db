/** audit.erase-personal: empties what the audit log contains about a person. */
import { z } from 'zod'
import { ok } from '../../platform/result.ts'
import { erasePersonalValues } from '../../services/staff/admin.ts'
import { merchantOperation } from '../operation.ts'

/** The row about it has the number of values only: the address would be in the log again. */
export const eraseAuditOperation = merchantOperation({
  name: 'audit.erase-personal',
  kind: 'write',
  permission: 'privacy.erase',
  fresh: true,
  input: z.strictObject({ text: z.string().trim().min(5).max(320) }),
  output: z.object({ erased: z.int() }),
  async run({ database, audit }, { text }) {
    const erased = await erasePersonalValues(database, { texts: [text] })
    audit.detail('erased', erased)
    return ok({ erased })
  },
})
