/**
 * Runs in a copy of the shop that has one market more (tests/contract/new-market.test.ts): checks the market, adds what the
 * check names, buys a product there, and prints what happened as JSON.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { saveShippingOperation } from '../../../src/merchant/commerce/shipping-operations.ts'
import { createDiscountOperation, stopDiscountOperation } from '../../../src/merchant/commerce/discount-operations.ts'
import { checkMarketOperation } from '../../../src/merchant/markets/check-market.ts'
import { fingerprintOf } from '../../../src/merchant/markets/record-fingerprint.ts'
import { MIGRATIONS, type ShopSchema } from '../../../src/merchant/shop-schema.ts'
import { settableClock } from '../../support/settable-clock.ts'
import { openDatabase } from '../../../src/platform/database/open-database.ts'
import { createLog } from '../../../src/platform/log/log.ts'
import { writeStories } from '../../support/save-stories.ts'
import { createPaymentsService } from '../../../src/services/payment-sandbox/service.ts'
import {
  ACCOUNT,
  fillStock,
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

/** The market's home page, the line above it, and from how much on shipping is free. */
async function publish(thresholds: Readonly<Record<string, string>>, messages: Readonly<Record<string, string>>) {
  const shared = (component: string, fields: object) => ({
    full_slug: `_default/shared-content/${component}`,
    name: component,
    content: { _uid: component, component, ...fields },
  })
  const stories = [
    { full_slug: '_default/home', name: 'Home', content: { _uid: 'home', component: 'page', body: [] } },
    shared('checkout-free-shipping-bar', {
      text: '{amount} more',
      reachedText: 'Free',
      thresholds: Object.entries(thresholds).map(([code, amount]) => ({ country: code, amount })),
    }),
    shared('banner', { messages: Object.entries(messages).map(([code, message]) => ({ code, message })) }),
  ]
  await database.transaction((transaction) => writeStories(transaction, stories, clock.now()))
}

const createDiscount = (id: string, amounts: Readonly<Record<string, number>>) =>
  createDiscountOperation.runChecked(
    {
      definition: {
        id,
        name: id,
        code: id.toUpperCase(),
        effect: { kind: 'amount', amounts },
        sortOrder: 0,
        isExclusive: false,
        isStackable: true,
      },
    },
    context,
  )

const check = (fingerprint = fingerprintOf(country)) =>
  checkMarketOperation.runChecked({ country, fingerprint }, context)

const empty = await check()
await fillStock(database, 10)
await publish({ ie: '60' }, { eu: 'Free delivery from €60' })
await createDiscount('five-off', { EUR: 500 })
const before = await check()

const words = { en: 'By mule', [language]: 'Per mulo' }
const method = {
  id: 'mule',
  active: true,
  price: { [currency]: 300 },
  discount: {},
  attributes: { displayName: words, description: words },
  isFreeFromThreshold: true,
}
const offers = [{ method, countries: [country] }]
const saved = await saveShippingOperation.runChecked({ offers, confirmed: true }, context)
await publish({ ie: '60', [country]: '100' }, { eu: 'Free delivery from €60', [country]: 'Free delivery from 100 F' })
await stopDiscountOperation.runChecked({ id: 'five-off' }, context)
await createDiscount('six-off', { EUR: 600, [currency]: 1800 })
const after = await check()
const elsewhere = await check(fingerprintOf('IE'))

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
process.stdout.write(JSON.stringify({ empty, before, saved, after, elsewhere, cart, paid, confirmed, mails }))
await database.close()
rmSync(dataDir, { recursive: true, force: true })
