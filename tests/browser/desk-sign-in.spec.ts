/** Who gets in: invitations, passkeys, passwords with codes, fresh factors, and what is left after signing out. */
import type { Page, Response } from '@playwright/test'
import { totpCode, totpStep } from '../../src/services/staff/factors/totp.ts'
import { deskClient } from '../support/desk-client.ts'
import { startShop } from '../support/start-shop.ts'
import { addAuthenticator, signInAsDemo } from './desk.ts'
import { changeRows, endFreshness, fillSignIn, inviteStaff, recordCalls, signInAs, test } from './desk-people.ts'
import { expect, expectAccessible, SLOW } from './shop.ts'

// Rejected operations, missing sessions and used links are part of these tests; the desk stores nothing for visitors.
test.use({ allowed: /Failed to load resource/, newcomer: true })
test.describe.configure({ mode: 'default' })

const EMAIL = /^E-?mail address$/
const GONE = 'This link no longer works'

async function enrolName(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Continue' }).click()
}

const recoveryCodes = (page: Page) =>
  page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allTextContents()

async function storeCodes(page: Page): Promise<void> {
  await page.getByLabel('I have stored the codes.').check()
  await page.getByRole('button', { name: 'Continue' }).click()
}

async function signOut(page: Page, name: string): Promise<Response> {
  const answered = page.waitForResponse('**/desk/auth/sign-out')
  await page.getByRole('button', { name: new RegExp(name) }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  return answered
}

test('STF-06 STF-07 STF-16 the demo owner confirms with one press and invites; the colleague enrols with a passkey and signs in with it', async ({
  page,
  browser,
}) => {
  // The first enrolment ends the demo, so the shop is of this test alone.
  const shop = await startShop({ LOG_LEVEL: 'warn' })
  try {
    await page.goto(`${shop.url}/desk`)
    await signInAsDemo(page, shop)
    const { keys } = recordCalls(page, 'staff.invite')
    await page.getByRole('link', { name: 'Staff' }).first().click()
    await page.getByRole('button', { name: 'Invite' }).click()
    await page.getByLabel(EMAIL).fill('ada@example.com')
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    const confirmation = page.getByRole('alertdialog')
    await expect(confirmation).toBeVisible()
    expect(keys).toHaveLength(1)
    await confirmation.getByRole('button', { name: 'Confirm' }).click()
    const link = (await page.getByRole('dialog').locator('code').textContent()) ?? ''
    expect(link).toContain('/desk/sign-in#link=')
    // The same request once more, with the same key.
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])

    const context = await browser.newContext()
    const colleague = await context.newPage()
    await addAuthenticator(context, colleague)
    await enrolName(colleague, link, 'Ada Lovelace')
    await colleague.getByRole('button', { name: /With a passkey/ }).click()
    await expect(colleague.getByRole('heading', { level: 1, name: /Ada/ })).toBeVisible()
    // Recovery codes replace those of an app, which this account does not have.
    await expect(colleague.getByRole('list', { name: 'Recovery codes' })).toHaveCount(0)
    await signOut(colleague, 'Ada Lovelace')
    await colleague.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(colleague.getByRole('heading', { level: 1, name: /Ada/ })).toBeVisible()

    await colleague.goto('about:blank')
    await colleague.goto(link)
    await expect(colleague.getByRole('heading', { name: GONE })).toBeVisible()
    await context.close()
  } finally {
    await shop.stop()
  }
})

