/** A shop with staff: an owner and a manager, enrolled over HTTP, and what their browsers need. One per worker. */
import { DatabaseSync } from 'node:sqlite'
import type { BrowserContext, Locator, Page, Request } from '@playwright/test'
import { z } from 'zod'
import type { Role } from '../../src/contracts/staff/roles.ts'
import { sqliteFile } from '../../src/platform/database/sqlite-file.ts'
import { hashToken } from '../../src/services/staff/tokens.ts'
import { demoTokenIn, deskClient, type DeskClient } from '../support/desk-client.ts'
import { enrolStaff, signInAgain, succeeded, type Enrolled } from '../support/enrol-staff.ts'
import { startShop, type Shop } from '../support/start-shop.ts'
import { expect, STARTED_WITHIN, test as base } from './shop.ts'

/** `browser` is a session of the person beside that of the page. */
export type Person = Enrolled & { readonly name: string; readonly browser: DeskClient }

export type People = { readonly ada: Person; readonly grace: Person }

const invitation = z.object({ value: z.object({ link: z.string() }) })

/** The link that the owner is shown. */
const invite = async (owner: DeskClient, email: string, role: Role): Promise<string> =>
  invitation.parse(succeeded(await owner.call('staff.invite', { email, role }))).value.link

/** By the owner, as if the factor had just been confirmed. */
export function inviteStaff(shop: Shop, { browser }: Person, email: string, role: Role = 'reader'): Promise<string> {
  const soon = new Date(Date.now() + 5 * 60_000).toISOString()
  changeSession(shop, tokenOf(browser), `fresh_until = '${soon}'`)
  return invite(browser, email, role)
}

const tokenOf = (browser: DeskClient): string => browser.cookie().split('=')[1] ?? ''

async function enrolPeople(shop: Shop): Promise<People> {
  await expect.poll(() => demoTokenIn(shop.lines)).toBeDefined()
  const demo = deskClient(shop.url)
  succeeded(await demo.post('auth/demo', { token: demoTokenIn(shop.lines) }))
  succeeded(await demo.post('auth/confirm', { demo: true }))
  type Invite = (email: string, role: Role) => Promise<string>
  const enrol = async (by: Invite, name: string, role: Role): Promise<Person> => {
    const browser = deskClient(shop.url)
    const link = await by(`${role}@example.com`, role)
    return { name, browser, ...(await enrolStaff(browser, link.split('#link=')[1] ?? '', { name })) }
  }
  const ada = await enrol((email, role) => invite(demo, email, role), 'Ada Lovelace', 'owner')
  const grace = await enrol((email, role) => inviteStaff(shop, ada, email, role), 'Grace Hopper', 'manager')
  return { ada, grace }
}

export const test = base.extend<object, { readonly people: People }>({
  shop: [
    async ({ browserName }, use) => {
      const shop = await startShop({ RELEASE_STAGE: `tests-${browserName}`, LOG_LEVEL: 'warn' })
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: STARTED_WITHIN },
  ],
  people: [async ({ shop }, use) => use(await enrolPeople(shop)), { scope: 'worker', timeout: STARTED_WITHIN }],
})

/**
 * Gives the browser the session of the person: signing in on the screen is a test of its own. A session of its own costs one
 * of ten recovery codes, and is for tests that end or renew it.
 */
export async function signInAs(
  context: BrowserContext,
  shop: Shop,
  person: Person,
  { isOwn = false } = {},
): Promise<void> {
  const session = isOwn ? deskClient(shop.url) : person.browser
  if (isOwn) await signInAgain(session, person)
  const [name = '', value = ''] = session.cookie().split('=')
  await context.addCookies([{ name, value, url: shop.url, httpOnly: true, sameSite: 'Strict' }])
}

/** On the screen, or in the dialog over it. */
export async function fillSignIn(form: Page | Locator, { email, password, recoveryCodes }: Person): Promise<void> {
  await form.getByLabel(/^E-?mail address$/).fill(email)
  await form.getByLabel('Password').fill(password)
  await form.getByRole('button', { name: 'Continue' }).click()
  await form.getByLabel('Code').fill(recoveryCodes.pop() ?? '')
  await form.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** As an hour without a click leaves the session of a browser. */
export async function expireSession(context: BrowserContext, shop: Shop): Promise<void> {
  const [session] = await context.cookies(shop.url)
  changeSession(shop, session?.value ?? '', `seen_at = '2026-01-01T00:00:00.000Z'`)
}

/** As five minutes after the last factor leave it. */
export async function endFreshness(context: BrowserContext, shop: Shop): Promise<void> {
  const [session] = await context.cookies(shop.url)
  changeSession(shop, session?.value ?? '', 'fresh_until = null')
}

function changeSession({ dataDir }: Shop, token: string, change: string): void {
  changeRows(dataDir, `update staff_sessions set ${change} where token_hash = '${hashToken(token)}'`)
}

export function changeRows(dataDir: string, statement: string): void {
  const database = new DatabaseSync(sqliteFile(dataDir), { timeout: 30_000 })
  try {
    database.exec(statement)
  } finally {
    database.close()
  }
}

export function readRows({ dataDir }: Shop, statement: string): readonly Readonly<Record<string, unknown>>[] {
  const database = new DatabaseSync(sqliteFile(dataDir), { timeout: 30_000, readOnly: true })
  try {
    return database.prepare(statement).all()
  } finally {
    database.close()
  }
}

/** The only value of the only row. */
export function countRows({ dataDir }: Shop, statement: string): number {
  const database = new DatabaseSync(sqliteFile(dataDir), { timeout: 30_000, readOnly: true })
  try {
    return Number(Object.values(database.prepare(statement).get() ?? {})[0] ?? 0)
  } finally {
    database.close()
  }
}

/** The requests of an operation so far, with their idempotency keys. */
export function recordCalls(page: Page, operation: string): { readonly keys: (string | undefined)[] } {
  const keys: (string | undefined)[] = []
  page.on('request', (request: Request) => {
    if (request.url().endsWith(`/desk/api/${operation}`)) keys.push(request.headers()['idempotency-key'])
  })
  return { keys }
}
