/** The payment sandbox on either engine and over either transport, with a webhook that records its notifications. */
import {
  API_KEY_HEADER,
  IDEMPOTENCY_HEADER,
  PAYMENTS_BROWSER_PATH,
  PAYMENTS_KNOBS_PATH,
  PAYMENTS_SERVER_PATH,
  type NotificationItem,
  type NotificationRequest,
  type PaymentAnswer,
  type SessionPaymentAnswer,
  type SessionRequest,
} from '../../src/contracts/payment-provider/payment-provider.ts'
import { settableClock, type SettableClock } from './settable-clock.ts'
import type { Database } from '../../src/platform/database/open-database.ts'
import { createLog } from '../../src/platform/log/log.ts'
import type { Knobs } from '../../src/services/payment-sandbox/knobs/knobs.ts'
import { paymentsMigrations } from '../../src/services/payment-sandbox/migrations.ts'
import { createPaymentsService, type PaymentsService } from '../../src/services/payment-sandbox/service.ts'
import type { PaymentsTables } from '../../src/services/payment-sandbox/tables.ts'
import { freshDatabase, type EngineName } from './fresh-database.ts'
import { reach, type TransportName } from './transports.ts'

export const OPENED = '2026-11-15T10:00:00.000Z'
export const API_KEY = 'secret'
export const CLIENT_KEY = 'test_PUBLIC'
export const HMAC_KEY = '0123456789ABCDEF'.repeat(4)
const ACCOUNT = 'SockeyeTest'

/** The request again, and what the browser needs: only `id` and `sessionData` go there. */
type SessionAnswer = SessionRequest & {
  readonly id: string
  readonly sessionData: string
  readonly expiresAt: string
}

export type ReceivedNotification = { readonly item: NotificationItem; readonly at: string }

type CallOptions = {
  readonly body?: unknown
  readonly key?: string
  readonly apiKey?: string
  readonly signal?: AbortSignal
}

/** The response, which must be of the expected kind. */
export async function read<Body>(answer: Promise<Response>, status = 200): Promise<Body> {
  const response = await answer
  const text = await response.text()
  if (response.status !== status) throw new Error(`${response.status} ${text}`)
  const body: Body = JSON.parse(text)
  return body
}

export const card = (over: object = {}) => ({
  type: 'scheme',
  holderName: 'Ada Lovelace',
  encryptedCardNumber: 'test_4111111111111111',
  encryptedExpiryMonth: 'test_03',
  encryptedExpiryYear: 'test_2030',
  encryptedSecurityCode: 'test_737',
  ...over,
})

export const NATIVE = { authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } } }

export const sessionBody = (over: object = {}) => ({
  amount: { value: 4295, currency: 'EUR' },
  merchantAccount: ACCOUNT,
  reference: 'attempt-1',
  returnUrl: 'http://shop.test/nl/checkout/payment?step=3',
  countryCode: 'NL',
  shopperLocale: 'nl-NL',
  shopperEmail: 'ada@example.com',
  ...NATIVE,
  ...over,
})

