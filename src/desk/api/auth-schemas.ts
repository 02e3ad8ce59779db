/** Answers of the routes below /desk/auth. */
import * as z from 'zod/mini'
import { isPermission } from '../../contracts/staff/permissions.ts'
import { ROLES } from '../../contracts/staff/roles.ts'
import { type SessionView, THEMES } from '../../contracts/staff/session-view.ts'
import { LANGUAGES } from '../../markets/languages/languages.ts'

export const sessionSchema: z.ZodMiniType<SessionView> = z.object({
  account: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(ROLES),
    language: z.enum(LANGUAGES),
    theme: z.enum(THEMES),
    timeZone: z.nullable(z.string()),
    demo: z.boolean(),
    hasFactor: z.boolean(),
    factors: z.object({ passkeys: z.number(), totp: z.boolean(), recoveryCodes: z.number() }),
  }),
  // A newer server may have permissions that this version of the desk does not list.
  permissions: z.pipe(
    z.array(z.string()),
    z.transform((names: string[]) => names.filter(isPermission)),
  ),
  freshUntil: z.nullable(z.string()),
  expiresAt: z.string(),
  remoteServices: z.object({
    commerce: z.exactOptional(z.string()),
    content: z.exactOptional(z.string()),
    discovery: z.exactOptional(z.string()),
  }),
})

/** The last step of the enrolment brings the codes; the others the session alone. */
export const enrolledSchema = z.object({ session: sessionSchema, recoveryCodes: z.optional(z.array(z.string())) })

export const linkSchema = z.object({
  kind: z.enum(['invite', 'factors', 'password']),
  email: z.string(),
  name: z.string(),
})

export const totpSchema = z.object({ secret: z.string(), uri: z.string(), qr: z.array(z.array(z.boolean())) })

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null

/** The browser itself checks the options when it parses them. */
export const requestOptionsSchema = z.object({
  challengeId: z.string(),
  options: z.custom<PublicKeyCredentialRequestOptionsJSON>(isObject),
})
export const creationOptionsSchema = z.object({
  challengeId: z.string(),
  options: z.custom<PublicKeyCredentialCreationOptionsJSON>(isObject),
})

export const nothingSchema = z.unknown()
