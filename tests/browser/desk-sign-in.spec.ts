import { startShop } from '../support/start-shop.ts'
import { addAuthenticator, signInAsDemo } from './desk.ts'
import { expect, expectAccessible, test } from './shop.ts'

test.use({ allowed: /Failed to load resource/, newcomer: true })

test('STF-06 STF-07 STF-16 the demo owner confirms with one press and invites; the colleague enrols with a passkey and signs in with it', async ({
  page,
  browser,
}) => {
  // The first enrolment ends the demo, so the shop is of this test alone.
  const shop = await startShop({ LOG_LEVEL: 'warn' })
  try {
    await page.goto(`${shop.url}/desk`)
    await signInAsDemo(page, shop)
    await page.getByRole('link', { name: 'Staff' }).first().click()
    await page.getByRole('button', { name: 'Invite' }).click()
    await page.getByLabel('Email address').fill('ada@example.com')
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click()
    const link = (await page.getByRole('dialog').locator('code').textContent()) ?? ''
    expect(link).toContain('/desk/sign-in#link=')

    const context = await browser.newContext()
    const colleague = await context.newPage()
    await addAuthenticator(context, colleague)
    await colleague.goto(link)
    await colleague.getByLabel('Name', { exact: true }).fill('Ada Lovelace')
    await colleague.getByRole('button', { name: 'Continue' }).click()
    await colleague.getByRole('button', { name: /With a passkey/ }).click()
    await expect(colleague.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10)
    await expectAccessible(colleague)
    await colleague.getByLabel('I have stored the codes.').check()
    await colleague.getByRole('button', { name: 'Continue' }).click()
    await colleague.getByRole('button', { name: /Ada Lovelace/ }).click()
    await colleague.getByRole('menuitem', { name: 'Sign out' }).click()
    await colleague.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(colleague.getByRole('heading', { level: 1, name: /Ada/ })).toBeVisible()

    await colleague.goto('about:blank')
    await colleague.goto(link)
    await expect(colleague.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
    await context.close()
  } finally {
    await shop.stop()
  }
})
