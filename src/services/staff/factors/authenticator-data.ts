/** The part of WebAuthn's authenticator data that the library does not read: which credential was created. */
const FLAGS_AT = 32
const ATTESTED = 0x40
const ID_LENGTH_AT = 53
const ID_AT = 55

export type AttestedCredential = {
  /** Base64url. */
  readonly id: string
  /** COSE key, followed by extensions. */
  readonly key: Buffer
}

/** Undefined where it has no attested credential, or is cut off. */
export function attestedCredential(authenticatorData: Buffer): AttestedCredential | undefined {
  if (authenticatorData.length < ID_AT || ((authenticatorData[FLAGS_AT] ?? 0) & ATTESTED) === 0) return undefined
  const end = ID_AT + authenticatorData.readUInt16BE(ID_LENGTH_AT)
  if (end >= authenticatorData.length) return undefined
  return { id: authenticatorData.toString('base64url', ID_AT, end), key: authenticatorData.subarray(end) }
}
