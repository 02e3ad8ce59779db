/**
 * What every browser test stands on: a shop per worker, and a page that tolerates nothing: a console error or warning,
 * an uncaught error or a policy violation fails the test.
 */
import { test as base, expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import type { Shop } from '../support/start-shop.ts'
import { startShop } from '../support/start-shop.ts'

type WorkerFixtures = { readonly shop: Shop }
type TestFixtures = {
  /** What a test provokes on purpose; everything else that the browser complains about fails it. */
  readonly allowed: RegExp | undefined
  readonly complaints: string[]
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  shop: [
    async ({ browserName }, use) => {
      const shop = await startShop({ RELEASE_STAGE: `tests-${browserName}`, LOG_LEVEL: 'warn' })
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  allowed: [undefined, { option: true }],
  complaints: [
    async ({ page, allowed }, use) => {
      const complaints: string[] = []
      listenForComplaints(page, complaints)
      await use(complaints)
      expect(complaints.filter((text) => !allowed?.test(text))).toEqual([])
    },
    { auto: true },
  ],
})

function listenForComplaints(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
}

export { expect }
