/** The parts of a shop that sells: products, a shipping method, the payment provider, the mail server. */
import type { PaymentAddress } from '../../src/markets/addresses/payment-address.ts'
import type { OrderRequest } from '../../src/contracts/commerce/order.ts'
import type { Fetch } from '../../src/contracts/call-json.ts'
import { PAYMENTS_SERVER_PATH } from '../../src/contracts/payment-provider/payment-provider.ts'
import type { Clock } from '../../src/platform/clock.ts'
import type { Database } from '../../src/platform/database/open-database.ts'
import type { Log } from '../../src/platform/log/log.ts'
import { mailbox, mailboxMigrations, type MailboxTables } from '../../src/platform/mail/mailbox.ts'
import { outboxMigrations } from '../../src/platform/outbox/outbox.ts'
import { saveOffers } from '../../src/services/commerce/catalogue/save-offers.ts'
import { saveSoldProducts } from '../../src/services/commerce/catalogue/sold-products.ts'
import { createCommerceService, type CommerceService } from '../../src/services/commerce/service.ts'
import type { PurchaseSetup, PurchaseWork } from '../../src/services/commerce/create-purchases.ts'
import { commerceMigrations } from '../../src/services/commerce/migrations.ts'
import type { PaymentPort } from '../../src/services/commerce/payments/payment-port.ts'
import { providerPort } from '../../src/services/commerce/payments/provider-port.ts'
import { saveShippingMethods } from '../../src/services/commerce/shipping/shipping-methods.ts'
import type { CommerceTables } from '../../src/services/commerce/tables.ts'
import type { RateLimits } from '../../src/platform/rate-limit/rate-limits.ts'
import { limitsOfOneAddress } from './raised-limits.ts'
import { barcode, variant } from './catalogue-product.ts'

export type PurchaseTables = CommerceTables & MailboxTables

export const PURCHASE_MIGRATIONS = [...commerceMigrations, ...outboxMigrations, ...mailboxMigrations]

export const OPENED = new Date('2026-11-15T10:00:00.000Z')

/** Of the provider. */
export const ACCOUNT = {
  apiKey: 'secret',
  clientKey: 'test_PUBLIC',
  merchantAccount: 'SockeyeTest',
  hmacKey: '0123456789ABCDEF'.repeat(4),
}

export const WEBHOOK_URL = 'http://commerce/orderv1/payments/adyen/webhooks'

/** A pair costs 12.00 and its parcel 4.95. */
export const SOCK = barcode(1)

export async function fillStock(database: Database<CommerceTables>, pairs: number): Promise<void> {
  await database.transaction(async (transaction) => {
    const variants = [variant(1, { sku: 'SOCK-S', stock: { nl: pairs } })]
    await saveOffers(transaction, database, [{ sku: 'SOCK', variants }], OPENED)
    await saveSoldProducts(transaction, database, [
      {
        sku: 'SOCK',
        name: { en: 'Sock' },
        picture: '/images/0123456789abcdef/sock',
        family: 'socks',
        sections: ['adults'],
        categories: ['adults/socks'],
        collections: [],
      },
    ])
    await saveShippingMethods(transaction, database, [
      {
        method: {
          id: 'standard',
          active: true,
          price: { EUR: 495, USD: 595 },
          discount: {},
          attributes: { displayName: { en: 'Standard' }, description: { en: '2 to 4 days' } },
          isFreeFromThreshold: false,
        },
        countries: ['NL', 'US', 'DE', 'PT'],
      },
    ])
  })
}

export type PurchaseServiceParts = {
  readonly database: Database<PurchaseTables>
  readonly clock: Clock
  readonly log: Log
  readonly port: PaymentPort
  readonly mailer?: PurchaseSetup['mail']['mailer']
  readonly reportPurchase?: PurchaseSetup['reportPurchase']
  readonly wake?: PurchaseSetup['wake']
  readonly unpaidLimits?: PurchaseSetup['unpaidLimits']
  readonly captureAt?: PurchaseSetup['captureAt']
  readonly limits?: RateLimits
  readonly terms?: PurchaseSetup['terms']
}

export function purchaseService(
  parts: PurchaseServiceParts,
): Pick<CommerceService, 'fetch' | 'call'> & { readonly work: PurchaseWork } {
  const { database, clock, log, port } = parts
  const { clientKey, merchantAccount, hmacKey } = ACCOUNT
  const { work, fetch, call } = createCommerceService({
    database,
    clock,
    log,
    environment: 'production',
    limits: parts.limits ?? limitsOfOneAddress(clock),
    cartKeys: ['a key for the carts of a test, long enough'],
    purchases: {
      provider: { port, clientKey, environment: 'test', merchantAccount, hmacKeys: [hmacKey] },
      mail: {
        mailer: parts.mailer ?? mailbox({ database, clock }),
        seller: { name: 'Sockeye', email: 'shop@example.com' },
        publicUrl: () => 'http://shop.test',
      },
      reportPurchase: parts.reportPurchase ?? (async () => {}),
      wake: parts.wake ?? (() => {}),
      ...(parts.terms && { terms: parts.terms }),
      ...(parts.captureAt && { captureAt: parts.captureAt }),
      ...(parts.unpaidLimits && { unpaidLimits: parts.unpaidLimits }),
    },
  })
  if (work === undefined) throw new Error('Nothing can be bought here')
  return { fetch, call, work }
}

export const portTo = (fetch: Fetch, baseUrl: string): PaymentPort =>
  providerPort({ ...ACCOUNT, fetch, apiUrl: `${baseUrl}${PAYMENTS_SERVER_PATH}` })

const ADDRESS: PaymentAddress = {
  country: 'NL',
  city: 'Amsterdam',
  phone: '020 123 4567',
  streetAddress: 'Herengracht',
  houseNumberOrName: '12',
  familyName: 'Lovelace',
  postalCode: '1015 BK',
  givenName: 'Ada',
  region: '',
}

export const ORDER: OrderRequest = {
  shippingAddress: ADDRESS,
  billingAddress: ADDRESS,
  email: 'ada@example.com',
  languageCode: 'en',
  returnUrl: 'http://shop.test/nl/checkout/payment?step=3',
}

export const NEW_CART = { store: { countryCode: 'NL', languageCode: 'en' }, products: [{ id: SOCK, quantity: 1 }] }

export const card = (over: object = {}) => ({
  type: 'scheme',
  holderName: 'Ada Lovelace',
  encryptedCardNumber: 'test_4111111111111111',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
  ...over,
})
