/** What the script of the desk calls: /desk/auth/* for sign-in, /desk/print/{page} for what is printed, /desk/preview/ticket for previews of the shop, /desk/api/{operation} for everything else. */
import { Hono } from 'hono'
import type { Fetch } from '../../contracts/call-json.ts'
import { PREVIEW_TICKET_PATH } from '../../contracts/content/preview-paths.ts'
import type { Operation } from '../../contracts/operation.ts'
import type { StaffFailure } from '../../contracts/staff/failures.ts'
import { clientOf } from '../../platform/http/client-address.ts'
import type { Log } from '../../platform/log/log.ts'
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts'
import { retryAfterHeader } from '../../platform/rate-limit/too-many-requests.ts'
import type { StaffService } from '../../services/staff/service.ts'
import { rejectUnanswered } from '../http/reject-unanswered.ts'
import { AUTH_HANDLERS, type AuthAnswer, type AuthHandler, type AuthLimit } from './auth-handlers.ts'
import { AUTH_OPERATIONS } from './auth-operations.ts'
import { callOperation, type DeskOperations } from './call-operation.ts'
import {
  clientIn,
  languageIn,
  readBody,
  rejectForeignWrite,
  rejectWith,
  type DeskContext,
  type DeskEnv,
} from './desk-context.ts'
import { DESK_LOG } from './log-codes.ts'
import { issuePreviewTicket } from './preview-ticket.ts'
import { printPage } from './print-page.ts'
import { DESK_PATH } from './route-desk.ts'
import type { SessionCookie } from './session-cookie.ts'
import { staffFailureText } from './staff-failure-texts.ts'

/** Of requests that no staff member has to be signed in for. */
const MAX_AUTH_BYTES = 64 * 1024

export type DeskAppDeps = {
  readonly staff: StaffService
  readonly operations: DeskOperations
  readonly cookie: SessionCookie
  /** Undefined where the desk shares the host of the shop, which is known under several names. */
  readonly deskOrigin: string | undefined
  readonly limits: RateLimits
  readonly log: Log
}

export function createDeskApp(deps: DeskAppDeps): { readonly fetch: Fetch } {
  const { deskOrigin, log } = deps
  const app = new Hono<DeskEnv>()
  rejectUnanswered(app, { reject: rejectWith, logFailure: (facts) => log.write(DESK_LOG.requestFailed, facts) })
  for (const route of AUTH_ROUTES) addAuthRoute(app, route, deps)
  app.post(`${DESK_PATH}/api/:name`, async (c) => rejectForeignWrite(c, deskOrigin) ?? callOperation(c, deps))
  app.post(PREVIEW_TICKET_PATH, async (c) => rejectForeignWrite(c, deskOrigin) ?? issuePreviewTicket(c, deps))
  app.get(`${DESK_PATH}/print/:name`, (c) => printPage(c, deps))
  return { fetch: async (request) => app.fetch(request) }
}

/** A handler of any route, with the input that the schema of its route has checked. */
type AuthRoute = { readonly operation: Operation; readonly handler: AuthHandler<unknown> }

const AUTH_ROUTES: readonly AuthRoute[] = Object.entries<Operation>(AUTH_OPERATIONS).map(([name, operation]) => {
  const handler = Object.entries<AuthHandler<never>>(AUTH_HANDLERS).find(([own]) => own === name)?.[1]
  if (handler === undefined) throw new TypeError(`The route ${name} has no handler`)
  return { operation, handler }
})

function addAuthRoute(
  app: Hono<DeskEnv>,
  { operation: { method, path, input }, handler }: AuthRoute,
  deps: DeskAppDeps,
) {
  const { staff, cookie, deskOrigin } = deps
  app.on(method, path, async (c) => {
    const foreign = method === 'GET' ? undefined : rejectForeignWrite(c, deskOrigin)
    if (foreign) return foreign
    const given = input === undefined ? undefined : await readBody(c, input, MAX_AUTH_BYTES)
    if (given && !given.ok) return given.failure
    const limited = await rejectLimited(c, { limit: handler.limit, input: given?.value, limits: deps.limits })
    if (limited) return limited
    const token = cookie.read(c.req.raw.headers.get('cookie')) ?? ''
    const result = await handler.handle({ staff, input: given?.value, token, client: clientIn(c) })
    return result.ok ? answer(c, result.value, cookie) : failed(c, result.failure, { staff, token })
  })
}

type Limited = {
  readonly limit: AuthLimit | undefined
  readonly input: unknown
  readonly limits: RateLimits
}

/** Undefined within the limit. */
async function rejectLimited(c: DeskContext, { limit, input, limits }: Limited): Promise<Response | undefined> {
  if (limit === undefined) return undefined
  const client = clientOf(c.req.raw)
  const wait = await limits.take(limit, { client, subject: emailIn(input) })
  if (wait === undefined) return undefined
  c.header('Retry-After', String(wait))
  return rejectWith(c, 'TOO_MANY_REQUESTS')
}

/** Of the routes that have one; others have no limit by subject. */
const emailIn = (input: unknown): string =>
  typeof input === 'object' && input !== null && 'email' in input ? String(input.email).trim().toLowerCase() : ''

function answer(
  c: DeskContext,
  { body, status = 200, token, isSignedOut }: AuthAnswer,
  cookie: SessionCookie,
): Response {
  if (token !== undefined) c.header('Set-Cookie', cookie.set(token))
  if (isSignedOut) {
    c.header('Set-Cookie', cookie.remove)
    c.header('Clear-Site-Data', '"cache","cookies","storage"')
  }
  return c.body(JSON.stringify(body), status, { 'Content-Type': 'application/json' })
}

/** In the language of the account that is signed in, else in that of the browser (OPS-12). */
async function failed(
  c: DeskContext,
  { status, retryAfter, code, ...details }: StaffFailure,
  { staff, token }: { readonly staff: StaffService; readonly token: string },
): Promise<Response> {
  const session = token === '' ? undefined : await staff.sessions.find(token, { slides: false })
  if (typeof session === 'object') c.set('language', session.actor.language)
  const body = { code, message: staffFailureText(code, languageIn(c)), ...details }
  return c.body(JSON.stringify(body), status, { 'Content-Type': 'application/json', ...retryAfterHeader(retryAfter) })
}
