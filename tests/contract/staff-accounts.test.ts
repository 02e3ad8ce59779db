/** Accounts: invited, changed, disabled, reset. */
import { describe, expect, it } from 'vitest'
import {
  changeAccount,
  changeRole,
  disable,
  enable,
  invite,
  listStaff,
  readAccount,
  regenerateRecoveryCodes,
  resetFactors,
  revokeInvitation,
} from '../../src/services/staff/admin.ts'
import { engines } from '../support/fresh-database.ts'
import { CLIENT, DESK, PASSWORD, useStaffDesk, valueOf } from '../support/staff-desk.ts'

const GONE = { ok: false, failure: { status: 410, code: 'LINK_GONE' } }
const CLI = { kind: 'cli', user: 'root' } as const
const HOUR = 3_600_000

describe.each(engines)('staff accounts on %s', (engine) => {
  const desk = useStaffDesk(engine)
  const open = (token: string) => desk.staff.signIn.link({ token, client: CLIENT })
  const inviteAda = () => invite(desk.context, { email: ' Ada@Example.com ', role: 'owner', language: 'en' })
  const actorOf = async (token: string) => {
    const session = await desk.staff.sessions.find(token)
    if (session === undefined || session === 'expired') throw new Error('No session')
    return session.actor
  }

  it('STF-05 there is no account by default, and an invitation is valid for 48 hours', async () => {
    expect(await desk.database.query.selectFrom('staff_accounts').selectAll().execute()).toEqual([])
    const { token, expiresAt, email } = valueOf(await inviteAda())
    expect(email).toBe('ada@example.com')
    expect(expiresAt).toBe('2026-11-19T09:00:00.000Z')
    const stored = await desk.database.query.selectFrom('staff_links').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(token)
    desk.clock.advance(48 * HOUR - 1)
    expect(valueOf(await open(token))).toMatchObject({ kind: 'invite', email: 'ada@example.com' })
  })

  it.each(['', 'ada', 'ada@', '@example.com', 'a b@example.com'])('STF-05 rejects the address %j', async (email) => {
    const answer = await invite(desk.context, { email, role: 'owner', language: 'en' })
    expect(answer).toMatchObject({ ok: false, failure: { status: 422, code: 'INVALID_EMAIL', field: 'email' } })
    expect(await desk.database.query.selectFrom('staff_accounts').selectAll().execute()).toEqual([])
  })

  it('STF-06 used, expired, revoked, superseded and unknown links give the same answer', async () => {
    const used = valueOf(await inviteAda()).token
    valueOf(await open(used))
    const superseded = valueOf(await inviteAda()).token
    const revoked = valueOf(await inviteAda())
    const answers = [await open(used), await open(superseded), await open('unknown')]
    valueOf(await revokeInvitation(desk.context, { id: revoked.id }))
    answers.push(await open(revoked.token))
    const expired = valueOf(await inviteAda()).token
    desk.clock.advance(48 * HOUR)
    answers.push(await open(expired))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]).toMatchObject(GONE)
  })

  it('STF-06 a session that a superseded link opened enrols no factor', async () => {
    const { token } = await desk.startEnrolment('ada@example.com')
    const { token: link } = valueOf(await inviteAda())
    const answer = await desk.staff.enrolment.password(token, { password: PASSWORD })
    expect(answer).toMatchObject({ ok: false, failure: { status: 401, code: 'SIGNED_OUT' } })
    expect(valueOf(await open(link))).toMatchObject({ signedIn: { session: { account: { hasFactor: false } } } })
  })

  it('STF-06 of 16 requests with one link, one gets a session', async () => {
    const { token } = valueOf(await inviteAda())
    const answers = await Promise.all(Array.from({ length: 16 }, () => open(token)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('STF-06 mails the link in the language of the invitation, and refuses to invite an active address', async () => {
    const { token } = valueOf(await invite(desk.context, { email: 'ada@example.com', role: 'owner', language: 'de' }))
    await desk.staff.sendDue?.()
    expect(desk.mails).toMatchObject([{ to: 'ada@example.com', subject: 'Einladung ins Sockeye-Büro' }])
    expect(desk.mails[0]?.text).toContain(`${DESK}/desk/sign-in#link=${token}`)
    expect(desk.mails[0]?.html).toContain(`${DESK}/desk/sign-in#link=${token}`)
    const outbox = await desk.database.query.selectFrom('outbox').select('payload').execute()
    expect(outbox).toEqual([{ payload: '' }])
    await desk.enrol('grace@example.com')
    const again = await invite(desk.context, { email: 'GRACE@example.com', role: 'reader', language: 'en' })
    expect(again).toMatchObject({ ok: false, failure: { status: 409, code: 'ALREADY_ACTIVE' } })
  })

  it('STF-12 a password link works for 30 minutes and once, retains the second factor and ends all sessions', async () => {
    const ada = await desk.enrol('ada@example.com')
    const requestLink = async () => {
      await desk.staff.signIn.forgot({ email: 'Ada@example.com', client: CLIENT })
      await desk.staff.sendDue?.()
      return /#link=([\w-]+)/.exec(desk.mails.findLast(({ text }) => text.includes('#link='))?.text ?? '')?.[1] ?? ''
    }
    const expired = await requestLink()
    desk.clock.advance(30 * 60_000)
    const reset = (token: string, password: string) =>
      desk.staff.signIn.resetPassword({ token, password, client: CLIENT })
    expect(await reset(expired, 'another password of mine')).toMatchObject(GONE)
    const token = await requestLink()
    expect(valueOf(await open(token))).toEqual({ kind: 'password', email: 'ada@example.com', name: 'ada' })
    expect(await reset(token, 'short & sweet')).toMatchObject({ failure: { status: 422, problems: ['TOO_SHORT'] } })
    valueOf(await reset(token, 'another password of mine'))
    expect(await reset(token, 'a third password of mine')).toMatchObject(GONE)
    expect(await desk.staff.sessions.find(ada.token)).toBeUndefined()
    const { email, secret } = ada
    const given = { email, code: desk.codeOf(secret), client: CLIENT }
    expect(await desk.staff.signIn.password({ ...given, password: PASSWORD })).toMatchObject({ ok: false })
    valueOf(await desk.staff.signIn.password({ ...given, password: 'another password of mine' }))
  })

  it('STF-12 a request for a link answers the same for every address, and mails only an account with a password', async () => {
    await desk.enrolPasskey('grace@example.com')
    for (const email of ['unknown@example.com', 'grace@example.com', 'no address']) {
      expect(await desk.staff.signIn.forgot({ email, client: CLIENT })).toBeUndefined()
    }
    await desk.staff.sendDue?.()
    expect(desk.mails.filter(({ subject }) => subject === 'Choose a new password')).toEqual([])
  })

  it('~STF-12 at most three mails for a new password in 15 minutes', async () => {
    await desk.enrol('ada@example.com')
    for (let times = 0; times < 6; times += 1) {
      await desk.staff.signIn.forgot({ email: 'ada@example.com', client: CLIENT })
    }
    await desk.staff.sendDue?.()
    expect(desk.mails.filter(({ subject }) => subject === 'Choose a new password')).toHaveLength(3)
  })

  it('STF-12 resetting factors ends all sessions, mails a link, and lets the person enrol again', async () => {
    const ada = await desk.enrol('ada@example.com')
    const grace = await desk.enrol('grace@example.com', 'orders')
    const by = await actorOf(ada.token)
    valueOf(await resetFactors(desk.context, { id: grace.id, by }))
    expect(await desk.staff.sessions.find(grace.token)).toBeUndefined()
    expect(await desk.signIn(grace)).toMatchObject({ failure: { status: 401 } })
    await desk.staff.sendDue?.()
    const mail = desk.mails.find(({ subject }) => subject === 'Set up your sign-in again')
    const link = /#link=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const opened = valueOf(await open(link))
    expect(opened).toMatchObject({ kind: 'factors', signedIn: { session: { account: { hasFactor: false } } } })
    const token = opened.signedIn?.token ?? ''
    const { secret } = valueOf(await desk.staff.enrolment.totp(token))
    const enrolled = valueOf(await desk.staff.enrolment.confirmTotp(token, { code: desk.codeOf(secret) }))
    expect(enrolled.recoveryCodes).toHaveLength(10)
  })

  it('STF-12 the last active owner is not disabled, demoted or reset from the desk, but can be reset by command', async () => {
    const ada = await desk.enrol('ada@example.com')
    await desk.enrol('grace@example.com', 'manager')
    const last = { ok: false, failure: { status: 409, code: 'LAST_OWNER' } }
    expect(await disable(desk.context, ada)).toMatchObject(last)
    expect(await changeRole(desk.context, { id: ada.id, role: 'manager' })).toMatchObject(last)
    expect(await resetFactors(desk.context, { id: ada.id, by: await actorOf(ada.token) })).toMatchObject(last)
    valueOf(await changeRole(desk.context, { id: ada.id, role: 'owner' }))
    valueOf(await resetFactors(desk.context, { id: ada.id, by: CLI }))
  })

  it('STF-12 of two owners who disable each other at the same time, one stays', async () => {
    const people = [await desk.enrol('ada@example.com'), await desk.enrol('grace@example.com')]
    const answers = await Promise.all(people.map(({ id }) => disable(desk.context, { id })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const active = desk.database.query.selectFrom('staff_accounts').select('id').where('status', '=', 'active')
    expect(await active.execute()).toHaveLength(1)
  })

  it('STF-10 new recovery codes invalidate all earlier ones', async () => {
    const ada = await desk.enrol('ada@example.com')
    const codes = valueOf(await regenerateRecoveryCodes(desk.context, { id: ada.id }))
    expect(codes).toHaveLength(10)
    const given = { email: ada.email, password: PASSWORD, client: CLIENT }
    const [earlier = ''] = ada.recoveryCodes
    expect(await desk.staff.signIn.password({ ...given, code: earlier })).toMatchObject({ ok: false })
    valueOf(await desk.staff.signIn.password({ ...given, code: codes[0] ?? '' }))
  })

  it('STF-10 an account with passkeys only has no codes, which would work nowhere, until it has an app', async () => {
    const ada = await desk.enrolPasskey('ada@example.com')
    expect(ada.recoveryCodes).toEqual([])
    const refused = await regenerateRecoveryCodes(desk.context, { id: ada.id })
    expect(refused).toMatchObject({ ok: false, failure: { status: 409, code: 'WRONG_STATE' } })
    expect(await desk.database.query.selectFrom('staff_recovery_codes').selectAll().execute()).toEqual([])
    const { enrolment } = desk.staff
    valueOf(await enrolment.password(ada.token, { password: PASSWORD }))
    const setUp = async () => {
      const { secret } = valueOf(await enrolment.totp(ada.token))
      return valueOf(await enrolment.confirmTotp(ada.token, { code: desk.codeOf(secret) })).recoveryCodes
    }
    const codes = await setUp()
    expect(codes).toHaveLength(10)
    desk.nextStep()
    // Another app leaves them as they are.
    expect(await setUp()).toBeUndefined()
    const given = { email: ada.email, password: PASSWORD, client: CLIENT }
    valueOf(await desk.staff.signIn.password({ ...given, code: codes?.[0] ?? '' }))
  })

  it('~STF-12 disabling ends the sessions, enabling brings the account back', async () => {
    await desk.enrol('ada@example.com')
    const grace = await desk.enrol('grace@example.com', 'orders')
    expect(valueOf(await disable(desk.context, { id: grace.id }))).toMatchObject({
      before: 'active',
      after: 'disabled',
    })
    expect(await desk.staff.sessions.find(grace.token)).toBeUndefined()
    valueOf(await enable(desk.context, { id: grace.id }))
    valueOf(await desk.signIn(grace))
  })

  it('~OPS-05 of 16 changes based on one version, one wins, and the others get the fields that changed', async () => {
    const ada = await desk.enrol('ada@example.com')
    const version = (await readAccount(desk.database.query, ada.id))?.version ?? 0
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, number) =>
        changeAccount(desk.context, { id: ada.id, version, name: `Ada ${number}`, language: 'en', theme: 'system' }),
      ),
    )
    const lost = answers.filter(({ ok }) => !ok)
    expect(lost).toHaveLength(15)
    for (const answer of lost) {
      expect(answer).toMatchObject({
        failure: { status: 409, code: 'STALE_VERSION', current: version + 1, fields: ['name'] },
      })
    }
  })

  it.each([
    [{ name: '  ' }, 'name'],
    [{ name: 'A'.repeat(101) }, 'name'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
  ])('~STF-17 rejects %j', async (given, field) => {
    const ada = await desk.enrol('ada@example.com')
    const fields = {
      id: ada.id,
      name: 'Ada',
      language: 'en',
      theme: 'dark',
      timeZone: 'Europe/Berlin',
      ...given,
    } as const
    expect(await changeAccount(desk.context, fields)).toMatchObject({ failure: { code: 'INVALID_VALUE', field } })
  })

  it('~STF-06 the list of staff shows state, factors and open links, and not the demo owner', async () => {
    const demo = (await desk.demoLink()) ?? ''
    valueOf(await desk.staff.signInToDemo({ token: demo, client: CLIENT }))
    await desk.enrolPasskey('ada@example.com')
    valueOf(await invite(desk.context, { email: 'grace@example.com', role: 'reader', language: 'en' }))
    const { query } = desk.database
    const all = await listStaff(query, { offset: 0, limit: 50 }, desk.clock.now())
    expect(all).toMatchObject({
      total: 2,
      more: false,
      rows: [
        { email: 'ada@example.com', role: 'owner', status: 'active', passkeys: 1, totp: false, linkExpiresAt: null },
        { email: 'grace@example.com', status: 'invited', passkeys: 0, linkExpiresAt: '2026-11-19T09:00:00.000Z' },
      ],
    })
    const filters = [{ role: ['reader'] }, { status: ['invited'] }, { search: ['GRACE'] }]
    for (const filter of filters) {
      const { rows } = await listStaff(query, { filter, offset: 0, limit: 50 }, desk.clock.now())
      expect(rows.map(({ email }) => email)).toEqual(['grace@example.com'])
    }
    const none = await listStaff(query, { filter: { search: ['100%'] }, offset: 0, limit: 50 }, desk.clock.now())
    expect(none).toMatchObject({ rows: [], total: 0 })
  })
})
