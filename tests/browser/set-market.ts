import type { Page } from '@playwright/test'

/**
 * Leaves the open page first, for a file of the shop: the page would follow the changed market by itself, and interrupt the next
 * navigation.
 */
export async function setMarket(page: Page, country: string): Promise<void> {
  const url = new URL('/', page.url()).href
  await page.goto('/robots.txt')
  await page.context().addCookies([{ name: 'market', value: country, url }])
}
