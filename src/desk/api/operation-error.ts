/** A failure that the shop answered with, or the lack of an answer, as one error with a code. */
import * as z from 'zod/mini'
import type { DeskAnswer } from './send-json.ts'

const failureSchema = z.object({
  code: z.string(),
  message: z.optional(z.string()),
  field: z.optional(z.string()),
  permission: z.optional(z.string()),
  requestId: z.optional(z.string()),
  current: z.optional(z.unknown()),
  fields: z.optional(z.array(z.string())),
  problems: z.optional(z.array(z.unknown())),
  orders: z.optional(z.array(z.string())),
})

type FailureBody = z.infer<typeof failureSchema>

export class OperationError extends Error {
  override readonly name = 'OperationError'
  readonly status: number
  readonly code: string
  readonly details: Partial<FailureBody>
  readonly retryAfterMs: number

  constructor(status: number, details: FailureBody, retryAfterMs = 0) {
    super(details.message ?? details.code)
    this.status = status
    this.code = details.code
    this.details = details
    this.retryAfterMs = retryAfterMs
  }
}

/** Without an answer. */
export const UNREACHABLE = 'UNREACHABLE'
/** The staff member closed the dialog that the operation needs. */
export const CANCELLED = 'DIALOG_CLOSED'
/** Another person signed in: what the first one began is not sent. */
export const OTHER_ACCOUNT = 'OTHER_ACCOUNT'
/** The answer is not one that this version of the desk can read. */
export const UNREADABLE = 'UNREADABLE'

export function errorOf(answer: DeskAnswer): OperationError {
  if (answer.kind === 'unreachable') return new OperationError(0, { code: UNREACHABLE })
  const failure = failureSchema.safeParse(answer.body)
  const details = failure.success ? failure.data : { code: answer.status >= 500 ? 'INTERNAL' : UNREADABLE }
  return new OperationError(answer.status, details, answer.retryAfterMs)
}

/** A dialog that was closed is no error. */
export const isCancelled = (error: unknown): boolean => error instanceof OperationError && error.code === CANCELLED

/** Whether the same request may succeed later. */
export const isTransient = (error: unknown): boolean =>
  error instanceof OperationError && (error.code === UNREACHABLE || error.status >= 500)

/** The version that there is now, if somebody else changed the subject meanwhile but not this field of it. */
export function unrelatedVersion({ code, details }: OperationError, field: string): number | undefined {
  const { current, fields = [field] } = details
  return code === 'STALE_VERSION' && typeof current === 'number' && !fields.includes(field) ? current : undefined
}
