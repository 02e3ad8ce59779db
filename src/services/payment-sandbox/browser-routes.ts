/** The endpoints for the shopper's browser: the calls of the provider's browser library in the sessions flow. */
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import {
  PAYMENTS_BROWSER_PATH,
  type SessionSetup,
  type SessionStatus,
} from '../../contracts/payment-provider/payment-provider.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { requireClientKey } from './requests/api-key.ts'
import { validateBody } from './requests/validate-body.ts'
import { invalid, NO_SUCH_SESSION, refuse, type Refusal } from './requests/provider-errors.ts'
import {
  binRequest,
  fingerprintRequest,
  sessionDetailsRequest,
  sessionPaymentRequest,
  setupRequest,
} from './requests/request-schemas.ts'
import { offeredMethods } from './methods/payment-methods.ts'
import {
  challengeAction,
  isSessionData,
  newSessionData,
  sessionPaymentAnswer,
  threeDSResultOf,
} from './payments/payment-answers.ts'
import { startPayment } from './payments/start-payment.ts'
import { lockPayment, type Payment } from './payments/stored-payment.ts'
import { identify, SESSION_EXPIRED, submitDetails } from './payments/submit-details.ts'
import type { Sandbox } from './sandbox.ts'
import { findSession, lockSession, statusOf, type StoredSandboxSession } from './sessions/sessions.ts'

export type BrowserRoutesDeps = { readonly sandbox: Sandbox; readonly clientKey: string }

const WRONG_DATA = invalid('14_029', 'Session data is missing or not of this session.')
const HAS_PAYMENT = invalid('14_032', 'The session has a payment already.')
const NOT_ACTIVE = invalid('14_033', 'The session does not take payments any more.')
/** Of a session that has its payment. */
const PAID: ReadonlySet<SessionStatus> = new Set(['completed', 'paymentPending'])
const NO_SUCH_DATA = invalid('14_003', 'The payment data is not that of a payment.')

