/** Passkeys: enrolled, used, and every way to use one wrongly. */
import { describe, expect, it } from 'vitest'
import { removePasskey } from '../../src/services/staff/admin.ts'
import { engines } from '../support/fresh-database.ts'
import { CLIENT, DESK, PASSWORD, useStaffDesk, valueOf } from '../support/staff-desk.ts'
import { virtualPasskey, type Deviation } from '../support/virtual-passkey.ts'

const REJECTED = { ok: false, failure: { status: 401, code: 'SIGN_IN_FAILED' } }

describe.each(engines)('passkeys of staff on %s', (engine) => {
  const desk = useStaffDesk(engine)
  type Passkey = ReturnType<typeof virtualPasskey>

  const use = async (passkey: Passkey, given: Deviation = {}) => {
    const { challengeId, options } = await desk.staff.signIn.passkeyOptions()
    return desk.staff.signIn.passkey({ challengeId, response: passkey.get(options, given), client: CLIENT })
  }

  it('STF-07 requests a discoverable passkey of the desk host with user verification', async () => {
    const { id, token } = await desk.startEnrolment('ada@example.com')
    expect(valueOf(await desk.staff.enrolment.passkeyOptions(token)).options).toMatchObject({
      rp: { id: 'desk.example.com' },
      user: { id, name: 'ada@example.com' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    })
    expect((await desk.staff.signIn.passkeyOptions()).options).toMatchObject({
      rpId: 'desk.example.com',
      userVerification: 'required',
      allowCredentials: [],
    })
  })

  it.each(['ES256', 'RS256'] as const)('STF-07 enrols a passkey and signs in with it: %s', async (algorithm) => {
    const { token } = await desk.startEnrolment('ada@example.com')
    const passkey = virtualPasskey({ origin: DESK, algorithm })
    const { challengeId, options } = valueOf(await desk.staff.enrolment.passkeyOptions(token))
    const given = { challengeId, response: passkey.create(options), label: 'Laptop' }
    const enrolled = valueOf(await desk.staff.enrolment.passkey(token, given))
    expect(enrolled.token).not.toBe(token)
    expect(await desk.staff.sessions.find(token)).toBeUndefined()
    expect(valueOf(await use(passkey)).session.account).toMatchObject({ hasFactor: true, factors: { passkeys: 1 } })
  })

  it('STF-07 verifies every signature, whatever zeros its numbers begin with', async () => {
    const { passkey } = await desk.enrolPasskey('ada@example.com')
    for (let uses = 0; uses < 300; uses += 1) expect(await use(passkey)).toMatchObject({ ok: true })
  })

  it.each<[string, Deviation]>([
    ['another origin', { origin: 'https://desk.example.com.evil.test' }],
    ['another port', { origin: `${DESK}:8443` }],
    ['another RP ID', { rpId: 'example.com' }],
    ['no user verification', { userVerified: false }],
    ['another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['a frame of another origin', { crossOrigin: true }],
    ['another account', { userHandle: 'c29tZWJvZHkgZWxzZQ' }],
    ['an unknown credential', { id: 'c29tZWJvZHkgZWxzZQ' }],
    ['the answer to a creation', { type: 'webauthn.create' }],
  ])('STF-07 rejects %s', async (_, given) => {
    const { passkey } = await desk.enrolPasskey('ada@example.com')
    expect(await use(passkey, given)).toMatchObject(REJECTED)
    valueOf(await use(passkey))
  })

  it('STF-07 rejects the key of another passkey under the same id, and what is no answer at all', async () => {
    const { passkey } = await desk.enrolPasskey('ada@example.com')
    expect(await use(virtualPasskey({ origin: DESK }), { id: passkey.id })).toMatchObject(REJECTED)
    for (const response of [undefined, null, {}, 'text', { id: passkey.id, rawId: passkey.id, type: 'public-key' }]) {
      const { challengeId } = await desk.staff.signIn.passkeyOptions()
      expect(await desk.staff.signIn.passkey({ challengeId, response, client: CLIENT })).toMatchObject(REJECTED)
    }
  })

  it('STF-07 a challenge is valid once', async () => {
    const { passkey } = await desk.enrolPasskey('ada@example.com')
    const { node, close } = await desk.secondNode()
    const { challengeId, options } = await desk.staff.signIn.passkeyOptions()
    const response = passkey.get(options)
    valueOf(await node.signIn.passkey({ challengeId, response, client: CLIENT }))
    expect(await desk.staff.signIn.passkey({ challengeId, response, client: CLIENT })).toMatchObject(REJECTED)
    await close()
  })

  it('STF-07 a challenge is valid for five minutes', async () => {
    const { passkey } = await desk.enrolPasskey('ada@example.com')
    const { challengeId, options } = await desk.staff.signIn.passkeyOptions()
    desk.clock.advance(5 * 60_000)
    const response = passkey.get(options)
    expect(await desk.staff.signIn.passkey({ challengeId, response, client: CLIENT })).toMatchObject(REJECTED)
  })

  it('STF-07 a challenge to enrol is none to sign in', async () => {
    const { passkey, token } = await desk.enrolPasskey('ada@example.com')
    const { challengeId, options } = valueOf(await desk.staff.confirm.options(token))
    const response = passkey.get(options)
    expect(await desk.staff.signIn.passkey({ challengeId, response, client: CLIENT })).toMatchObject(REJECTED)
  })

  it('STF-07 rejects a count that does not go up, and a passkey that stops counting', async () => {
    const { passkey } = await desk.enrolPasskey('ada@example.com')
    valueOf(await use(passkey, { signCount: 7 }))
    expect(await use(passkey, { signCount: 7 })).toMatchObject(REJECTED)
    expect(await use(passkey, { signCount: 0 })).toMatchObject(REJECTED)
    valueOf(await use(passkey, { signCount: 8 }))
  })

  it('STF-07 accepts a synchronised passkey, which always counts 0', async () => {
    const { passkey } = await desk.enrolPasskey('ada@example.com')
    expect(await use(passkey, { signCount: 0 })).toMatchObject({ ok: true })
    expect(await use(passkey, { signCount: 0 })).toMatchObject({ ok: true })
  })

  it.each<[string, Deviation]>([
    ['another origin', { origin: 'https://evil.test' }],
    ['another RP ID', { rpId: 'example.com' }],
    ['no user verification', { userVerified: false }],
    ['another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['another credential than the data is about', { id: 'c29tZWJvZHkgZWxzZQ' }],
    ['a frame of another origin', { crossOrigin: true }],
  ])('STF-07 does not enrol a passkey with %s', async (_, given) => {
    const { token } = await desk.startEnrolment('ada@example.com')
    const { challengeId, options } = valueOf(await desk.staff.enrolment.passkeyOptions(token))
    const response = virtualPasskey({ origin: DESK }).create(options, given)
    const answer = await desk.staff.enrolment.passkey(token, { challengeId, response, label: '' })
    expect(answer).toMatchObject({ ok: false, failure: { status: 422, code: 'PASSKEY_REJECTED' } })
    expect(await desk.database.query.selectFrom('staff_passkeys').select('id').execute()).toEqual([])
  })

  it('~STF-07 does not enrol a passkey of another account', async () => {
    const { passkey } = await desk.enrolPasskey('ada@example.com')
    const { token } = await desk.startEnrolment('grace@example.com', 'reader')
    const { challengeId, options } = valueOf(await desk.staff.enrolment.passkeyOptions(token))
    const answer = await desk.staff.enrolment.passkey(token, {
      challengeId,
      response: passkey.create(options),
      label: '',
    })
    expect(answer).toMatchObject({ ok: false, failure: { code: 'PASSKEY_REJECTED' } })
  })

  it('~STF-07 a passkey can be removed unless it is the only way in', async () => {
    const { id, passkey, token } = await desk.enrolPasskey('ada@example.com')
    const key = { account: id, id: passkey.id }
    expect(await removePasskey(desk.context, key)).toMatchObject({ failure: { code: 'LAST_FACTOR' } })
    valueOf(await desk.staff.enrolment.password(token, { password: PASSWORD }))
    const { secret } = valueOf(await desk.staff.enrolment.totp(token))
    valueOf(await desk.staff.enrolment.confirmTotp(token, { code: desk.codeOf(secret) }))
    expect(valueOf(await removePasskey(desk.context, key))).toEqual({ label: 'Laptop' })
    expect(await use(passkey)).toMatchObject(REJECTED)
  })
})
