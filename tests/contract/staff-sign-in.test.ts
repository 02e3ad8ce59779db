/** Sign-in with password and code: what is the same for every wrong one, and how often one may try. */
import { describe, expect, it } from 'vitest'
import { disable } from '../../src/services/staff/admin.ts'
import { engines } from '../support/fresh-database.ts'
import { CLIENT, PASSWORD, useStaffDesk, valueOf } from '../support/staff-desk.ts'

describe.each(engines)('staff sign-in on %s', (engine) => {
  const desk = useStaffDesk(engine)
  const attempt = (over: object = {}) =>
    desk.staff.signIn.password({
      email: 'ada@example.com',
      password: PASSWORD,
      code: '000000',
      client: CLIENT,
      ...over,
    })

  it('STF-11 a password with a code opens a session, a password alone none', async () => {
    const ada = await desk.enrol('ada@example.com')
    expect(await attempt({ code: '' })).toMatchObject({ ok: false, failure: { status: 401, code: 'SIGN_IN_FAILED' } })
    const { token, session } = valueOf(await desk.signIn(ada))
    expect(session.account).toMatchObject({ email: 'ada@example.com', role: 'owner', hasFactor: true })
    expect(await desk.staff.sessions.find(token)).toMatchObject({ actor: { id: ada.id, kind: 'staff' } })
  })

  it('STF-11 a session of a link has no permissions before a factor is enrolled', async () => {
    const { token } = await desk.startEnrolment('ada@example.com')
    const session = await desk.staff.sessions.find(token)
    expect(session).toMatchObject({
      actor: { hasFactor: false },
      view: { permissions: [], account: { hasFactor: false } },
    })
    valueOf(await desk.staff.enrolment.password(token, { password: PASSWORD }))
    expect(await desk.staff.sessions.find(token)).toMatchObject({ actor: { hasFactor: false } })
    expect(await attempt({ code: '' })).toMatchObject({ ok: false, failure: { status: 401 } })
  })

  it('AUD-01 the name of an enrolment is audited; a full session changes it with its account only', async () => {
    const { id, token } = await desk.startEnrolment('grace@example.com')
    valueOf(await desk.staff.enrolment.name(token, { name: 'Grace Hopper', language: 'de' }))
    const rows = (await desk.audit()).filter(({ operation }) => operation === 'account.set-name')
    expect(rows).toMatchObject([{ actor_id: id, subject: `staff:${id}`, outcome: 'done' }])
    expect(JSON.parse(rows[0]?.changes ?? '')).toEqual([
      { field: 'name', before: '', after: 'Grace Hopper' },
      { field: 'language', before: 'en', after: 'de' },
    ])
    const ada = await desk.enrol('ada@example.com')
    const renamed = await desk.staff.enrolment.name(ada.token, { name: 'Somebody else', language: 'nl' })
    expect(renamed).toMatchObject({ ok: false, failure: { status: 409, code: 'WRONG_STATE' } })
    expect((await desk.staff.sessions.find(ada.token)) ?? {}).toMatchObject({ actor: { name: 'ada', language: 'en' } })
  })

  it('STF-14 unknown account, wrong password, wrong code and a disabled account give the same answer', async () => {
    const ada = await desk.enrol('ada@example.com')
    await desk.enrol('grace@example.com')
    const code = desk.codeOf(ada.secret)
    const answers = [
      await attempt({ email: 'unknown@example.com', code }),
      await attempt({ password: 'a wrong password of mine', code }),
      await attempt({ code: code === '123456' ? '654321' : '123456' }),
      await attempt({ code: 'AAAA-BBBB-CCCC-DDDD' }),
    ]
    valueOf(await disable(desk.context, { id: ada.id }))
    answers.push(await attempt({ code: desk.codeOf(ada.secret) }))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]).toMatchObject({ ok: false, failure: { status: 401, code: 'SIGN_IN_FAILED' } })
  })

  it('STF-13 rejects the sixth attempt of an account with the time to wait, and accepts the right credential afterwards', async () => {
    const ada = await desk.enrol('ada@example.com')
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await attempt()).toMatchObject({ failure: { status: 401 } })
      desk.clock.advance(60_000)
    }
    expect(await desk.signIn(ada)).toMatchObject({ failure: { status: 429, retryAfter: 600 } })
    expect(await attempt({ email: 'ADA@example.com' })).toMatchObject({ failure: { status: 429 } })
    desk.clock.advance(600_000)
    valueOf(await desk.signIn(ada))
  })

  it('STF-13 counts unknown accounts as it counts others', async () => {
    for (let tries = 0; tries < 5; tries += 1) await attempt({ email: 'unknown@example.com' })
    expect(await attempt({ email: 'unknown@example.com' })).toMatchObject({ failure: { status: 429 } })
  })

  it.each([
    ['an IPv4 address', '198.51.100.9', '198.51.100.10'],
    ['the first half of an IPv6 address', '2001:db9:1:2::1', '2001:db9:1:3::1'],
  ])('STF-13 rejects after 20 failures of %s', async (_, network, other) => {
    const ada = await desk.enrol('ada@example.com')
    for (let tries = 0; tries < 20; tries += 1) {
      const host = network.includes(':') ? `${network}${tries}` : network
      const client = { ...CLIENT, network: host }
      expect(await attempt({ email: `unknown${tries}@example.com`, client })).toMatchObject({
        failure: { status: 401 },
      })
    }
    expect(await desk.signIn(ada, { ...CLIENT, network })).toMatchObject({ failure: { status: 429 } })
    valueOf(await desk.signIn(ada, { ...CLIENT, network: other }))
  })

  it('STF-13 counts the attempts of two nodes together, also 16 in parallel', async () => {
    const ada = await desk.enrol('ada@example.com')
    const { node, close } = await desk.secondNode()
    const tries = Array.from({ length: 16 }, (_, number) => {
      const service = number % 2 === 0 ? desk.staff : node
      return service.signIn.password({ email: ada.email, password: 'wrong password here', code: '1', client: CLIENT })
    })
    const answers = await Promise.all(tries)
    expect(answers.filter(({ ok }) => ok)).toEqual([])
    const statuses = answers.map((answer) => (answer.ok ? 200 : answer.failure.status))
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(11)
    await close()
  })

  it('STF-13 a success ends the count of its account', async () => {
    const ada = await desk.enrol('ada@example.com')
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) await attempt()
      expect(await desk.signIn(ada)).toMatchObject({ ok: true })
      desk.nextStep()
    }
  })

  it('STF-09 accepts a code once, also when it is sent to two nodes in parallel', async () => {
    const ada = await desk.enrol('ada@example.com')
    const { node, close } = await desk.secondNode()
    const code = desk.codeOf(ada.secret)
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, number) =>
        (number % 2 === 0 ? desk.staff : node).signIn.password({
          email: ada.email,
          password: PASSWORD,
          code,
          client: { ...CLIENT, network: `198.51.100.${number}` },
        }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await attempt({ code })).toMatchObject({ failure: { status: 401 } })
    desk.nextStep()
    valueOf(await desk.signIn(ada))
    await close()
  })

  it('STF-09 rejects an earlier step than the one that was accepted', async () => {
    const ada = await desk.enrol('ada@example.com')
    const earlier = desk.codeOf(ada.secret)
    desk.nextStep()
    valueOf(await desk.signIn(ada))
    expect(await attempt({ code: earlier })).toMatchObject({ failure: { status: 401 } })
  })

  it('STF-10 a recovery code replaces the code once, and its use is mailed', async () => {
    const ada = await desk.enrol('ada@example.com')
    expect(ada.recoveryCodes).toHaveLength(10)
    expect(new Set(ada.recoveryCodes).size).toBe(10)
    expect(ada.recoveryCodes[0]).toMatch(/^(?:[A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
    const stored = await desk.database.query.selectFrom('staff_recovery_codes').selectAll().execute()
    for (const code of ada.recoveryCodes) expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''))
    const [code = ''] = ada.recoveryCodes
    valueOf(await attempt({ code: code.toLowerCase().replaceAll('-', ' ') }))
    expect(await attempt({ code })).toMatchObject({ failure: { status: 401 } })
    await desk.staff.sendDue?.()
    expect(desk.mails.map(({ subject }) => subject)).toContain('A recovery code was used')
  })

  it('AUD-02 sign-ins and failed ones are audited, without what was typed and without unknown addresses', async () => {
    const ada = await desk.enrol('ada@example.com')
    const before = (await desk.audit()).length
    await attempt({ email: 'unknown@example.com', password: 'a typed secret password' })
    await attempt({ password: 'a typed secret password', code: '424242' })
    valueOf(await desk.signIn(ada))
    const rows = (await desk.audit()).slice(before)
    expect(
      rows.map(({ operation, outcome, actor_kind, subject }) => ({ operation, outcome, actor_kind, subject })),
    ).toEqual(
      expect.arrayContaining([
        { operation: 'staff.sign-in', outcome: 'failed', actor_kind: 'system', subject: null },
        { operation: 'staff.sign-in', outcome: 'failed', actor_kind: 'system', subject: `staff:${ada.id}` },
        { operation: 'staff.sign-in', outcome: 'done', actor_kind: 'staff', subject: `staff:${ada.id}` },
      ]),
    )
    expect(rows).toHaveLength(3)
    expect(rows.map(({ network }) => network)).toEqual(['203.0.113.0', '203.0.113.0', '203.0.113.0'])
    expect(JSON.stringify(rows)).not.toMatch(/unknown@|typed secret|424242/)
  })
})
