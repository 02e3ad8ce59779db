/**
 * Recorded passkeys: registrations and sign-ins of "Web Authentication, Level 3", section "Test Vectors", as a browser returns
 * them, and some that Chromium returned. What a browser adds to the recorded bytes (data of the authenticator, public key,
 * algorithm) is read from the attestation object.
 */
import { readFileSync } from 'node:fs'
import { z } from 'zod'

const base64url = z.string().regex(/^[\w-]+$/)

const vector = z.strictObject({
  id: base64url,
  registration: z.strictObject({
    challenge: base64url,
    clientDataJSON: base64url,
    attestationObject: base64url,
    authenticatorData: base64url,
    publicKey: base64url,
    publicKeyAlgorithm: z.int(),
  }),
  authentication: z.strictObject({
    challenge: base64url,
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
  }),
})

type Vector = z.output<typeof vector>

const VECTORS = z
  .record(z.string(), vector)
  .parse(JSON.parse(readFileSync(new URL('webauthn-vectors.json', import.meta.url), 'utf8')))

/** Where the passkeys of the specification were created. */
export const VECTOR_ORIGIN = 'https://example.org'

export function webauthnVector(name: string): Vector {
  const found = VECTORS[name]
  if (found === undefined) throw new Error(`There is no vector ${name}`)
  return found
}

const credentialOf = ({ id }: Vector) => ({ id, rawId: id, type: 'public-key', clientExtensionResults: {} })

export function recordedRegistration(given: Vector) {
  const { challenge: _challenge, ...response } = given.registration
  return { ...credentialOf(given), response: { ...response, transports: [] } }
}

export function recordedSignIn(given: Vector) {
  const { challenge: _challenge, ...response } = given.authentication
  return { ...credentialOf(given), response }
}
