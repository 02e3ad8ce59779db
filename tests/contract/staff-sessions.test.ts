/** Sessions: how long they last, how they end, how they are renewed; and the demo owner. */
import { describe, expect, it } from 'vitest'
import { changeRole, disable, listSessions, revokeSession } from '../../src/services/staff/admin.ts'
import { engines } from '../support/fresh-database.ts'
import { CLIENT, PASSWORD, useStaffDesk, valueOf } from '../support/staff-desk.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe.each(engines)('staff sessions on %s', (engine) => {
  const desk = useStaffDesk(engine)

  it('STF-15 a token has 256 random bits and is stored as SHA-256', async () => {
    const { token } = await desk.enrolPasskey('ada@example.com')
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const rows = await desk.database.query.selectFrom('staff_sessions').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
    for (const unknown of ['', 'x', token.slice(1), `${token}x`]) {
      expect(await desk.staff.sessions.find(unknown)).toBeUndefined()
    }
  })

  it('STF-15 ends after an hour without a request, and after twelve hours in all', async () => {
    const { token } = await desk.enrolPasskey('ada@example.com')
    desk.clock.advance(HOUR - 1)
    expect(await desk.staff.sessions.find(token)).toMatchObject({ view: { expiresAt: '2026-11-17T10:59:59.999Z' } })
    for (let hours = 1; hours < 12; hours += 1) {
      desk.clock.advance(HOUR - MINUTE)
      expect(await desk.staff.sessions.find(token)).toMatchObject({ actor: { kind: 'staff' } })
    }
    desk.clock.advance(HOUR - MINUTE)
    expect(await desk.staff.sessions.find(token)).toBe('expired')
  })

  it('STF-15 an hour without a request ends it', async () => {
    const { token } = await desk.enrolPasskey('ada@example.com')
    desk.clock.advance(HOUR)
    expect(await desk.staff.sessions.find(token)).toBe('expired')
  })

  it('STF-15 the idle time is written at most once a minute', async () => {
    const { token } = await desk.enrolPasskey('ada@example.com')
    const seen = async () =>
      (await desk.database.query.selectFrom('staff_sessions').select('seen_at').execute())[0]?.seen_at
    desk.clock.advance(MINUTE - 1)
    await desk.staff.sessions.find(token)
    expect(await seen()).toBe('2026-11-17T09:00:00.000Z')
    desk.clock.advance(1)
    await desk.staff.sessions.find(token)
    expect(await seen()).toBe('2026-11-17T09:01:00.000Z')
  })

  it('STF-16 confirming with a passkey or a code renews the token and is fresh for five minutes', async () => {
    const ada = await desk.enrol('ada@example.com')
    const { token } = valueOf(await desk.signIn(ada))
    desk.clock.advance(10 * MINUTE)
    const renewed = valueOf(await desk.staff.confirm.run(token, { code: desk.codeOf(ada.secret), client: CLIENT }))
    expect(renewed.token).not.toBe(token)
    expect(renewed.session.freshUntil).toBe(new Date(desk.clock.now().getTime() + 5 * MINUTE).toISOString())
    expect(await desk.staff.sessions.find(token)).toBeUndefined()
    const again = { code: desk.codeOf(ada.secret), client: CLIENT }
    expect(await desk.staff.confirm.run(renewed.token, again)).toMatchObject({ failure: { status: 401 } })
  })

  it('STF-16 confirming with a passkey works for its own account only', async () => {
    const ada = await desk.enrolPasskey('ada@example.com')
    const grace = await desk.enrolPasskey('grace@example.com')
    const { challengeId, options } = valueOf(await desk.staff.confirm.options(ada.token))
    expect(options.allowCredentials).toMatchObject([{ id: ada.passkey.id }])
    const foreign = { challengeId, response: grace.passkey.get(options), client: CLIENT }
    expect(await desk.staff.confirm.run(ada.token, foreign)).toMatchObject({ failure: { status: 401 } })
    const next = valueOf(await desk.staff.confirm.options(ada.token))
    const own = { challengeId: next.challengeId, response: ada.passkey.get(next.options), client: CLIENT }
    valueOf(await desk.staff.confirm.run(ada.token, own))
  })

  it('STF-16 confirming renews neither the twelve hours nor more than the attempts allow', async () => {
    const ada = await desk.enrol('ada@example.com')
    const { token, session } = valueOf(await desk.signIn(ada))
    desk.clock.advance(MINUTE)
    const renewed = valueOf(await desk.staff.confirm.run(token, { code: desk.codeOf(ada.secret), client: CLIENT }))
    expect(renewed.session.expiresAt > session.expiresAt).toBe(true)
    const ends = await desk.database.query.selectFrom('staff_sessions').select('expires_at').distinct().execute()
    expect(ends.every(({ expires_at }) => expires_at <= '2026-11-17T21:01:00.000Z')).toBe(true)
    for (let tries = 0; tries < 5; tries += 1)
      await desk.staff.confirm.run(renewed.token, { code: '0', client: CLIENT })
    const answer = await desk.staff.confirm.run(renewed.token, { code: '0', client: CLIENT })
    expect(answer).toMatchObject({ failure: { status: 429 } })
  })

  it('STF-13 failed sign-ins of others do not block a confirmation, nor failed confirmations a sign-in', async () => {
    const ada = await desk.enrol('ada@example.com')
    const { token } = valueOf(await desk.signIn(ada))
    for (let tries = 0; tries < 20; tries += 1) {
      await desk.staff.signIn.password({ email: ada.email, password: 'wrong password here', code: '1', client: CLIENT })
    }
    desk.nextStep()
    expect(await desk.signIn(ada)).toMatchObject({ failure: { status: 429 } })
    const confirm = (code: string, session: string) => desk.staff.confirm.run(session, { code, client: CLIENT })
    const confirmed = valueOf(await confirm(desk.codeOf(ada.secret), token))
    desk.clock.advance(15 * MINUTE)
    for (let tries = 0; tries < 5; tries += 1) await confirm('0', confirmed.token)
    expect(await confirm(desk.codeOf(ada.secret), confirmed.token)).toMatchObject({ failure: { status: 429 } })
    valueOf(await desk.signIn(ada))
  })

  it('STF-16 adding a factor to an account needs a fresh one', async () => {
    const ada = await desk.enrol('ada@example.com')
    desk.clock.advance(6 * MINUTE)
    const refused = { ok: false, failure: { status: 403, code: 'FRESH_FACTOR_REQUIRED' } }
    expect(await desk.staff.enrolment.totp(ada.token)).toMatchObject(refused)
    expect(await desk.staff.enrolment.passkeyOptions(ada.token)).toMatchObject(refused)
    expect(await desk.staff.enrolment.password(ada.token, { password: PASSWORD })).toMatchObject(refused)
  })

  it('STF-17 a session shows device, shortened network and last seen; of the own account or of all', async () => {
    const ada = await desk.enrolPasskey('ada@example.com')
    const grace = await desk.enrolPasskey('grace@example.com', 'orders')
    const { query } = desk.database
    const own = await listSessions(query, { account: grace.id, now: desk.clock.now() })
    expect(own).toMatchObject([
      { account: grace.id, email: 'grace@example.com', device: 'Chrome, Linux', network: '203.0.113.0' },
    ])
    expect(own[0]?.seenAt).toBe('2026-11-17T09:00:00.000Z')
    const all = await listSessions(query, { now: desk.clock.now() })
    expect(all.map(({ account }) => account).toSorted()).toEqual([ada.id, grace.id].toSorted())
    expect(await revokeSession(desk.context, { id: own[0]?.id ?? '', account: ada.id })).toMatchObject({
      failure: { code: 'NOT_FOUND' },
    })
  })

  it('STF-17 revoking, disabling and another role take effect with the next request on another node', async () => {
    const ada = await desk.enrolPasskey('ada@example.com')
    const grace = await desk.enrolPasskey('grace@example.com', 'orders')
    const { node, close } = await desk.secondNode()
    expect(await node.sessions.find(grace.token)).toMatchObject({ actor: { role: 'orders' } })
    valueOf(await changeRole(desk.context, { id: grace.id, role: 'reader' }))
    const demoted = await node.sessions.find(grace.token)
    expect(demoted).toMatchObject({ actor: { role: 'reader' }, view: { account: { role: 'reader' } } })
    valueOf(await disable(desk.context, { id: grace.id }))
    expect(await node.sessions.find(grace.token)).toBeUndefined()
    const [session] = await listSessions(desk.database.query, { account: ada.id, now: desk.clock.now() })
    valueOf(await revokeSession(desk.context, { id: session?.id ?? '' }))
    expect(await node.sessions.find(ada.token)).toBeUndefined()
    await close()
  })

  it('STF-17 signing out ends the row', async () => {
    const { token } = await desk.enrolPasskey('ada@example.com')
    await desk.staff.sessions.end(token)
    expect(await desk.staff.sessions.find(token)).toBeUndefined()
  })

  it('~STF-15 purging deletes what expired a week ago', async () => {
    const { token } = await desk.enrolPasskey('ada@example.com')
    desk.clock.advance(6 * 24 * HOUR)
    await desk.staff.purge()
    expect(await desk.staff.sessions.find(token)).toBe('expired')
    desk.clock.advance(2 * 24 * HOUR)
    expect(await desk.staff.purge()).toBeGreaterThan(0)
    expect(await desk.staff.sessions.find(token)).toBeUndefined()
  })
})