export async function openSandboxShop(engine: EngineName, transport: TransportName) {
  const fresh = await freshDatabase<PaymentsTables>(engine, paymentsMigrations)
  const { database } = fresh
  const clock: SettableClock = settableClock(OPENED)
  const lines: string[] = []
  let received: ReceivedNotification[] = []
  let statusFor: (item: NotificationItem) => number = () => 200

  const open = (): PaymentsService =>
    createPaymentsService({
      database,
      clock,
      log: createLog({ level: 'debug', destination: { write: (line) => lines.push(line) } }),
      apiKey: API_KEY,
      clientKey: CLIENT_KEY,
      merchantAccount: ACCOUNT,
      hmacKey: HMAC_KEY,
      webhookUrl: 'http://shop.test/webhook',
      async deliver(request) {
        const { notificationItems }: NotificationRequest = await request.json()
        const [first] = notificationItems
        if (first === undefined) throw new Error('A notification without an item')
        const item = first.NotificationRequestItem
        received.push({ item, at: clock.now().toISOString() })
        const status = statusFor(item)
        if (status === 0) throw new Error('Connection refused')
        return new Response('[accepted]', { status })
      },
    })
  let service = open()
  const reached = await reach(transport, { fetch: (request) => service.fetch(request) })

  const send = (path: string, init: RequestInit = {}) =>
    reached.fetch(new Request(reached.baseUrl + path, { redirect: 'manual', ...init }))
  const call = (method: string, path: string, { body, key, apiKey = API_KEY, signal }: CallOptions = {}) =>
    send(PAYMENTS_SERVER_PATH + path, {
      method,
      headers: {
        [API_KEY_HEADER]: apiKey,
        'content-type': 'application/json',
        ...(key === undefined ? {} : { [IDEMPOTENCY_HEADER]: key }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    })
  const browser = (path: string, body: unknown, key = CLIENT_KEY) =>
    send(`${PAYMENTS_BROWSER_PATH}${path}?clientKey=${key}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://shop.test' },
      body: JSON.stringify(body),
    })
  const session = (over: object = {}) =>
    read<SessionAnswer>(call('POST', '/sessions', { body: sessionBody(over) }), 201)
  const tryToPay = ({ id, sessionData }: Pick<SessionAnswer, 'id' | 'sessionData'>, paymentMethod: object) =>
    browser(`/v1/sessions/${id}/payments`, { sessionData, paymentMethod })

  return {
    clock,
    lines,
    get database(): Database<PaymentsTables> {
      return database
    },
    send,
    call,
    browser,
    session,
    tryToPay,
    payIn: (opened: Pick<SessionAnswer, 'id' | 'sessionData'>, paymentMethod: object = card()) =>
      read<SessionPaymentAnswer>(tryToPay(opened, paymentMethod)),
    detailsIn: ({ id }: Pick<SessionAnswer, 'id'>, body: object) => browser(`/v1/sessions/${id}/paymentDetails`, body),
    /** In the advanced flow. */
    pay: (paymentMethod: object = card(), over: object = {}) =>
      read<PaymentAnswer>(call('POST', '/payments', { body: { ...sessionBody(), paymentMethod, ...over } })),
    details: (body: object) => read<PaymentAnswer>(call('POST', '/payments/details', { body })),
    modify: (pspReference: string | undefined, kind: string, value?: number) =>
      call('POST', `/payments/${pspReference}/${kind}`, {
        body: { merchantAccount: ACCOUNT, ...(value === undefined ? {} : { amount: { value, currency: 'EUR' } }) },
      }),
    turn: (knobs: Partial<Knobs>) =>
      read(
        send(PAYMENTS_KNOBS_PATH, {
          method: 'POST',
          headers: { [API_KEY_HEADER]: API_KEY, 'content-type': 'application/json' },
          body: JSON.stringify(knobs),
        }),
      ),
    /** A form of a page, as a browser sends it. The address may be a whole one. */
    submit: (url: string, fields: Record<string, string>) =>
      send(pathOf(url), { method: 'POST', body: new URLSearchParams(fields) }),
    look: (url: string) => send(pathOf(url)),
    deliverDue: () => service.work.deliverDue(),
    /** The notifications of the webhook since the last call. */
    receivedNotifications: () => {
      const notifications = received
      received = []
      return notifications
    },
    /** How the webhook answers from now on; 0 when it does not. */
    answer: (status: (item: NotificationItem) => number) => {
      statusFor = status
    },
    /** The process died, and another one has been started. */
    restart: () => {
      service = open()
    },
    async empty() {
      for (const table of TABLES) await database.query.deleteFrom(table).execute()
      clock.set(OPENED)
      received = []
      lines.length = 0
      statusFor = () => 200
    },
    async close() {
      await reached.close()
      await fresh.remove()
    },
  }
}

export type SandboxShop = Awaited<ReturnType<typeof openSandboxShop>>

/** In the order in which they may be emptied. */
const TABLES = [
  'sandbox_changes',
  'sandbox_payments',
  'sandbox_sessions',
  'sandbox_notifications',
  'sandbox_keys',
  'sandbox_knobs',
] as const

function pathOf(url: string): string {
  const { pathname, search } = new URL(url, 'http://shop.test')
  return pathname + search
}
