/** A shop with its provider beside it, of either engine: from the cart to the mail, one step at a time. */
import { PAYMENTS_KNOBS_PATH, type NotificationItem } from '../../src/contracts/payment-provider/payment-provider.ts'
import { signNotification } from '../../src/contracts/payment-provider/webhook-signature.ts'
import { settableClock } from './settable-clock.ts'
import type { Database } from '../../src/platform/database/open-database.ts'
import { createLog } from '../../src/platform/log/log.ts'
import type { PaymentPort } from '../../src/services/commerce/payments/payment-port.ts'
import type { Knobs } from '../../src/services/payment-sandbox/knobs/knobs.ts'
import type { Migration } from '../../src/platform/database/migrate.ts'
import { paymentsMigrations } from '../../src/services/payment-sandbox/migrations.ts'
import { createPaymentsService } from '../../src/services/payment-sandbox/service.ts'
import type { PaymentsTables } from '../../src/services/payment-sandbox/tables.ts'
import { freshDatabase, type EngineName } from './fresh-database.ts'
import {
  ACCOUNT,
  fillStock,
  OPENED,
  portTo,
  PURCHASE_MIGRATIONS,
  purchaseService,
  WEBHOOK_URL,
  type PurchaseServiceParts,
  type PurchaseTables,
} from './purchase-parts.ts'
import { read, shopper } from './shopper.ts'

type ShopDatabase = Database<PurchaseTables & PaymentsTables>

type ShopOptions = {
  readonly pairs?: number
  readonly unpaidLimits?: PurchaseServiceParts['unpaidLimits']
  readonly captureAt?: PurchaseServiceParts['captureAt']
  readonly terms?: PurchaseServiceParts['terms']
  /** Tables of other services. */
  readonly more?: readonly Migration[]
  /** The database as the shop sees it; the provider has its own connection. */
  readonly watch?: (database: ShopDatabase) => ShopDatabase
}

export async function openPurchaseShop(
  engine: EngineName,
  { pairs = 100, unpaidLimits, captureAt, terms, more = [], watch = (database) => database }: ShopOptions = {},
) {
  const fresh = await freshDatabase<PurchaseTables & PaymentsTables>(engine, [
    ...PURCHASE_MIGRATIONS,
    ...paymentsMigrations,
    ...more,
  ])
  const { database } = fresh
  const clock = settableClock(OPENED)
  const lines: string[] = []
  const log = createLog({ level: 'info', destination: { write: (line) => lines.push(line) } })
  const purchases: unknown[] = []
  const provider = createPaymentsService({
    ...ACCOUNT,
    database,
    clock,
    log: createLog({ level: 'silent' }),
    webhookUrl: WEBHOOK_URL,
    deliver: (request) => shop.fetch(request),
  })
  let reachProvider = provider.fetch
  const port: PaymentPort = portTo((request) => reachProvider(request), 'http://payments')
  const shop = purchaseService({
    database: watch(database),
    clock,
    log,
    port,
    unpaidLimits,
    captureAt,
    terms,
    reportPurchase: async (purchase) => {
      purchases.push(purchase)
    },
  })
  await fillStock(database, pairs)
  const person = shopper(
    { fetch: shop.fetch, baseUrl: 'http://commerce' },
    { fetch: provider.fetch, baseUrl: 'http://payments' },
  )

  const work = async (): Promise<void> => {
    for (let did = 1; did > 0;) {
      did = (await provider.work.deliverDue()) + (await shop.work.inbox()) + (await shop.work.outbox())
    }
  }
  return {
    ...person,
    database,
    clock,
    lines,
    purchases,
    provider,
    port,
    fetch: shop.fetch,
    service: shop,
    shop: shop.work,
    /** Everything that is due, until nothing is. */
    work,
    /** Places the order of a cart. */
    async order(body?: unknown) {
      const cart = await person.openCart(body)
      return { cart, ...(await person.placeOrder(cart)) }
    },
    /** Whether the provider's responses get lost after it has processed the requests. */
    loseAnswers: (isLost: boolean) => {
      reachProvider = async (request) => {
        const answer = await provider.fetch(request)
        if (isLost) throw new TypeError('The connection was lost')
        return answer
      }
    },
    /** The next response is held back until it is released. */
    holdAnswer: () => {
      const [there, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      reachProvider = async (request) => {
        reachProvider = provider.fetch
        const answer = await provider.fetch(request)
        there.resolve()
        await free.promise
        return answer
      }
      return { there: there.promise, release: free.resolve }
    },
    turn: async (knobs: Partial<Knobs>): Promise<void> => {
      await read(
        await provider.fetch(
          new Request(`http://payments${PAYMENTS_KNOBS_PATH}`, {
            method: 'POST',
            headers: { 'x-api-key': ACCOUNT.apiKey, 'content-type': 'application/json' },
            body: JSON.stringify(knobs),
          }),
        ),
      )
    },
    /** Sends a notification, signed by default. */
    notify: (
      item: Omit<NotificationItem, 'merchantAccountCode' | 'eventDate'> & Partial<NotificationItem>,
      key?: string,
    ) => {
      const whole = { merchantAccountCode: ACCOUNT.merchantAccount, eventDate: '2026-11-15T11:00:00+01:00', ...item }
      const signed = { ...whole, additionalData: { hmacSignature: signNotification(whole, key ?? ACCOUNT.hmacKey) } }
      return shop.fetch(
        new Request(WEBHOOK_URL, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem: signed }] }),
        }),
      )
    },
    /** The body of an error response. */
    async refusalOf(answer: Promise<Response>): Promise<{ readonly code: string; readonly message: string }> {
      const response = await answer
      if (response.ok) throw new Error('It was not refused')
      return response.json()
    },
    orderRow: (id: string) =>
      database.query.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    paymentsOf: (id: string) =>
      database.query.selectFrom('payments').selectAll().where('order_id', '=', id).orderBy('created_at').execute(),
    /** What lies on the stockLevel: how many are there, and how many of them are promised. */
    stockLevel: () => database.query.selectFrom('stock').select(['quantity', 'reserved']).executeTakeFirstOrThrow(),
    mails: async () =>
      (await database.query.selectFrom('mailbox').selectAll().orderBy('sent_at').execute()).map(({ key }) => key),
    close: () => fresh.remove(),
  }
}

export type PurchaseShop = Awaited<ReturnType<typeof openPurchaseShop>>
