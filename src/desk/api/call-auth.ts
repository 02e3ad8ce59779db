/** Calls below /desk/auth: they have no idempotency key and need no session. */
import type * as z from 'zod/mini'
import { noteAnswer, noteFailure } from './connection.ts'
import { errorOf, isTransient, OperationError, UNREADABLE } from './operation-error.ts'
import { sendJson } from './send-json.ts'

/** Resolves with the answer, or undefined where the route has none; rejects with an OperationError. */
export async function callAuth<Value>(route: string, body: object, schema: z.ZodMiniType<Value>): Promise<Value> {
  const answer = await sendJson({ path: `/desk/auth/${route}`, body })
  return read(answer, schema)
}

export async function readAuth<Value>(route: string, schema: z.ZodMiniType<Value>): Promise<Value> {
  return read(await sendJson({ path: `/desk/auth/${route}`, method: 'GET' }), schema)
}

function read<Value>(answer: Awaited<ReturnType<typeof sendJson>>, schema: z.ZodMiniType<Value>): Value {
  if (answer.kind === 'answer' && answer.status < 400) {
    noteAnswer()
    const parsed = schema.safeParse(answer.body)
    if (parsed.success) return parsed.data
    throw new OperationError(0, { code: UNREADABLE, message: parsed.error.message })
  }
  const error = errorOf(answer)
  if (isTransient(error)) noteFailure(error)
  throw error
}
