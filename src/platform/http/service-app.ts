import { Hono, type Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { newRequestId } from '../ids.ts'
import type { Log } from '../log/log.ts'
import { refuse } from './door-errors.ts'
import { handOverValues } from './in-process.ts'
import { isFromInside } from './inside-request.ts'
import { limitBody } from './limit-body.ts'
import { RememberingRouter } from './remembering-router.ts'

export type ServiceEnv = { Variables: { requestId: string } }

export interface ServiceAppOptions {
  readonly name: string
  readonly log: Log
  readonly maxBodyBytes: number
}

/**
 * The door every service stands behind. It speaks JSON in all its refusals, reads no body over the limit, and gives
 * away nothing about an error but the id under which the log has it.
 */
export function createServiceApp({ name, log, maxBodyBytes }: ServiceAppOptions): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>({ router: new RememberingRouter() })
  app.use((c, next) => {
    handOverValues(c)
    nameRequest(c)
    return next()
  })
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed(c, methods) {
        c.header('Allow', methods.join(', '))
        return refuse(c, 'METHOD_NOT_ALLOWED')
      },
    }),
  )
  app.use(limitBody(maxBodyBytes))
  app.notFound((c) => refuse(c, 'NOT_FOUND'))
  app.onError((err, c) => {
    // The JSON check of Hono throws these; they are the caller's mistake, not ours.
    if (err instanceof HTTPException && err.status === 400) return refuse(c, 'MALFORMED_JSON')
    const id = c.get('requestId')
    log.error('A request failed', { service: name, requestId: id, method: c.req.method, path: c.req.path, err })
    return refuse(c, 'INTERNAL_ERROR', { requestId: id })
  })
  return app
}

const USABLE_ID = /^[\w=-]{1,64}$/

/** Whoever named the request knows its name, and tells it to the visitor; others are told here. */
function nameRequest(c: Context<ServiceEnv>): void {
  const given = c.req.raw.headers.get('x-request-id')
  const isUsable = given !== null && USABLE_ID.test(given)
  const id = isUsable ? given : newRequestId()
  c.set('requestId', id)
  // Nobody of ours asks its own process under which name it was asked.
  if (!isUsable && !isFromInside(c.req.raw)) c.header('X-Request-Id', id)
}