/** Long: one entry per route. */
export function browserRoutes({ sandbox, clientKey }: BrowserRoutesDeps) {
  const { database, clock, texts } = sandbox
  const routes = new Hono().basePath(PAYMENTS_BROWSER_PATH)
  // Any origin is allowed: the key in the address is public, and cookies are not used. The header is set before the handler runs:
  // adding it afterwards, as the middleware would, copies the response.
  const askFirst = cors({ origin: '*', maxAge: 600 })
  routes.use((c, next) => {
    c.header('Cache-Control', 'no-store')
    if (c.req.method === 'OPTIONS') return askFirst(c, next)
    c.header('Access-Control-Allow-Origin', '*')
    return next()
  })
  const isKnown = requireClientKey(clientKey)

  routes.post('/v1/sessions/:id/setup', isKnown, validateBody(setupRequest), async (c) => {
    const session = await findSession(database, c.req.param('id'))
    const usable = usableSession(session, c.req.valid('json').sessionData)
    return usable.ok ? c.json(setupOf(usable.value)) : refuse(c, usable.failure)
  })

  routes.post('/v1/sessions/:id/payments', isKnown, validateBody(sessionPaymentRequest), async (c) => {
    const { sessionData, paymentMethod } = c.req.valid('json')
    const started = await database.transaction(async (transaction) => {
      const held = await lockSession(transaction, database, c.req.param('id'))
      const usable = usableSession(held?.session, sessionData)
      if (!usable.ok) return usable
      const { id, value, currency, reference, expires_at: expiresAt, terms } = usable.value
      const status = statusOf(usable.value, clock.now())
      if (status !== 'active') return fail(PAID.has(status) ? HAS_PAYMENT : NOT_ACTIVE)
      const { returnUrl, isNative, isNeverAuthenticated, manualCapture, captureDelayHours, requestedCode, ...offered } =
        terms
      return startPayment(transaction, sandbox, {
        session: { id, expiresAt },
        knobs: held?.knobs,
        // As the session was opened: whatever else the browser sends is not looked at.
        amount: { value, currency },
        reference,
        returnUrl,
        paymentMethod,
        offered,
        isNative,
        isNeverAuthenticated,
        manualCapture,
        captureDelayHours,
        requestedCode,
      })
    })
    if (!started.ok) return refuse(c, started.failure)
    sandbox.nudge()
    return c.json(sessionPaymentAnswer(sandbox, c.req.param('id'), started.value))
  })

  routes.post('/v1/sessions/:id/paymentDetails', isKnown, validateBody(sessionDetailsRequest), async (c) => {
    const { sessionData, ...request } = c.req.valid('json')
    const id = c.req.param('id')
    const session = await findSession(database, id)
    if (session === undefined) return refuse(c, NO_SUCH_SESSION)
    // A shopper who returns in another browser has none.
    if (sessionData !== undefined && !isSessionData(sandbox, id, sessionData)) return refuse(c, WRONG_DATA)
    const isOver = session.expires_at <= clock.now().toISOString()
    const submitted = await database.transaction((transaction) =>
      submitDetails(transaction, sandbox, request, { sessionId: id, isOver }),
    )
    if (!submitted.ok) return refuse(c, submitted.failure)
    sandbox.nudge()
    return c.json(sessionPaymentAnswer(sandbox, id, submitted.value))
  })

  routes.post('/v1/submitThreeDS2Fingerprint', isKnown, validateBody(fingerprintRequest), async (c) => {
    const [pspReference = ''] = texts.open('payment-data', c.req.valid('json').paymentData) ?? []
    const payment = await database.transaction(async (transaction) => {
      const held = await lockPayment(transaction, database, pspReference)
      return held && identify(transaction, held)
    })
    return payment === undefined ? refuse(c, NO_SUCH_DATA) : c.json(identified(payment))
  })

  const identified = (payment: Payment) =>
    payment.result === 'ChallengeShopper'
      ? { action: challengeAction(sandbox, payment) }
      : { type: 'completed', details: { threeDSResult: threeDSResultOf(sandbox, payment) } }

  routes.post('/v3/bin/binLookup', isKnown, validateBody(binRequest), (c) => {
    const { requestId, supportedBrands = [] } = c.req.valid('json')
    const brands = supportedBrands.map((brand) => ({
      brand,
      supported: true,
      enableLuhnCheck: true,
      cvcPolicy: brand === 'bcmc' || brand === 'maestro' ? 'hidden' : 'required',
      expiryDatePolicy: 'required',
    }))
    return c.json({ ...(requestId === undefined ? {} : { requestId }), brands })
  })

  // Requests of the browser library that it can do without.
  routes.post('/v3/analytics', (c) => c.json({ id: 'sandbox' }))
  routes.post('/v3/analytics/:id', (c) => c.body(null, 204))
  routes.get('/sdk/:version/translations/:file', (c) => c.json({}))
  routes.get('/assets/html/:key/:file', (c) => c.html('<!doctype html><title>Nothing</title>'))
  routes.get('/images/*', (c) => c.body(EMPTY_PICTURE, 200, { 'Content-Type': 'image/svg+xml' }))

  function usableSession(
    session: StoredSandboxSession | undefined,
    sessionData: string,
  ): Result<StoredSandboxSession, Refusal> {
    if (session === undefined) return fail(NO_SUCH_SESSION)
    if (!isSessionData(sandbox, session.id, sessionData)) return fail(WRONG_DATA)
    return statusOf(session, clock.now()) === 'expired' ? fail(SESSION_EXPIRED) : ok(session)
  }

  function setupOf({ id, value, currency, expires_at: expiresAt, terms }: StoredSandboxSession): SessionSetup {
    const { returnUrl, countryCode, shopperLocale = 'en-US' } = terms
    return {
      id,
      sessionData: newSessionData(sandbox, id),
      ...(countryCode === undefined ? {} : { countryCode }),
      amount: { value, currency },
      expiresAt,
      paymentMethods: { paymentMethods: offeredMethods({ ...terms, currency }) },
      returnUrl,
      configuration: {},
      shopperLocale,
    }
  }

  return routes
}

const EMPTY_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="26" viewBox="0 0 40 26"/>'
