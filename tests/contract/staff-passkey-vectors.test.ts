/** Passkeys that were recorded elsewhere: those that the desk accepts, and those that it must reject though they are genuine. */
import { describe, expect, it } from 'vitest'
import { insertPasskey } from '../../src/services/staff/factors/stored-passkeys.ts'
import { engines } from '../support/fresh-database.ts'
import { CLIENT, useStaffDesk, valueOf } from '../support/staff-desk.ts'
import { recordedRegistration, recordedSignIn, VECTOR_ORIGIN, webauthnVector } from '../support/webauthn-vectors.ts'

/** Every signature below is valid. Unless `why` says so, user verification and algorithm are what the desk requires. */
const REGISTRATIONS: readonly (readonly [name: string, isAccepted: boolean, why: string])[] = [
  ['chromium.ES256', true, 'ES256, as Chromium returned it'],
  ['chromium.RS256', true, 'RS256, as Chromium returned it'],
  ['chromium.EdDSA', false, 'an algorithm that the desk does not offer'],
  ['packed.ES256', true, 'packed attestation'],
  ['packed-self.ES256', true, 'self attestation'],
  ['packed.RS256', true, 'RS256'],
  ['tpm.ES256', true, 'attestation of a TPM'],
  ['android-key.ES256', true, 'attestation of Android'],
  ['none.ES256', false, 'no user verification'],
  ['apple.ES256', false, 'no user verification'],
  ['fido-u2f.ES256', false, 'no user verification'],
  ['none.ES256.long-credential-id', false, 'no user verification'],
  ['none.ES256.crossOrigin', false, 'created in a frame of another origin'],
  ['none.ES256.topOrigin', false, 'created in a frame of another origin'],
  ['packed.ES512', false, 'an algorithm that the desk does not offer'],
  ['packed.ES384', false, 'an algorithm that the desk does not offer'],
  ['packed.EdDSA', false, 'an algorithm that the desk does not offer'],
]

const SIGN_INS: readonly (readonly [name: string, isAccepted: boolean, why: string])[] = [
  ['chromium.ES256', true, 'ES256, as Chromium returned it'],
  ['chromium.RS256', true, 'RS256, as Chromium returned it'],
  ['packed.ES256', true, 'ES256'],
  ['tpm.ES256', true, 'ES256'],
  ['none.ES256.long-credential-id', true, 'an id of 1,023 bytes'],
  ['none.ES256', false, 'no user verification'],
  ['packed-self.ES256', false, 'no user verification'],
  ['android-key.ES256', false, 'no user verification'],
  ['packed.RS256', false, 'no user verification'],
  ['none.ES256.crossOrigin', false, 'used in a frame of another origin'],
  ['none.ES256.topOrigin', false, 'used in a frame of another origin'],
]

describe.each(engines)('recorded passkeys on %s', (engine) => {
  const desk = useStaffDesk(engine)
  const atVectorOrigin = () => desk.open({ deskUrl: VECTOR_ORIGIN })

  /** The challenge that was recorded, as if the desk had chosen it. */
  const recall = (id: string, challenge: string) =>
    desk.database.query.updateTable('staff_challenges').set({ challenge }).where('id', '=', id).execute()

  async function enrol(name: string) {
    const given = webauthnVector(name)
    const staff = atVectorOrigin()
    const { token } = await desk.startEnrolment('ada@example.com')
    const { challengeId } = valueOf(await staff.enrolment.passkeyOptions(token))
    await recall(challengeId, given.registration.challenge)
    return staff.enrolment.passkey(token, { challengeId, response: recordedRegistration(given), label: name })
  }

  async function prepareSignIn(name: string) {
    const given = webauthnVector(name)
    const staff = atVectorOrigin()
    const { challengeId } = await staff.signIn.passkeyOptions()
    await recall(challengeId, given.authentication.challenge)
    return () => staff.signIn.passkey({ challengeId, response: recordedSignIn(given), client: CLIENT })
  }

  const storePasskey = async (name: string) => {
    const { id: accountId } = await desk.enrolPasskey('ada@example.com')
    const { id, registration } = webauthnVector(name)
    const algorithm = registration.publicKeyAlgorithm === -257 ? 'RS256' : 'ES256'
    const passkey = { id, publicKey: registration.publicKey, algorithm, signCount: 0, transports: [] }
    await insertPasskey(desk.database.query, passkey, { accountId, label: name, now: desk.clock.now() })
  }

  it.each(REGISTRATIONS)('STF-07 registration %s: accepted %s (%s)', async (name, isAccepted) => {
    const answer = await enrol(name)
    const expected = isAccepted ? { ok: true } : { ok: false, failure: { status: 422, code: 'PASSKEY_REJECTED' } }
    expect(answer).toMatchObject(expected)
    const stored = await desk.database.query.selectFrom('staff_passkeys').select('id').execute()
    expect(stored).toEqual(isAccepted ? [{ id: webauthnVector(name).id }] : [])
  })

  it.each(SIGN_INS)('STF-07 sign-in %s: accepted %s (%s)', async (name, isAccepted) => {
    await storePasskey(name)
    const answer = await prepareSignIn(name)
    const rejected = { ok: false, failure: { status: 401, code: 'SIGN_IN_FAILED' } }
    expect(await answer()).toMatchObject(isAccepted ? { ok: true } : rejected)
    // The challenge is used up, whatever came of it.
    expect(await answer()).toMatchObject(rejected)
  })
})
