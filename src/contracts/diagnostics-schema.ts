import { z } from 'zod'
import { DIAGNOSTICS_LEVELS, LONGEST_DIAGNOSTICS_MESSAGE } from './diagnostics.ts'

/** What the service accepts. Apart from the client, because zod stays on the server. */
export const diagnosticsEntry = z.strictObject({
  message: z.string().min(1).max(LONGEST_DIAGNOSTICS_MESSAGE),
  code: z.string().min(1).max(200),
  data: z.unknown().optional(),
  level: z.enum(DIAGNOSTICS_LEVELS),
  service: z.string().min(1).max(60),
})
