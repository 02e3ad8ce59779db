import { z } from 'zod'
import { PAGE_TYPES } from '../../markets/paths/page-type.ts'
import { DIAGNOSTICS_LEVELS, MAX_DIAGNOSTICS_MESSAGE_LENGTH } from './diagnostics.ts'
import { DEVICE_CLASSES } from './vitals.ts'

/** What the service accepts. Apart from the client, because zod stays on the server. */
export const diagnosticsEntry = z.strictObject({
  message: z.string().min(1).max(MAX_DIAGNOSTICS_MESSAGE_LENGTH),
  code: z.string().min(1).max(200),
  data: z.unknown().optional(),
  level: z.enum(DIAGNOSTICS_LEVELS),
  service: z.string().min(1).max(60),
})

const HOUR_MS = 3_600_000

const milliseconds = z.number().min(0).max(HOUR_MS).exactOptional()

export const vitalsReport = z.strictObject({
  page: z.enum(PAGE_TYPES),
  device: z.enum(DEVICE_CLASSES).exactOptional(),
  vitals: z.strictObject({
    ttfb: milliseconds,
    lcp: milliseconds,
    inp: milliseconds,
    cls: z.number().min(0).max(100).exactOptional(),
  }),
})
