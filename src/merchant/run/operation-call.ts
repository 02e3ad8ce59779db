/** What a front end hands over to run an operation, and what it gets back. */
import type { Actor } from '../../contracts/staff/actor.ts'
import type { Language } from '../../markets/languages/languages.ts'
import type { Log } from '../../platform/log/log.ts'
import type { OperationContext } from '../declaration.ts'
import { failureBody, statusOf, type OperationFailure } from '../failures/operation-failure.ts'
import type { Progress } from '../progress.ts'

export type MerchantCall = {
  readonly name: string
  readonly input: unknown
  readonly actor: Actor
  /** 16 to 64 characters. Writes of staff and of API keys need one. */
  readonly idempotencyKey?: string | undefined
  readonly dryRun?: boolean
  /** Of the HTTP request, so that an unexpected error is logged under the id that the caller sees. */
  readonly requestId?: string
}

export type RunnerContext = OperationContext & {
  readonly log: Log
  readonly progress?: Progress
  /** Wakes the runner of jobs on this node; it polls otherwise. */
  readonly wakeJobs?: () => void
  /** In the process of a command, an unexpected error ends it with its stack. */
  readonly rethrows?: true
}

export type OperationAnswer = {
  readonly status: number
  /** JSON. `{ value, changes?, undo? }`, `{ job: { id } }` or `{ code, message, … }`. */
  readonly body: Readonly<Record<string, unknown>>
  /** Seconds, for the header Retry-After. */
  readonly retryAfter?: number
}

export const languageOf = (actor: Actor): Language => (actor.kind === 'staff' ? actor.language : 'en')

export function failureAnswer(failure: OperationFailure, actor: Actor): OperationAnswer {
  const { retryAfter } = failure
  const body = failureBody(failure, languageOf(actor))
  return { status: statusOf(failure), body, ...(retryAfter !== undefined && { retryAfter }) }
}

/** Identifies who started something, across sessions. */
export function actorKey(actor: Actor): string {
  switch (actor.kind) {
    case 'staff':
      return `staff:${actor.id}`
    case 'api-key':
      return `api-key:${actor.id}`
    case 'cli':
      return `cli:${actor.user}`
    case 'system':
      return `system:${actor.job}`
  }
}
