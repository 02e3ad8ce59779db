/** Everything from the cart on, put together: orders, how they are paid, what is written to shoppers, and the work behind it. */
import type { Hono } from 'hono'
import { orderLookUpOperations, orderOperations } from '../../contracts/commerce/order-operations.ts'
import { paymentOperations } from '../../contracts/commerce/payment-operations.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { ServiceEnv } from '../../platform/http/service-app.ts'
import { serveOperations, type ServedOperations } from '../../platform/http/serve-operations.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts'
import { purgeDone } from '../../platform/outbox/purge-done.ts'
import { createOutbox } from '../../platform/outbox/outbox.ts'
import { termsArchive, type TermsArchive, type TermsReader } from './agreements/terms-archive.ts'
import type { PricingContextReader } from './carts/read-pricing-context.ts'
import type { CaptureTime } from './captures/capture-times.ts'
import { captureHandlers } from './captures/capture-handlers.ts'
import { cachedTokens } from './carts/token/cart-keys.ts'
import type { CartTokenSigner } from './carts/token/cart-tokens.ts'
import { orderAddresses } from './mail/order-addresses.ts'
import { orderMailHandlers } from './mail/order-mail-handlers.ts'
import type { Seller } from './mail/order-mails.ts'
import { documentHandlers } from './documents/document-handlers.ts'
import { documentRoutes } from './documents/document-routes.ts'
import { purgeDocuments } from './documents/purge-documents.ts'
import { returnMailHandlers } from './mail/return-mail-handlers.ts'
import { shipmentMailHandlers } from './mail/shipment-mail-handlers.ts'
import { clientKeys } from './orders/client-keys.ts'
import { markLateOrders } from './fulfilment/late-orders.ts'
import { purgeOrders } from './orders/purge-orders.ts'
import { createOrderNumbers } from './orders/order-numbers.ts'
import { orderLinkTokens, orderTokens } from './orders/order-tokens.ts'
import { createOrders } from './orders/orders.ts'
import { orderHandlers } from './orders/handlers.ts'
import { embeddedTax } from './orders/tax-port.ts'
import { LOOK_UP_TOPIC, linkMailHandler } from './orders-lookup/look-up.ts'
import { orderSessions } from './orders-lookup/order-session.ts'
import { orderLookUpHandlers } from './orders-lookup/handlers.ts'
import { orderPageRoutes } from './orders-lookup/routes.ts'
import { WITHDRAWAL_TOPIC, withdrawalMailHandler } from './orders-lookup/withdrawals.ts'
import { ownAddress } from './own-address.ts'
import { openSession } from './payments/open-session.ts'
import { paymentHandlers } from './payments/payment-handlers.ts'
import type { PaymentPort } from './payments/payment-port.ts'
import { paymentOperationHandlers } from './payments/operation-handlers.ts'
import { reconcilePayments } from './payments/reconcile-payments.ts'
import { purgeRetained } from './privacy/purge-retained.ts'
import { purgeRestricted } from './privacy/purge-restricted.ts'
import type { PurchasedBasket } from './payments/staged-work.ts'
import { webhookRoutes } from './payments/webhook-routes.ts'
import { workInbox } from './payments/work-inbox.ts'
import { DEFAULT_UNPAID_LIMITS, type UnpaidLimits } from './stock/reservation-policy.ts'
import { STOCK_STATUS_CHANGED, stockStatusChangeHandler } from './stock/stock-status-changes.ts'
import type { CommerceTables } from './tables.ts'

export type PurchaseSetup = {
  /** The payment provider. */
  readonly provider: {
    readonly port: PaymentPort
    /** Both are sent to the browser. */
    readonly clientKey: string
    readonly environment: string
    readonly merchantAccount: string
    /** Keys that sign the provider's notifications; the first is the newest. */
    readonly hmacKeys: readonly string[]
  }
  readonly mail: {
    readonly mailer: Mailer
    readonly seller: Seller
    /** Base address of the shop for links in mails. Read on each use: a shop may learn its port late. */
    readonly publicUrl: () => string
  }
  /** The terms of a country, as pages show them. */
  readonly terms?: TermsReader
  /** Reports to recommendations what was bought together. */
  readonly reportPurchase: (purchase: PurchasedBasket) => Promise<void>
  /** When money is captured; absent: with the payment. */
  readonly captureAt?: CaptureTime
  /** How much one shopper may reserve without paying. */
  readonly unpaidLimits?: UnpaidLimits
  /** Has a piece of the work below done soon, instead of when its time comes. */
  readonly wake: (work: keyof PurchaseWork) => void
}

