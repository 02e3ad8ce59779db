/**
 * Runs in a copy of the shop that has one market more (tests/contract/new-market.test.ts): checks the market, adds what the
 * check names, buys a pair there, and prints what happened as JSON.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { saveShippingOperation } from '../../../src/merchant/commerce/shipping-operations.ts'
import { checkMarketOperation } from '../../../src/merchant/markets/check-market.ts'
import { MIGRATIONS, type ShopSchema } from '../../../src/merchant/shop-schema.ts'
import { settableClock } from '../../support/settable-clock.ts'
import { openDatabase } from '../../../src/platform/database/open-database.ts'
import { createLog } from '../../../src/platform/log/log.ts'
import { createPaymentsService } from '../../../src/services/payment-sandbox/service.ts'
import {
  ACCOUNT,
  fillShelves,
  OPENED,
  ORDER,
  portTo,
  purchaseService,
  SOCK,
  WEBHOOK_URL,
} from '../../support/purchase-parts.ts'
import { shopper } from '../../support/shopper.ts'

const [country = '', language = '', currency = ''] = process.argv.slice(2)
const dataDir = mkdtempSync(join(tmpdir(), 'sockeye-new-market-'))
const log = createLog({ level: 'silent' })
const database = await openDatabase<ShopSchema>({ dataDir, databaseUrl: undefined, migrations: MIGRATIONS, log })
const clock = settableClock(OPENED)
const context = { database, clock }

const provider = createPaymentsService({
  ...ACCOUNT,
  database,
  clock,
  log,
  webhookUrl: WEBHOOK_URL,
  deliver: (request) => shop.fetch(request),
})
const shop = purchaseService({ database, clock, log, port: portTo(provider.fetch, 'http://payments') })
const { openCart, placeOrder, pay, confirm } = shopper(
  { fetch: shop.fetch, baseUrl: 'http://commerce' },
  { fetch: provider.fetch, baseUrl: 'http://payments' },
)

await fillShelves(database, 10)
const before = await checkMarketOperation.runChecked({ country }, context)
const words = { en: 'By mule', [language]: 'Per mulo' }
const method = {
  id: 'mule',
  active: true,
  price: { [currency]: 300 },
  discount: {},
  attributes: { displayName: words, description: words },
  isFreeFromThreshold: true,
}
const saved = await saveShippingOperation.runChecked({ offers: [{ method, countries: [country] }] }, context)
const after = await checkMarketOperation.runChecked({ country }, context)

const cart = await openCart({
  store: { countryCode: country, languageCode: language },
  products: [{ id: SOCK, quantity: 2 }],
})
const address = { ...ORDER.shippingAddress, country, postalCode: 'F-1933', region: 'FF' }
const placed = await placeOrder(cart, {
  ...ORDER,
  languageCode: language,
  shippingAddress: address,
  billingAddress: address,
})
const paid = await pay(placed.adyen.session)
const confirmed = await confirm(placed)
for (let did = 1; did > 0;) {
  did = (await provider.work.deliverDue()) + (await shop.work.inbox()) + (await shop.work.outbox())
}
const mails = await database.query.selectFrom('mailbox').selectAll().execute()
process.stdout.write(JSON.stringify({ before, saved, after, cart, paid, confirmed, mails }))
await database.close()
rmSync(dataDir, { recursive: true, force: true })
