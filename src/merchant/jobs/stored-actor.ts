/** Who started a job, as it is stored with it. */
import { z } from 'zod'
import type { Actor } from '../../contracts/staff/actor.ts'
import { ROLES } from '../../contracts/staff/roles.ts'
import { API_SCOPES } from '../../contracts/staff/scopes.ts'
import { LANGUAGES } from '../../markets/languages/languages.ts'

export const storedActor: z.ZodType<Actor> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('staff'),
    id: z.string(),
    name: z.string(),
    role: z.enum(ROLES),
    sessionId: z.string(),
    network: z.string(),
    // JSON has no undefined.
    freshUntil: z
      .string()
      .optional()
      .transform((moment) => moment),
    language: z.enum(LANGUAGES),
    demo: z.boolean(),
    hasFactor: z.boolean(),
  }),
  z.object({ kind: z.literal('cli'), user: z.string() }),
  z.object({ kind: z.literal('api-key'), id: z.string(), scopes: z.array(z.enum(API_SCOPES)), network: z.string() }),
  z.object({ kind: z.literal('system'), job: z.string() }),
])
