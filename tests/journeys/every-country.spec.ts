/** `npm run journeys`: a purchase in each of the thirty countries, in its language and its currency, with the sandbox. */
import { BUYERS } from '../browser/buyers.ts'
import { buyIn } from '../browser/buy.ts'
import { test } from '../browser/shop.ts'

for (const buyer of BUYERS) {
  const { countryCode, name, currency } = buyer.market
  test(`${countryCode} ${name.local}: a pair of socks for ${currency.code}`, async ({ page, shop }) => {
    await buyIn(page, shop, buyer)
  })
}
