/** A row of the audit log as it is listed. */
import { z } from 'zod'
import { AUDIT_OUTCOMES } from '../../contracts/staff/audit-entry.ts'

const value = z.union([z.object({ erased: z.literal(true) }), z.object({ value: z.unknown() })])

export const auditRow = z.object({
  id: z.string(),
  at: z.string(),
  actor: z.object({
    kind: z.enum(['staff', 'cli', 'api-key', 'system']),
    id: z.string().exactOptional(),
    name: z.string().exactOptional(),
  }),
  network: z.string().nullable(),
  operation: z.string(),
  subject: z.string().nullable(),
  outcome: z.enum(AUDIT_OUTCOMES),
  changes: z.array(
    z.object({ field: z.string(), before: value, after: value, personal: z.literal(true).exactOptional() }),
  ),
  details: z.record(z.string(), z.unknown()),
  sealed: z.boolean(),
})
