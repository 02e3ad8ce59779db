/**
 * The provider's own browser library, unchanged, against the sandbox: its requests, and how it handles the responses, are
 * the best proof that the sandbox behaves like the provider.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { SANDBOX_ACCOUNT } from '../support/sandbox-account.ts'
import { expect, SLOW, test } from './shop.ts'

const require = createRequire(import.meta.url)
const library = readFileSync(require.resolve('@adyen/adyen-web'), 'utf8')
const MODULE = `const module = { exports: {} }; (function (module, exports) {${library}\n})(module, module.exports)
export const { AdyenCheckout, Redirect, Card } = module.exports`

const HOST = `<!doctype html><html lang="en"><title>Pay</title><link rel="icon" href="data:,"><h1>Pay</h1>
<div id="redirect"></div><div id="bank"></div><output aria-label="Result">waiting</output><script type="module" src="/test-host/host.js"></script>`

const SCRIPT = `import { AdyenCheckout, Redirect, Card } from '/test-host/library.js'
const query = new URLSearchParams(location.search)
const show = (text) => { document.querySelector('output').textContent = text }
const base = location.origin + '/psp-test/checkoutshopper/'
// Without https the library shows 3-D Secure in a frame only where it reads this address. It leads to the same place.
const api = base + 'http://localhost:8080/../../../'
const checkout = await AdyenCheckout({
  session: { id: query.get('sessionId'), sessionData: query.get('sessionData') ?? undefined },
  clientKey: '${SANDBOX_ACCOUNT.clientKey}',
  environment: 'test',
  _environmentUrls: { api, analytics: base, cdn: { images: base, translations: base } },
  onPaymentCompleted: ({ resultCode }) => show('completed ' + resultCode),
  onPaymentFailed: (result) => show('failed ' + result?.resultCode),
  onError: ({ message }) => show('error ' + message),
})
AdyenCheckout.register(Redirect, Card)
show('ready ' + checkout.paymentMethodsResponse.paymentMethods.map(({ type }) => type).join(' '))
const redirectResult = query.get('redirectResult')
if (redirectResult) checkout.submitDetails({ details: { redirectResult } })
else new Redirect(checkout, { type: 'ideal', name: 'iDEAL' }).mount('#redirect')
const number = query.get('card')
if (number) {
  const { action } = await checkout.session.submitPayment({
    paymentMethod: {
      type: 'scheme',
      encryptedCardNumber: 'test_' + number,
      encryptedExpiryMonth: 'test_03',
      encryptedExpiryYear: 'test_2030',
      encryptedSecurityCode: 'test_737',
    },
  })
  checkout.createFromAction(action).mount('#bank')
}`

const FILES: Readonly<Record<string, readonly [type: string, body: string]>> = {
  '/test-host': ['text/html', HOST],
  '/test-host/host.js': ['text/javascript', SCRIPT],
  '/test-host/library.js': ['text/javascript', MODULE],
}

/** A page that hosts the library. */
async function host(page: Page): Promise<void> {
  await page.route(/\/test-host/, async (route) => {
    const [contentType, body] = FILES[new URL(route.request().url()).pathname] ?? ['text/plain', '']
    await route.fulfill({ contentType, body })
  })
}

async function newSession(page: Page, shopUrl: string): Promise<string> {
  const answer = await page.request.post(`${shopUrl}/psp-test/v72/sessions`, {
    headers: { 'x-api-key': SANDBOX_ACCOUNT.apiKey },
    data: {
      amount: { value: 4295, currency: 'EUR' },
      merchantAccount: SANDBOX_ACCOUNT.merchantAccount,
      reference: 'browser test',
      returnUrl: `${shopUrl}/psp-test/pages/test-cards`,
      countryCode: 'NL',
      shopperLocale: 'nl-NL',
      authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } },
    },
  })
  const { id, sessionData }: { id: string; sessionData: string } = await answer.json()
  return new URLSearchParams({ sessionId: id, sessionData }).toString()
}

const accessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.length])).toEqual([])
}

test.use({ viewport: { width: 390, height: 844 } })

test(
  'PAY-16 ~SHX-23 the library of the provider pays in the sandbox: on a page of the bank, and with 3-D Secure in a frame',
  SLOW,
  async ({ page, shop }) => {
    await host(page)
    const result = page.getByRole('status', { name: 'Result' })

    await page.goto(`/test-host?${await newSession(page, shop.url)}`)
    await expect(result).toHaveText('ready scheme ideal klarna paypal applepay googlepay')
    await page.getByRole('button', { name: 'Continue to iDEAL' }).click()
    await expect(page.getByRole('heading', { name: 'Betalen met iDEAL' })).toBeVisible()
    await expect(page.getByText('Dit is een testbetaling')).toBeVisible()
    await accessible(page)
    await page.getByRole('button', { name: 'Goedkeuren', exact: true }).click()
    await expect(page.getByRole('cell', { name: '4111 1111 1111 1111' })).toBeVisible()
    await accessible(page)
    await page.goto(`/test-host${new URL(page.url()).search}`)
    await expect(result).toHaveText('completed Authorised')

    for (const [password, outcome] of [
      ['password', 'completed Authorised'],
      ['wrong', 'failed Refused'],
    ] as const) {
      await page.goto(`/test-host?${await newSession(page, shop.url)}&card=4917610000000000`)
      const bank = page.frameLocator('iframe[name=threeDSIframe]')
      await bank.getByLabel('Wachtwoord').fill(password)
      await bank.getByRole('button', { name: 'Bevestigen' }).click()
      await expect(result).toHaveText(outcome)
    }
  },
)