/** Each answers how much it did, may run on every node concurrently, and may die at any moment. */
export type PurchaseWork = {
  /** Webhooks of the provider. */
  readonly inbox: () => Promise<number>
  /** Mails, and what else follows from an order. */
  readonly outbox: () => Promise<number>
  /** Orders and attempts that were not completed. */
  readonly reconcile: () => Promise<number>
  /** Deletes data whose retention is over. */
  readonly purge: () => Promise<number>
  /** Marks orders that were not shipped in time, and writes to their shoppers. */
  readonly late: () => Promise<number>
}

type Deps = PurchaseSetup & {
  readonly database: Database<CommerceTables>
  readonly pricingContext: PricingContextReader
  readonly cartKeys: readonly string[]
  readonly cartTokens: () => Promise<CartTokenSigner>
  readonly cartPrefix: string
  readonly limits: RateLimits
  readonly clock: Clock
  readonly log: Log
}

type Purchases = {
  readonly operations: readonly ServedOperations[]
  /** Pages of orders, and the webhook of the provider. */
  readonly pages: readonly Hono<ServiceEnv>[]
  readonly work: PurchaseWork
  readonly terms: TermsArchive | undefined
}

/** Long: composes everything from the cart on. */
export function createPurchases(deps: Deps): Purchases {
  const { database, clock, log, limits, cartPrefix, cartKeys, cartTokens, provider, mail, wake } = deps
  const { unpaidLimits = DEFAULT_UNPAID_LIMITS } = deps
  const { port, clientKey, environment, merchantAccount, hmacKeys } = provider
  const tokens = cachedTokens(database, cartKeys, orderTokens)
  const links = cachedTokens(database, cartKeys, orderLinkTokens)
  const clients = cachedTokens(database, cartKeys, clientKeys)
  const wakeOutbox = () => wake('outbox')
  const isOwnAddress = ownAddress(mail.publicUrl)

  const terms = deps.terms && termsArchive({ database, clock, read: deps.terms })

  const orders = createOrders({
    database,
    pricingContext: deps.pricingContext,
    numbers: createOrderNumbers(database),
    tax: embeddedTax,
    unpaidLimits,
    captureAt: deps.captureAt,
    clientKeys: clients,
    clock,
    tokens: cartTokens,
    orderTokens: tokens,
    limits,
    terms,
  })
  const completing = { database, clock, log, wake: wakeOutbox }
  const paying = {
    ...completing,
    port,
    orders,
    cartTokens,
    orderTokens: tokens,
    clientKeys: clients,
    unpaidLimits,
    limits,
  }
  const orderPages = {
    database,
    clock,
    limits,
    tokens: links,
    sessions: cachedTokens(database, cartKeys, orderSessions),
    secure: () => mail.publicUrl().startsWith('https:'),
    wake: wakeOutbox,
  }
  const ordering = {
    orders,
    openSession: openSession({ database, clock, log, port }),
    provider: { clientKey, environment },
    isOwnAddress,
    terms,
  }

  const { mailer, seller, publicUrl } = mail
  const writing = { database, clock, mailer, seller, tokens: links, addresses: orderAddresses(publicUrl) }
  const outbox = createOutbox({
    database,
    clock,
    log,
    handlers: {
      ...orderMailHandlers(writing),
      ...shipmentMailHandlers(writing),
      ...returnMailHandlers(writing),
      [LOOK_UP_TOPIC]: linkMailHandler(writing),
      [WITHDRAWAL_TOPIC]: withdrawalMailHandler(writing),
      [STOCK_STATUS_CHANGED]: stockStatusChangeHandler(database),
      ...documentHandlers({ database, clock, log }),
      ...captureHandlers({ database, clock, log, port }),
      ...paymentHandlers({ database, clock, log, port, reportPurchase: deps.reportPurchase }),
    },
  })
  return {
    terms,
    operations: [
      serveOperations(paymentOperations, paymentOperationHandlers({ ...paying, isOwnAddress }), { cartPrefix }),
      serveOperations(orderOperations, orderHandlers(ordering), { cartPrefix }),
      serveOperations(orderLookUpOperations, orderLookUpHandlers(orderPages)),
    ],
    pages: [
      webhookRoutes({ database, clock, log, cartPrefix, merchantAccount, hmacKeys, wake: () => wake('inbox') }),
      orderPageRoutes(orderPages),
      documentRoutes({ ...orderPages, log }),
    ],
    work: {
      inbox: workInbox(completing),
      outbox: outbox.workDue,
      reconcile: reconcilePayments(paying),
      purge: async () => {
        const now = clock.now()
        const purges = [purgeOrders, purgeDone, purgeDocuments, purgeRestricted, purgeRetained]
        let purged = 0
        for (const purge of purges) purged += await purge(database, now)
        return purged
      },
      late: () => markLateOrders(database, clock.now()),
    },
  }
}