describe.each(engines)('the demo owner on %s', (engine) => {
  const desk = useStaffDesk(engine)
  const signIn = (token: string | undefined) => desk.staff.signInToDemo({ token: token ?? '', client: CLIENT })
  const GONE = { ok: false, failure: { status: 410, code: 'LINK_GONE' } }

  it('STF-04 signs in repeatedly for twelve hours, on all nodes', async () => {
    const token = await desk.demoLink()
    const { node, close } = await desk.secondNode()
    expect(valueOf(await node.signInToDemo({ token: token ?? '', client: CLIENT })).session.account).toMatchObject({
      demo: true,
      role: 'owner',
      hasFactor: true,
    })
    desk.clock.advance(12 * HOUR - 1)
    valueOf(await signIn(token))
    desk.clock.advance(1)
    expect(await signIn(token)).toMatchObject(GONE)
    await close()
  })

  it('STF-04 a wrong token, and that of an earlier start, are gone', async () => {
    const earlier = await desk.demoLink()
    const token = await desk.demoLink()
    for (const wrong of [earlier, 'wrong', '']) expect(await signIn(wrong)).toMatchObject(GONE)
    valueOf(await signIn(token))
  })

  it('STF-04 the first enrolment ends link and sessions', async () => {
    const token = await desk.demoLink()
    const demo = valueOf(await signIn(token))
    const link = await desk.startEnrolment('ada@example.com')
    expect(await desk.staff.sessions.find(demo.token)).toMatchObject({ actor: { demo: true } })
    expect(await desk.hasAccounts()).toBe(false)
    valueOf(await desk.staff.enrolment.password(link.token, { password: PASSWORD }))
    const { secret } = valueOf(await desk.staff.enrolment.totp(link.token))
    valueOf(await desk.staff.enrolment.confirmTotp(link.token, { code: desk.codeOf(secret) }))
    expect(await desk.hasAccounts()).toBe(true)
    expect(await desk.staff.sessions.find(demo.token)).toBeUndefined()
    expect(await signIn(token)).toMatchObject(GONE)
    expect(await desk.demoLink()).toBeUndefined()
  })

  it('STF-04 a shop that is live has no demo owner, and ends what an earlier start left', async () => {
    const token = await desk.demoLink()
    const demo = valueOf(await signIn(token))
    const { node, close } = await desk.secondNode({ isDemo: false })
    expect(await node.signInToDemo({ token: token ?? '', client: CLIENT })).toMatchObject(GONE)
    expect(await node.sessions.find(demo.token)).toBeUndefined()
    expect(await desk.demoLink(false)).toBeUndefined()
    expect(await signIn(token)).toMatchObject(GONE)
    await close()
  })

  it('STF-16 the demo owner confirms with one press, others do not', async () => {
    const demo = valueOf(await signIn(await desk.demoLink()))
    expect(demo.session.freshUntil).toBeNull()
    const confirmed = valueOf(await desk.staff.confirm.run(demo.token, { demo: true, client: CLIENT }))
    expect(confirmed.session.freshUntil).toBe('2026-11-17T09:05:00.000Z')
    expect(await desk.staff.enrolment.totp(confirmed.token)).toMatchObject({ failure: { code: 'WRONG_STATE' } })
    const ada = await desk.enrolPasskey('ada@example.com')
    expect(await desk.staff.confirm.run(ada.token, { demo: true, client: CLIENT })).toMatchObject({ ok: false })
  })
})
