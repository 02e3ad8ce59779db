/** The provider's own component, pointed at the sandbox: the order names the provider, and the sandbox answers the component. */
import type { Page } from '@playwright/test'
import type { OrderSessionAnswer } from '../../src/contracts/commerce/order.ts'
import { PAYMENTS_BROWSER_PATH } from '../../src/contracts/payment-provider/payment-provider.ts'

export async function answerProviderFromSandbox(page: Page, shopUrl: string): Promise<void> {
  await page.route('**/carts/adyen/orders', async (route) => {
    const response = await route.fetch()
    const answer: OrderSessionAnswer = await response.json()
    await route.fulfill({ response, json: { ...answer, adyen: { ...answer.adyen, environment: 'test' } } })
  })
  await page.route(/^https:\/\/checkout[^/]*\.adyen\.com\//, async (route) => {
    const request = route.request()
    const { pathname, search } = new URL(request.url())
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
    const url = shopUrl + pathname.replace(/^\/checkout(shopper|analytics)/, PAYMENTS_BROWSER_PATH) + search
    const response = await page.request.fetch(url, {
      method: request.method(),
      headers: { 'content-type': 'application/json' },
      data: request.postData() ?? undefined,
    })
    return route.fulfill({ response, headers: { ...response.headers(), ...headers } })
  })
}
