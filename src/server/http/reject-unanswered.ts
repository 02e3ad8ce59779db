/** What every app of operations rejects in the same way: an unknown address, another method, and a failure of ours. */
import type { Context, Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { DatabaseUnavailable, DATABASE_RETRY_AFTER } from '../../platform/database-unavailable.ts'
import { newRequestId } from '../../platform/ids.ts'

type RequestEnv = { Variables: { requestId: string } }

export type RejectUnanswered<Env extends RequestEnv> = {
  readonly reject: (
    c: Context<Env>,
    code: 'METHOD_NOT_ALLOWED' | 'NOT_FOUND' | 'UNAVAILABLE' | 'INTERNAL',
    details?: Readonly<Record<string, unknown>>,
  ) => Response
  readonly logFailure: (facts: {
    readonly requestId: string
    readonly method: string
    readonly path: string
    readonly err: unknown
  }) => void
}

export function rejectUnanswered<Env extends RequestEnv>(
  app: Hono<Env>,
  { reject, logFailure }: RejectUnanswered<Env>,
): void {
  app.use((c, next) => {
    c.set('requestId', c.req.raw.headers.get('x-request-id') ?? newRequestId())
    return next()
  })
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed(c, methods) {
        c.header('Allow', methods.join(', '))
        return reject(c, 'METHOD_NOT_ALLOWED')
      },
    }),
  )
  app.notFound((c) => reject(c, 'NOT_FOUND'))
  app.onError((err, c) => {
    const requestId = c.get('requestId')
    logFailure({ requestId, method: c.req.method, path: c.req.path, err })
    if (!(err instanceof DatabaseUnavailable)) return reject(c, 'INTERNAL', { requestId })
    c.header('Retry-After', String(DATABASE_RETRY_AFTER))
    return reject(c, 'UNAVAILABLE', { requestId })
  })
}
