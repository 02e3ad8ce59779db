/** What a browser sends of a passkey: the JSON forms of WebAuthn, with limits. Whether it is genuine is for the staff service. */
import { z } from 'zod'

const base64url = (maxLength: number) =>
  z
    .string()
    .min(1)
    .max(maxLength)
    .regex(/^[\w-]+$/)

/** Results of extensions. The desk requests none, but password managers add some; they are not read. */
const extensionResults = z.strictObject({
  appid: z.boolean().optional(),
  appidExclude: z.boolean().optional(),
  credProps: z.strictObject({ rk: z.boolean().optional() }).optional(),
  hmacCreateSecret: z.boolean().optional(),
  minPinLength: z.int().min(0).max(255).optional(),
  prf: z.strictObject({ enabled: z.boolean().optional() }).optional(),
})

const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
  clientExtensionResults: extensionResults,
}

const clientDataJSON = base64url(4000)

/** Of a sign-in. */
export const passkeyAssertion = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON,
    authenticatorData: base64url(4000),
    signature: base64url(2000),
    userHandle: base64url(200).nullish(),
    attestationObject: base64url(10_000).nullish(),
  }),
})

/** Of a new passkey. */
export const passkeyRegistration = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON,
    attestationObject: base64url(10_000),
    authenticatorData: base64url(4000).optional(),
    publicKey: base64url(4000).nullish(),
    publicKeyAlgorithm: z.int().optional(),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
})
