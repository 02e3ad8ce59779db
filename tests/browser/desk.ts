/** What tests of the desk share: its demo owner, and an authenticator for passkeys. */
import type { BrowserContext, Page } from '@playwright/test'
import type { Shop } from '../support/start-shop.ts'
import { expect } from './shop.ts'

const demoLink = (shop: Shop): string | undefined =>
  shop.lines.map((line) => /\S+#demo=\S+/.exec(line)?.[0]).find(Boolean)

/** Opens the link that the shop printed when it started. */
export async function signInAsDemo(page: Page, shop: Shop, path = ''): Promise<void> {
  await expect.poll(() => demoLink(shop)).toBeDefined()
  await page.goto(demoLink(shop) ?? '')
  await expect(page.getByRole('navigation')).toBeVisible()
  if (path !== '') await page.goto(`/desk${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Answers every question of a page with a passkey of its own. */
export async function addAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
