/** Calls an operation of the shop: one function for reads, one for writes. */
import type * as z from 'zod/mini'
import { noteAnswer, noteFailure, waitToRetry } from './connection.ts'
import { isTransient, OperationError, UNREADABLE } from './operation-error.ts'
import { operationSchemas, type OperationName, type OperationValue, performedSchema } from './operations.ts'
import { perform, type PerformOptions, type PerformPorts } from './perform.ts'
import { sendJson } from './send-json.ts'
import { confirmFactor, currentSignIn, signInAgain } from './session.ts'

/** The same table, typed so that a name leads to the value of its operation. */
const SCHEMAS: { readonly [Name in OperationName]: z.ZodMiniType<OperationValue<Name>> } = operationSchemas

const ports: PerformPorts = {
  send: sendJson,
  waitToRetry,
  onAnswer: noteAnswer,
  currentSignIn,
  signInAgain,
  confirmFactor,
}

/** How long an operation can be undone, and by which id. */
export type UndoOffer = { readonly id: string; readonly until: string }

export type OperationOutcome<Value> =
  | { readonly kind: 'done'; readonly value: Value; readonly undo: UndoOffer | undefined }
  | { readonly kind: 'job'; readonly job: string }

/** Any of the named operations without effect; the query cache retries. */
export async function readOperation<Name extends OperationName>(
  name: Name,
  input: object,
  signal?: AbortSignal,
  { isBackground = false } = {},
): Promise<OperationValue<Name>> {
  const request = { path: `/desk/api/${name}`, body: { input }, signal, isBackground }
  try {
    const { body } = await perform(request, { retries: false }, ports)
    const { value } = performedSchema.parse(body)
    return parse(SCHEMAS[name], value)
  } catch (error) {
    if (error instanceof OperationError && isTransient(error)) noteFailure(error)
    throw error
  }
}

/** Retried until it has an answer, with the same key; where it is not, a failure is the caller's. */
export async function writeOperation<Name extends OperationName>(
  name: Name,
  input: object,
  options: PerformOptions = { retries: true },
): Promise<OperationOutcome<OperationValue<Name>>> {
  const idempotencyKey = crypto.randomUUID()
  const request = { path: `/desk/api/${name}`, body: { input }, idempotencyKey }
  const { body } = await perform(request, options, ports)
  const { value, undo, job } = performedSchema.parse(body)
  if (job) return { kind: 'job', job: job.id }
  return { kind: 'done', value: parse(SCHEMAS[name], value), undo }
}

function parse<Value>(schema: z.ZodMiniType<Value>, value: unknown): Value {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new OperationError(0, { code: UNREADABLE, message: parsed.error.message })
  return parsed.data
}
