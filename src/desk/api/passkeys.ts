/** Passkeys with the browser's own functions: options and answers are JSON on the wire. */
import { callAuth } from './call-auth.ts'
import { creationOptionsSchema, enrolledSchema, requestOptionsSchema, sessionSchema } from './auth-schemas.ts'
import { CANCELLED, OperationError } from './operation-error.ts'
import type { SessionView } from '../../contracts/staff/session-view.ts'

export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

export async function signInWithPasskey(): Promise<SessionView> {
  const { challengeId, options } = await callAuth('passkey/options', {}, requestOptionsSchema)
  return callAuth('passkey', { challengeId, response: await requestPasskey(options) }, sessionSchema)
}

export async function confirmWithPasskey(): Promise<SessionView> {
  const { challengeId, options } = await callAuth('confirm/options', {}, requestOptionsSchema)
  return callAuth('confirm', { challengeId, response: await requestPasskey(options) }, sessionSchema)
}

export async function addPasskey(label: string) {
  const { challengeId, options } = await callAuth('enrol/passkey/options', {}, creationOptionsSchema)
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const credential = await prompt(() => navigator.credentials.create({ publicKey }))
  return callAuth('enrol/passkey', { challengeId, response: credential.toJSON(), label }, enrolledSchema)
}

async function requestPasskey(options: PublicKeyCredentialRequestOptionsJSON): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const credential = await prompt(() => navigator.credentials.get({ publicKey }))
  return credential.toJSON()
}

/** Closing the browser's dialog, a timeout and a missing passkey look the same on purpose. */
async function prompt(show: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await show()
    if (credential instanceof PublicKeyCredential) return credential
  } catch (error) {
    if (error instanceof DOMException && error.name === 'InvalidStateError') {
      throw new OperationError(0, { code: 'PASSKEY_EXISTS' })
    }
  }
  throw new OperationError(0, { code: CANCELLED })
}
