/** What a browser returns for a passkey, in the JSON forms of WebAuthn. */
import { z } from 'zod'

const MAX_BYTES = 8192

const base64url = z
  .string()
  .max(MAX_BYTES)
  .regex(/^[\w-]+$/)

/** Credential ids are at most 1023 bytes. */
const credentialId = base64url.max(1364)

const TRANSPORTS = ['usb', 'nfc', 'ble', 'smart-card', 'hybrid', 'internal'] as const

/** Transports that are not known here are dropped. */
const transports = z
  .array(z.string().max(40))
  .max(20)
  .transform((names) => TRANSPORTS.filter((name) => names.includes(name)))

export const registrationResponse = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({ credProps: z.object({ rk: z.boolean().optional() }).optional() }).default({}),
  response: z.object({
    attestationObject: base64url,
    authenticatorData: base64url,
    clientDataJSON: base64url,
    publicKey: base64url,
    publicKeyAlgorithm: z.union([z.literal(-7), z.literal(-257)]),
    transports: transports.default([]),
  }),
})

export const authenticationResponse = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    authenticatorData: base64url,
    clientDataJSON: base64url,
    signature: base64url,
    userHandle: base64url.nullish(),
  }),
})

/** The browser's own account of what it did, which the passkey signs. */
export const clientData = z.object({
  type: z.string(),
  challenge: z.string(),
  origin: z.string(),
  crossOrigin: z.boolean().optional(),
})