test(
  'STF-06 a used, expired, revoked and superseded link open the same page; an active address is not invited',
  SLOW,
  async ({ page, context, shop, people: { ada } }) => {
    const invite = (email: string) => inviteStaff(shop, ada, email)
    const used = await invite('used@example.com')
    expect((await deskClient(shop.url).post('auth/link', { token: used.split('#link=')[1] })).status).toBe(200)
    const superseded = await invite('superseded@example.com')
    await invite('superseded@example.com')
    const expired = await invite('expired@example.com')
    changeRows(
      shop.dataDir,
      `update staff_links set expires_at = '2026-01-01T00:00:00.000Z' where account_id =
      (select id from staff_accounts where email = 'expired@example.com')`,
    )
    const revoked = await invite('revoked@example.com')
    await signInAs(context, shop, ada, { isOwn: true })
    await page.goto('/desk/staff?search=revoked')
    await page
      .getByRole('row', { name: /revoked@example\.com/ })
      .getByRole('button')
      .last()
      .click()
    await page.getByRole('menuitem', { name: 'Revoke the invitation' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke the invitation' }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)

    await endFreshness(context, shop)
    await page.getByRole('button', { name: 'Invite' }).click()
    await page.getByLabel(EMAIL).fill(ada.email)
    const refused = page.waitForResponse(
      async (answer) => answer.url().endsWith('staff.invite') && answer.status() === 409,
    )
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await page
      .getByRole('alertdialog')
      .getByLabel('Code')
      .fill(ada.recoveryCodes.pop() ?? '')
    await page.getByRole('button', { name: 'Confirm with the code' }).click()
    await refused
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()

    await context.clearCookies()
    const pages: string[] = []
    for (const link of [used, superseded, expired, revoked]) {
      await page.goto('about:blank')
      const opened = page.waitForResponse('**/desk/auth/link')
      await page.goto(link)
      expect((await opened).status()).toBe(410)
      await expect(page.getByRole('heading', { name: GONE })).toBeVisible()
      pages.push(await page.locator('body').ariaSnapshot())
    }
    expect(new Set(pages).size).toBe(1)
  },
)

test('STF-10 STF-11 a password alone opens the enrolment only; ten recovery codes are shown once, each works once', async ({
  page,
  shop,
  people: { ada },
}) => {
  const link = await inviteStaff(shop, ada, 'hedy@example.com', 'products')
  await enrolName(page, link, 'Hedy Lamarr')
  await page.getByRole('button', { name: /With password and code/ }).click()
  const password = 'frequencies that hop about'
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  const secret = ((await page.locator('form code').textContent()) ?? '').replaceAll(' ', '')
  expect(secret).toMatch(/^[A-Z2-7]{16,}$/)

  // A second tab of the same session: no screen, no operation.
  const other = await page.context().newPage()
  await other.goto(`${shop.url}/desk/products`)
  await expect(other.getByRole('heading', { name: 'Welcome aboard' })).toBeVisible()
  await expect(other.getByRole('navigation')).toHaveCount(0)
  const answer = await other.evaluate(async () => {
    const response = await fetch('/desk/api/product.list', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ input: { offset: 0, limit: 1 } }),
    })
    return [response.status, (await response.json()).code]
  })
  expect(answer).toEqual([403, 'FACTOR_REQUIRED'])
  await other.close()

  await page.getByLabel('The code the app shows now').fill(totpCode(secret, totpStep(new Date())))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible()
  const codes = (await recoveryCodes(page)).map((code) => code.trim())
  expect([codes.length, new Set(codes).size]).toEqual([10, 10])
  await expectAccessible(page)
  await storeCodes(page)
  await expect(page.getByRole('navigation')).toBeVisible()
  await page.goto('/desk/account?tab=security')
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toHaveCount(0)

  const [code = ''] = codes
  const hedy = { ...ada, email: 'hedy@example.com', password, recoveryCodes: [code, code] }
  await signOut(page, 'Hedy Lamarr')
  await fillSignIn(page, hedy)
  await expect(page.getByRole('navigation')).toBeVisible()
  await signOut(page, 'Hedy Lamarr')
  await fillSignIn(page, hedy)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
})

const SCREENS = [
  '',
  '/orders',
  '/products',
  '/stock',
  '/media',
  '/staff',
  '/audit',
  '/webhooks',
  '/api-keys',
  '/jobs',
  '/account',
  '/help',
  '/nothing',
]

test(
  'STF-20 STF-21 no screen uses another origin or stores personal data, and signing out leaves nothing',
  SLOW,
  async ({ page, context, shop, people: { ada } }) => {
    const origins = new Set<string>()
    page.on('request', (request) => origins.add(new URL(request.url()).origin))
    await signInAs(context, shop, ada, { isOwn: true })
    const product = `/products/${/(?<=\/desk\/products\/)[^"]+/.exec(await productsHtml(page))?.[0] ?? ''}`
    for (const path of [...SCREENS, product]) {
      await page.goto(`/desk${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await stored(page)).toEqual({ local: [['desk.language', 'en']], session: [], databases: 0, caches: 0 })
    }
    expect([...origins]).toEqual([shop.url])

    const [session] = await context.cookies()
    const answer = await signOut(page, ada.name)
    expect((await answer.allHeaders())['clear-site-data']).toBe('"cache","cookies","storage"')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await expect.poll(() => stored(page)).toEqual({ local: [], session: [], databases: 0, caches: 0 })
    expect(await context.cookies()).toEqual([])
    // The token is worth nothing any more.
    const cookie = `${session?.name}=${session?.value}`
    expect((await fetch(`${shop.url}/desk/auth/session`, { headers: { cookie } })).status).toBe(401)
    await page.goBack()
    await expect(page.getByRole('navigation')).toHaveCount(0)
  },
)

async function productsHtml(page: Page): Promise<string> {
  await page.goto('/desk/products')
  await expect(page.locator('a[href^="/desk/products/"]').first()).toBeVisible()
  return page.content()
}

const stored = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
  }))
