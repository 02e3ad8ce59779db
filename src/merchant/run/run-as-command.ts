/** Runs one operation as the command line does: without an idempotency key, a failure is its English message. */
import { userInfo } from 'node:os'
import type { Actor } from '../../contracts/staff/actor.ts'
import { createLog, type Log } from '../../platform/log/log.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import type { OperationContext, RegisteredOperation } from '../declaration.ts'
import { RejectedError } from '../errors.ts'
import type { Progress } from '../progress.ts'
import type { OperationAnswer } from './operation-call.ts'
import { runOperation } from './run-operation.ts'

const commandActor = (): Actor => ({ kind: 'cli', user: userInfo().username })

/** What a command may pass in addition to the shop. */
export type CommandContext = OperationContext & {
  readonly log?: Log
  readonly progress?: Progress
  /** The command line, unless the shop does it by itself. */
  readonly actor?: Actor
}

export async function runAsCommand(
  operation: RegisteredOperation,
  input: unknown,
  { log = createLog({ level: 'warn' }), actor = commandActor(), ...context }: CommandContext,
): Promise<Result<unknown, string>> {
  const call = { name: operation.name, input, actor }
  return resultOf(await runOperation({ find: () => operation }, call, { ...context, log, rethrows: true }))
}

/** The value or the message of an answer. An unexpected error has its id only: the rest is in the log. */
export function resultOf({ status, body }: OperationAnswer): Result<unknown, string> {
  if (status === 200) return ok(body['value'])
  const message = typeof body['message'] === 'string' ? body['message'] : 'it gave no reason'
  if (status < 500) return fail(message)
  throw new RejectedError(`The shop rejected it: ${message}. Nothing was changed.`)
}
