/** The endpoints for the shop's server: sessions, payments of the advanced flow, changes to payments. */
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { PAYMENTS_SERVER_PATH, type ModificationKind } from '../../contracts/payment-provider/payment-provider.ts'
import { ok } from '../../platform/result.ts'
import { requireApiKey } from './requests/api-key.ts'
import { validateBody } from './requests/validate-body.ts'
import type { Once, Work } from './requests/idempotency.ts'
import { NO_SUCH_SESSION, refuse, WRONG_ACCOUNT } from './requests/provider-errors.ts'
import {
  detailsRequest,
  methodsRequest,
  partRequest,
  paymentRequest,
  paypalRequest,
  sessionRequest,
  wholeRequest,
} from './requests/request-schemas.ts'
import { offeredMethods } from './methods/payment-methods.ts'
import { requestChange } from './modifications/request-change.ts'
import { newSessionData, paymentAnswer } from './payments/payment-answers.ts'
import { startPayment } from './payments/start-payment.ts'
import { submitDetails } from './payments/submit-details.ts'
import { updatePaypal } from './payments/update-paypal.ts'
import type { Sandbox } from './sandbox.ts'
import { findResult, insertSession, termsOf } from './sessions/sessions.ts'

export type ServerRoutesDeps = {
  readonly sandbox: Sandbox
  readonly once: Once
  readonly apiKey: string
  /** Loses responses when the knobs require it. */
  readonly lose: MiddlewareHandler
}

/** Long: one entry per route. */
export function serverRoutes({ sandbox, once, apiKey, lose }: ServerRoutesDeps) {
  const isOurs = ({ merchantAccount }: { readonly merchantAccount: string }) =>
    merchantAccount === sandbox.merchantAccount
  const routes = new Hono().basePath(PAYMENTS_SERVER_PATH)
  routes.use(requireApiKey(apiKey), lose)
  routes.use((c, next) => {
    c.header('Cache-Control', 'no-store')
    return next()
  })

  /** It may stage a notification. */
  const onceWithNotification = async (c: Context, work: Work): Promise<Response> => {
    const answer = await once(c, work)
    sandbox.nudge()
    return answer
  }

  routes.post('/sessions', validateBody(sessionRequest), (c) => {
    const request = c.req.valid('json')
    if (!isOurs(request)) return refuse(c, WRONG_ACCOUNT)
    return once(
      c,
      async (transaction) => {
        const { id, expiresAt } = await insertSession(transaction, sandbox, request)
        return ok({ status: 201, body: { id, sessionData: newSessionData(sandbox, id), expiresAt } })
      },
      (opened) => ({ ...request, ...opened }),
    )
  })

  routes.get('/sessions/:id', async (c) => {
    const id = c.req.param('id')
    const [sessionId] = sandbox.texts.open('session-result', c.req.query('sessionResult') ?? '') ?? []
    const result = sessionId === id ? await findResult(sandbox, id) : undefined
    return result === undefined ? refuse(c, NO_SUCH_SESSION) : c.json(result)
  })

  routes.post('/paymentMethods', validateBody(methodsRequest), (c) => {
    const request = c.req.valid('json')
    if (!isOurs(request)) return refuse(c, WRONG_ACCOUNT)
    return c.json({ paymentMethods: offeredMethods({ ...request, currency: request.amount?.currency }) })
  })

  routes.post('/payments', validateBody(paymentRequest), (c) => {
    const request = c.req.valid('json')
    if (!isOurs(request)) return refuse(c, WRONG_ACCOUNT)
    const { amount, reference, paymentMethod } = request
    const { returnUrl, isNative, isNeverAuthenticated, manualCapture, captureDelayHours, requestedCode, ...offered } =
      termsOf(request)
    const start = { isNative, isNeverAuthenticated, manualCapture, captureDelayHours, requestedCode }
    return onceWithNotification(c, async (transaction) => {
      const started = await startPayment(transaction, sandbox, {
        ...start,
        amount,
        reference,
        returnUrl,
        paymentMethod,
        offered,
      })
      return started.ok ? ok({ status: 200, body: paymentAnswer(sandbox, started.value) }) : started
    })
  })

  routes.post('/payments/details', validateBody(detailsRequest), (c) =>
    onceWithNotification(c, async (transaction) => {
      const submitted = await submitDetails(transaction, sandbox, c.req.valid('json'))
      return submitted.ok ? ok({ status: 200, body: paymentAnswer(sandbox, submitted.value) }) : submitted
    }),
  )

  routes.post('/paypal/updateOrder', validateBody(paypalRequest), (c) =>
    onceWithNotification(c, async (transaction) => {
      const updated = await updatePaypal(transaction, sandbox, c.req.valid('json'))
      return updated.ok ? ok({ status: 200, body: updated.value }) : updated
    }),
  )

  const change = (
    c: Context,
    kind: ModificationKind,
    request: Parameters<typeof requestChange>[2]['body'] & { readonly merchantAccount: string },
  ) => {
    if (!isOurs(request)) return refuse(c, WRONG_ACCOUNT)
    const pspReference = c.req.param('psp') ?? ''
    return onceWithNotification(c, async (transaction) => {
      const requested = await requestChange(transaction, sandbox, { pspReference, kind, body: request })
      return requested.ok ? ok({ status: 201, body: requested.value }) : requested
    })
  }
  routes.post('/payments/:psp/captures', validateBody(partRequest), (c) => change(c, 'captures', c.req.valid('json')))
  routes.post('/payments/:psp/refunds', validateBody(partRequest), (c) => change(c, 'refunds', c.req.valid('json')))
  routes.post('/payments/:psp/amountUpdates', validateBody(partRequest), (c) =>
    change(c, 'amountUpdates', c.req.valid('json')),
  )
  routes.post('/payments/:psp/cancels', validateBody(wholeRequest), (c) => change(c, 'cancels', c.req.valid('json')))
  routes.post('/payments/:psp/reversals', validateBody(wholeRequest), (c) =>
    change(c, 'reversals', c.req.valid('json')),
  )
  return routes
}
