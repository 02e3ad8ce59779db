/** Runs one merchant operation for a staff member who is signed in. */
import { z } from 'zod'
import type { StaffActor } from '../../contracts/staff/actor.ts'
import { BACKGROUND_HEADER } from '../../contracts/staff/background-read.ts'
import type { StaffService } from '../../services/staff/service.ts'
import { readBody, rejectWith, statusOf, type DeskContext } from './desk-context.ts'
import type { SessionCookie } from './session-cookie.ts'

const MAX_INPUT_BYTES = 1024 * 1024
/** A file of 40 MB in base64, and what stands around it. */
const MAX_UPLOAD_BYTES = Math.ceil((40 * 1024 * 1024) / 3) * 4 + 64 * 1024

export type DeskOperationCall = {
  readonly name: string
  readonly input: unknown
  readonly actor: StaffActor
  readonly idempotencyKey: string | undefined
  readonly dryRun: boolean
  readonly requestId: string
}

export type DeskOperations = {
  /** Whether its input contains files. */
  readonly isUpload: (name: string) => boolean
  readonly run: (call: DeskOperationCall) => Promise<{
    readonly status: number
    readonly body: Readonly<Record<string, unknown>>
    readonly retryAfter?: number
  }>
}

/** The input itself is checked by the operation. */
export const operationBody = z.strictObject({
  input: z.record(z.string(), z.unknown()),
  dryRun: z.boolean().optional(),
})

type Deps = { readonly staff: StaffService; readonly operations: DeskOperations; readonly cookie: SessionCookie }

/** The session first: without one, no body is read. */
export async function callOperation(c: DeskContext, { staff, operations, cookie }: Deps): Promise<Response> {
  const token = cookie.read(c.req.raw.headers.get('cookie'))
  const isBackground = c.req.header(BACKGROUND_HEADER) !== undefined
  const session =
    token === undefined ? undefined : await staff.sessions.find(token, isBackground ? { slides: false } : {})
  if (session === undefined) return rejectWith(c, 'SIGNED_OUT')
  if (session === 'expired') return rejectWith(c, 'SESSION_EXPIRED')
  const { actor } = session
  c.set('language', actor.language)
  const name = c.req.param('name') ?? ''
  const body = await readBody(c, operationBody, operations.isUpload(name) ? MAX_UPLOAD_BYTES : MAX_INPUT_BYTES)
  if (!body.ok) return body.failure
  const { input, dryRun = false } = body.value
  const idempotencyKey = c.req.header('idempotency-key')
  const requestId = c.get('requestId')
  const answer = await operations.run({ name, input, actor, idempotencyKey, dryRun, requestId })
  if (answer.retryAfter !== undefined) c.header('Retry-After', String(answer.retryAfter))
  return c.body(JSON.stringify(answer.body), statusOf(answer.status), { 'Content-Type': 'application/json' })
}
