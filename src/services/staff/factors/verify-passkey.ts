/**
 * Verifies passkeys with @passwordless-id/webauthn: signature, type, origin, challenge, RP ID and user verification. What it
 * leaves to its caller is checked here: the shape of the message, frames of other origins, which credential the data is about,
 * that key and data belong together, and whose passkey it is. Counting is acceptPasskeyUse.
 */
import { createPublicKey } from 'node:crypto'
import { fail, ok, type Result } from '../../../platform/result.ts'
import { attestedCredential } from './authenticator-data.ts'
import { paddedSignature } from './padded-signature.ts'
import { authenticationResponse, clientData, registrationResponse } from './passkey-responses.ts'
import type { RelyingParty } from './relying-party.ts'
import type { NewPasskey, StoredPasskey } from './stored-passkeys.ts'

/** Loaded with the first passkey: most starts of the shop need it later or never. */
const loadServer = async () => (await import('@passwordless-id/webauthn')).server

type Expected = {
  /** Undefined: unknown, expired or used. */
  readonly challenge: string | undefined
  readonly relyingParty: RelyingParty
}

/** The failure is for the log. */
export async function verifyNewPasskey(
  given: unknown,
  { challenge, relyingParty }: Expected,
): Promise<Result<NewPasskey, string>> {
  const parsed = registrationResponse.safeParse(given)
  if (!parsed.success) return fail('malformed')
  const { data } = parsed
  if (challenge === undefined) return fail('challenge')
  if (data.clientExtensionResults.credProps?.rk === false) return fail('not discoverable')
  if (isInFrame(data.response.clientDataJSON)) return fail('cross origin')
  const attested = attestedCredential(Buffer.from(data.response.authenticatorData, 'base64url'))
  if (attested === undefined || attested.id !== data.id || data.rawId !== data.id) return fail('other credential')
  if (!isKeyIn(data.response.publicKey, attested.key)) return fail('other key')
  const server = await loadServer()
  try {
    const { credential, authenticator } = await server.verifyRegistration(
      { ...data, clientExtensionResults: {}, user: { name: '' } },
      { challenge, origin: relyingParty.origin, domain: relyingParty.id, userVerified: true },
    )
    const { id, publicKey, algorithm, transports } = credential
    return ok({ id, publicKey, algorithm, transports, signCount: authenticator.counter })
  } catch (error) {
    return fail(reasonOf(error))
  }
}

export type PasskeyUse = { readonly passkey: StoredPasskey; readonly signCount: number }

/** The passkey where it is known, for the audit log. */
export type PasskeyRejection = { readonly reason: string; readonly passkey: StoredPasskey | undefined }

export async function verifyPasskey(
  given: unknown,
  { challenge, relyingParty, find }: Expected & { readonly find: (id: string) => Promise<StoredPasskey | undefined> },
): Promise<Result<PasskeyUse, PasskeyRejection>> {
  const parsed = authenticationResponse.safeParse(given)
  if (!parsed.success) return fail({ reason: 'malformed', passkey: undefined })
  const { data } = parsed
  const passkey = await find(data.id)
  const reject = (reason: string) => fail({ reason, passkey })
  if (passkey === undefined) return reject('unknown credential')
  if (challenge === undefined) return reject('challenge')
  const { authenticatorData, clientDataJSON, userHandle } = data.response
  if (typeof userHandle === 'string' && userHandle !== passkey.account_id) return reject('other account')
  if (isInFrame(clientDataJSON)) return reject('cross origin')
  const algorithm = passkey.algorithm === 'RS256' ? 'RS256' : 'ES256'
  const signature = readableSignature(data.response.signature, algorithm)
  if (signature === undefined) return reject('malformed signature')
  const server = await loadServer()
  try {
    const use = await server.verifyAuthentication(
      { ...data, clientExtensionResults: {}, response: { authenticatorData, clientDataJSON, signature } },
      { id: passkey.id, publicKey: passkey.public_key, algorithm, transports: [] },
      { challenge, origin: relyingParty.origin, domain: relyingParty.id, userVerified: true },
    )
    return ok({ passkey, signCount: use.counter })
  } catch (error) {
    return reject(reasonOf(error))
  }
}

function readableSignature(signature: string, algorithm: 'ES256' | 'RS256'): string | undefined {
  if (algorithm === 'RS256') return signature
  return paddedSignature(Buffer.from(signature, 'base64url'))?.toString('base64url')
}

/** The first words of the library's message: the rest repeats what was sent. */
const reasonOf = (error: unknown): string => (error instanceof Error ? (error.message.split(':')[0] ?? '') : 'unknown')

/** A page that shows the desk in a frame must not get a sign-in out of it. What cannot be read is rejected by the library. */
function isInFrame(clientDataJson: string): boolean {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'))
    return clientData.parse(data).crossOrigin === true
  } catch {
    return false
  }
}

/** The numbers of the key are in the data of the authenticator: what is stored is the key that was created. */
function isKeyIn(spki: string, cose: Buffer): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(spki, 'base64url'), format: 'der', type: 'spki' })
    const { x, y, n } = key.export({ format: 'jwk' })
    const numbers = [x, y, n].filter((number) => number !== undefined)
    return numbers.length > 0 && numbers.every((number) => cose.includes(Buffer.from(number, 'base64url')))
  } catch {
    return false
  }
}
