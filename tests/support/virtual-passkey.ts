/** An authenticator in software: creates passkeys and signs with them, in the JSON forms that a browser returns. */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type { PasskeyCreationOptions, PasskeyRequestOptions } from '../../src/contracts/staff/sign-in.ts'

/** What an attacker, or a bad device, does differently. */
export type Deviation = {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly userVerified?: boolean
  readonly crossOrigin?: boolean
  readonly signCount?: number
  readonly userHandle?: string
  readonly id?: string
  readonly type?: string
}

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 } as const

export function virtualPasskey({ origin, algorithm = 'ES256' }: { origin: string; algorithm?: 'ES256' | 'RS256' }) {
  const keys =
    algorithm === 'ES256'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('rsa', { modulusLength: 2048 })
  const id = randomBytes(32)
  let count = 0
  let userHandle = ''

  const clientData = (type: string, challenge: string, given: Deviation) =>
    Buffer.from(
      JSON.stringify({
        type: given.type ?? type,
        challenge: given.challenge ?? challenge,
        origin: given.origin ?? origin,
        crossOrigin: given.crossOrigin ?? false,
      }),
    )
  const header = (rpId: string, flags: number, given: Deviation) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(given.signCount ?? count)
    const verified = given.userVerified === false ? 0 : FLAGS.verified
    const hash = createHash('sha256')
      .update(given.rpId ?? rpId)
      .digest()
    return Buffer.concat([hash, Buffer.from([FLAGS.present | verified | flags]), counter])
  }

  return {
    id: id.toString('base64url'),
    create({ challenge, rp, user }: PasskeyCreationOptions, given: Deviation = {}) {
      userHandle = user.id
      const length = Buffer.from([0, id.length])
      const data = Buffer.concat([
        header(rp.id, FLAGS.attested, given),
        Buffer.alloc(16),
        length,
        id,
        cose(keys.publicKey),
      ])
      const credential = given.id ?? id.toString('base64url')
      return {
        id: credential,
        rawId: credential,
        type: 'public-key',
        authenticatorAttachment: 'platform',
        clientExtensionResults: { credProps: { rk: true } },
        response: {
          attestationObject: data.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          clientDataJSON: clientData('webauthn.create', challenge, given).toString('base64url'),
          publicKey: keys.publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
          publicKeyAlgorithm: algorithm === 'ES256' ? -7 : -257,
          transports: ['internal', 'hybrid'],
        },
      }
    },
    get({ challenge, rpId }: PasskeyRequestOptions, given: Deviation = {}) {
      count += 1
      const data = header(rpId, 0, given)
      const client = clientData('webauthn.get', challenge, given)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      const credential = given.id ?? id.toString('base64url')
      return {
        id: credential,
        rawId: credential,
        type: 'public-key',
        authenticatorAttachment: 'platform',
        clientExtensionResults: {},
        response: {
          authenticatorData: data.toString('base64url'),
          clientDataJSON: client.toString('base64url'),
          signature: sign('sha256', signed, keys.privateKey).toString('base64url'),
          userHandle: given.userHandle ?? userHandle,
        },
      }
    },
  }
}

/** The public key as COSE, as far as anything here reads it: its numbers as byte strings. */
function cose(key: KeyObject): Buffer {
  const { x, y, n } = key.export({ format: 'jwk' })
  const numbers = [x, y, n].filter((number) => number !== undefined).map((number) => Buffer.from(number, 'base64url'))
  return Buffer.concat(
    numbers.flatMap((number) => [Buffer.from([0x59, number.length >> 8, number.length & 0xff]), number]),
  )
}
