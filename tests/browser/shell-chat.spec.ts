/** The live chat: not a byte of it without an account and without consent. */
import type { Page } from '@playwright/test'
import { expect, test } from './shop.ts'

const CHAT = 'https://chat.example/**'

/** Pages of a shop that has an account with the chat. */
const withAccount = (page: Page) =>
  page.route(/\/(us|de)\/login$/, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('"chatBotId":""', '"chatBotId":"bot-1"')
    await route.fulfill({ response, body })
  })

const allow = (page: Page, extras: boolean) =>
  page.addInitScript((isAllowed) => {
    const time = '2026-11-15T12:00:00.000Z'
    const allowed = { extras: isAllowed, statistics: true, marketing: true }
    localStorage.setItem('sockeye.consent', JSON.stringify({ version: 1, time, allowed }))
  }, extras)

test('CHT-01 ~CHT-02 ~CHT-03 the chat comes once, with an account and consent, and with neither alone', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route(CHAT, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  const script = page.locator('script[data-chat]')
  const open = async (path: string) => {
    await page.goto(path)
    await page.locator('html[data-live]').waitFor()
    // Whatever wants to come, comes when the page has nothing else to do.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  }
  await allow(page, true)
  await open('/us/login')
  await expect(script).toHaveCount(0)
  await allow(page, false)
  await withAccount(page)
  await open('/us/login')
  await expect(script).toHaveCount(0)
  expect(asked).toEqual([])

  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click()
  await page.getByRole('checkbox', { name: /^Extras/ }).check()
  await page.getByRole('button', { name: 'Save my choice' }).click()
  await expect(script).toHaveAttribute('data-chat', 'bot-1')
  await expect(script).toHaveAttribute('data-language', 'en')
  await expect(script).toHaveAttribute('data-bottom', '78')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL(/about-us/)
  await expect(script).toHaveCount(1)
  expect(asked).toEqual(['https://chat.example/widget.js'])

  await allow(page, true)
  await open('/de/login')
  await expect(script).toHaveAttribute('data-language', 'de')
  await expect(script).toHaveAttribute('data-bottom', '16')
})
