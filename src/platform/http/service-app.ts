import { Hono, type Context } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { DatabaseUnavailable, DATABASE_RETRY_AFTER } from '../database-unavailable.ts'
import { newRequestId } from '../ids.ts'
import type { Log } from '../log/log.ts'
import { refuse } from './http-errors.ts'
import { limitBody } from './limit-body.ts'
import { SERVICE_LOG } from '../log-codes.ts'

export type ServiceEnv = {
  Variables: {
    requestId: string
    /** The response instead of JSON when something unexpected happens: a form redirects to its page. */
    onFailure?: () => Response
  }
}

export interface ServiceAppOptions {
  readonly name: string
  readonly log: Log
  readonly maxBodyBytes: number
}

/**
 * What all services have in common over HTTP: every rejection is JSON, no body over the limit is read, and of an unexpected error
 * nothing is disclosed but the id under which the log has it.
 */
export function createServiceApp({ name, log, maxBodyBytes }: ServiceAppOptions): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>()
  app.use((c, next) => {
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
    const id = c.get('requestId')
    const facts = { service: name, requestId: id, method: c.req.method, path: c.req.path, err }
    if (err instanceof DatabaseUnavailable) {
      log.write(SERVICE_LOG.requestUnavailable, facts)
      c.header('Retry-After', String(DATABASE_RETRY_AFTER))
      return c.get('onFailure')?.() ?? refuse(c, 'UNAVAILABLE', { requestId: id })
    }
    log.write(SERVICE_LOG.requestFailed, facts)
    return c.get('onFailure')?.() ?? refuse(c, 'INTERNAL_ERROR', { requestId: id })
  })
  return app
}

const USABLE_ID = /^[\w=-]{1,64}$/

/** A caller that sent an id has it already; others receive one. */
function nameRequest(c: Context<ServiceEnv>): void {
  const given = c.req.raw.headers.get('x-request-id')
  const isUsable = given !== null && USABLE_ID.test(given)
  const id = isUsable ? given : newRequestId()
  c.set('requestId', id)
  if (!isUsable) c.header('X-Request-Id', id)
}
