/** SEC-17: the content security policy with Trusted Types, in a browser that enforces them. */
import type { Page } from '@playwright/test'
import { documentHeaders } from '../../src/server/http/security-headers.ts'
import { fillAddress, fillCart } from './filled-cart.ts'
import { fillInCard, orderButton } from './pay.ts'
import { answerProviderFromSandbox } from './provider-at-sandbox.ts'
import { expect, open, test } from './shop.ts'

/** Violations that the page itself saw, of any directive. */
async function watchViolations(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { violations: seen })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      seen.push(`${effectiveDirective} ${blockedURI} ${sample}`),
    )
  })
  return () => page.evaluate((): string[] => Reflect.get(window, 'violations'))
}

for (const [name, path] of [
  ['home', '/uk'],
  ['a listing', '/uk/adults/socks'],
  ['a product', '/uk/product/cr021-brick'],
] as const) {
  test(`SEC-17 ${name} enforces Trusted Types, and violates nothing`, async ({ page }) => {
    const violations = await watchViolations(page)
    const response = await open(page, path)
    expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'")
    expect(response?.headers()['reporting-endpoints']).toBe('csp="/api/csp-reports"')
    // What is below is loaded when it comes near.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect(await violations()).toEqual([])
  })
}

test('SEC-17 checkout violates nothing from the cart to the payment', async ({ page }) => {
  const violations = await watchViolations(page)
  await fillCart(page)
  await fillAddress(page)
  await open(page, '/uk/checkout/cart')
  await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0)
  expect(await violations()).toEqual([])
  await page.goto('/uk/checkout/payment')
  await fillInCard(page, { number: '4917 6100 0000 0000' })
  await orderButton(page).click()
  await expect(page.locator('iframe')).not.toHaveCount(0)
  expect(await violations()).toEqual([])
})

test.describe('an attack', () => {
  test.use({ allowed: /Trusted|require-trusted-types-for|trusted-types|Content Security Policy/ })

  test('SEC-17 text cannot become HTML, code, a foreign script or a policy', async ({ page }) => {
    await page.goto('/uk')
    const outcomes = await page.evaluate(() => {
      const attempt = (action: () => unknown): string => {
        try {
          action()
          return 'done'
        } catch (error) {
          return error instanceof TypeError || error instanceof EvalError ? 'rejected' : String(error)
        }
      }
      const script = () => document.createElement('script')
      return {
        html: attempt(() => (document.createElement('div').innerHTML = '<img src=x>')),
        frame: attempt(() => (document.createElement('iframe').srcdoc = '<script>1</script>')),
        code: attempt(() => (script().textContent = 'alert(1)')),
        foreignScript: attempt(() => (script().src = 'https://evil.example/a.js')),
        uploadedScript: attempt(() => (script().src = '/images/0123456789abcdef/a.js')),
        policy: attempt(() =>
          Reflect.get(window, 'trustedTypes').createPolicy('mine', { createHTML: (text: string) => text }),
        ),
        ownScript: attempt(() => (script().src = '/assets/a.js')),
      }
    })
    expect(outcomes).toEqual({
      html: 'rejected',
      frame: 'rejected',
      code: 'rejected',
      foreignScript: 'rejected',
      uploadedScript: 'rejected',
      policy: 'rejected',
      ownScript: 'done',
    })
  })
})

test.describe('the component of the provider', () => {
  test.use({ allowed: /securedFields|Failed to load resource|adyen/i })

  test('SEC-17 opens its form under the policy of a shop that uses it', async ({ page, shop }) => {
    const violations = await watchViolations(page)
    await page.route('**/uk/checkout/payment', async (route) => {
      const response = await route.fetch()
      const before = response.headers()
      const script = /script-src [^;]+/.exec(before['content-security-policy'] ?? '')?.[0] ?? ''
      const policy = documentHeaders({
        bootstrap: '',
        development: false,
        paidBy: { provider: 'adyen', environment: 'test' },
      })['Content-Security-Policy']
      const headers = { ...before, 'content-security-policy': (policy ?? '').replace(/script-src [^;]+/, script) }
      await route.fulfill({ response, headers })
    })
    await answerProviderFromSandbox(page, shop.url)
    await fillCart(page)
    await fillAddress(page)
    await page.goto('/uk/checkout/payment')
    await expect(page.locator('.adyen-checkout__payment-method').first()).toBeVisible()
    const types = (await violations()).filter((violation) => /trusted-types/.test(violation))
    expect(types).toEqual([])
  })
})
