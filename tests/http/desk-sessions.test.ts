/** Sessions of staff over HTTP: cookie, lifetime, re-authentication, sign-out; on both databases, with a clock that is set. */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BACKGROUND_HEADER } from '../../src/contracts/staff/background-read.ts'
import type { DeskClient } from '../support/desk-client.ts'
import { openDeskApp, type DeskUnderTest } from '../support/desk-app.ts'
import { confirmAgain, enrolStaff, signInAgain, succeeded, type Enrolled } from '../support/enrol-staff.ts'
import { engines } from '../support/fresh-database.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe.each(engines)('sessions on %s', (engine) => {
  let desk: DeskUnderTest
  let owner: Enrolled
  beforeAll(async () => {
    desk = await openDeskApp(engine)
    owner = await enrolStaff(desk.browser(), await desk.invite('ada@example.com', 'owner'), { clock: desk.clock })
  })
  afterAll(() => desk.close())

  const signedIn = async (): Promise<DeskClient> => {
    const browser = desk.browser()
    await signInAgain(browser, owner)
    return browser
  }
  const tokenOf = (browser: DeskClient): string => browser.cookie().split('=')[1] ?? ''
  const sessionStatus = async (browser: DeskClient) => {
    const { status, body } = await browser.get('auth/session')
    return [status, body]
  }
  const signedOut = (code: string) => [401, expect.objectContaining({ code })]

  it('STF-15 a token has 256 random bits, and the database has its SHA-256 only', async () => {
    const browser = await signedIn()
    const token = tokenOf(browser)
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const rows = await desk.database.query.selectFrom('staff_sessions').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    const hashes = rows.map(({ token_hash }) => token_hash)
    const hash = createHash('sha256').update(token)
    expect(hashes).toContain(hash.copy().digest('base64url'))
  })

  it('STF-15 sign-in and re-authentication issue a new token, and the old one is worth nothing', async () => {
    const browser = await signedIn()
    const before = browser.cookie()
    await confirmAgain(browser, owner)
    expect(browser.cookie()).not.toBe(before)
    const old = await fetch(`${desk.url}/desk/auth/session`, { headers: { cookie: before } })
    expect(old.status).toBe(401)
    expect((await browser.get('auth/session')).status).toBe(200)
    const fixed = desk.browser()
    await signInAgain(fixed, owner)
    const first = fixed.cookie()
    await signInAgain(fixed, owner)
    expect(fixed.cookie()).not.toBe(first)
  })

  it('STF-15 a session ends after an hour without use', async () => {
    const browser = await signedIn()
    desk.clock.advance(59 * MINUTE)
    // Reading who is signed in is no use.
    expect((await browser.get('auth/session')).status).toBe(200)
    desk.clock.advance(2 * MINUTE)
    expect(await sessionStatus(browser)).toEqual(signedOut('SESSION_EXPIRED'))
    expect((await browser.call('account.read')).body).toMatchObject({ code: 'SESSION_EXPIRED' })
  })

  it('STF-15 what the desk refreshes by itself does not extend a session', async () => {
    const browser = await signedIn()
    const refresh = () => browser.call('desk.work', {}, { headers: { [BACKGROUND_HEADER]: '1' } })
    for (let passed = 0; passed < 2; passed += 1) {
      desk.clock.advance(25 * MINUTE)
      expect((await refresh()).status).toBe(200)
    }
    desk.clock.advance(11 * MINUTE)
    expect((await refresh()).body).toMatchObject({ code: 'SESSION_EXPIRED' })
  })

  it('STF-15 a session that is used ends after twelve hours', async () => {
    const browser = await signedIn()
    for (let passed = 0; passed < 23; passed += 1) {
      desk.clock.advance(HOUR / 2)
      expect((await browser.call('account.read')).status).toBe(200)
    }
    desk.clock.advance(HOUR / 2)
    const late = await browser.call('account.read')
    expect([late.status, late.body]).toEqual(signedOut('SESSION_EXPIRED'))
  })

  it('STF-16 an operation that needs a fresh factor asks for one after five minutes, and runs after it was shown', async () => {
    const browser = await signedIn()
    const regenerate = () => browser.call('account.recovery-codes')
    desk.clock.advance(6 * MINUTE)
    expect((await browser.call('account.read')).status).toBe(200)
    const stale = await regenerate()
    expect([stale.status, stale.body]).toEqual([403, expect.objectContaining({ code: 'FRESH_FACTOR_REQUIRED' })])
    await confirmAgain(browser, owner)
    const done = await regenerate()
    expect(done.status).toBe(200)
    owner.recoveryCodes.splice(0, Infinity, ...codesIn(done.body))
  })

  it('STF-11 an account without a second factor reaches enrolment only', async () => {
    const browser = desk.browser()
    const token = await desk.invite('grace@example.com', 'owner')
    succeeded(await browser.post('auth/link', { token }))
    succeeded(await browser.post('auth/enrol/password', { password: 'a password that is long enough' }))
    expect((await browser.get('auth/session')).body).toMatchObject({ account: { hasFactor: false }, permissions: [] })
    for (const operation of desk.operations.filter(({ commandLineOnly }) => !commandLineOnly)) {
      const { status, body } = await browser.call(operation.name)
      expect([operation.name, status, body]).toEqual([
        operation.name,
        403,
        expect.objectContaining({ code: 'FACTOR_REQUIRED' }),
      ])
    }
    const alone = await desk.browser().post('auth/password', {
      email: 'grace@example.com',
      password: 'a password that is long enough',
      code: '000000',
    })
    expect([alone.status, alone.headers.get('set-cookie')]).toEqual([401, null])
  })

  it('STF-21 sign-out ends the session row and clears what the browser has stored', async () => {
    const browser = await signedIn()
    const cookie = browser.cookie()
    const { status, headers } = await browser.post('auth/sign-out', {})
    expect([status, headers.get('clear-site-data')]).toEqual([200, '"cache","cookies","storage"'])
    expect(headers.get('set-cookie')).toMatch(/^desk=; Max-Age=0;/)
    expect((await fetch(`${desk.url}/desk/auth/session`, { headers: { cookie } })).status).toBe(401)
    const hash = createHash('sha256')
      .update(cookie.split('=')[1] ?? '')
      .digest('base64url')
    const rows = desk.database.query.selectFrom('staff_sessions').select('id').where('token_hash', '=', hash)
    expect(await rows.execute()).toEqual([])
  })
})

const codesIn = (body: unknown): readonly string[] => JSON.stringify(body).match(/[A-Z2-7]{4}(?:-[A-Z2-7]{4})+/g) ?? []

describe('the cookie of a session', () => {
  it.each([
    ['https', true, '__Host-desk', '; Secure'],
    ['http', false, 'desk', ''],
  ])('STF-15 over %s', async (_, isSecure, name, secure) => {
    const desk = await openDeskApp('sqlite', { isSecure })
    const browser = desk.browser()
    const opened = await browser.post('auth/link', { token: await desk.invite('ada@example.com', 'owner') })
    const pattern = new RegExp(`^${name}=[\\w-]{43}; Path=/; HttpOnly; SameSite=Strict${secure}$`)
    expect(opened.headers.get('set-cookie')).toMatch(pattern)
    expect((await browser.get('auth/session')).status).toBe(200)
    await desk.close()
  })
})
