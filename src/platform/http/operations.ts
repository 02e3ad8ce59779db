/**
 * What a service does for each operation of its contract. The types are those of the table: a missing handler, or one that
 * returns something else than the contract declares, does not compile.
 */
import type { z } from 'zod'
import type { CallContext } from './call-context.ts'
import { HTTP_ERRORS, type HttpErrorCode, type HttpErrorDetails } from './http-errors.ts'
import type { PlainForm } from './plain-form.ts'

/** The part of an operation that is needed to serve it. */
export type ServedOperation = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly paths?: Readonly<Record<string, readonly string[]>>
  readonly query?: z.ZodType
  readonly input?: z.ZodType
  readonly isInputOptional?: true
  readonly maxInputBytes?: number
  readonly form?: PlainForm
  readonly isPrivate?: true
  readonly output?: z.ZodType
  readonly status?: 200 | 201 | 202 | 204
}

export type ServedOperationTable = Readonly<Record<string, ServedOperation>>

export type ResponseHeaders = Readonly<Record<string, string>>

export type Success<Value> = {
  readonly ok: true
  readonly value: Value
  readonly headers?: ResponseHeaders | undefined
}

/** An expected failure: a status, and a body with a code of the catalogue. */
export type Rejection = {
  readonly ok: false
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503
  readonly value: { readonly code: string; readonly message: string }
  readonly headers?: ResponseHeaders | undefined
}

type ReadonlyDeep<Value> = Value extends readonly (infer Item)[]
  ? readonly ReadonlyDeep<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: ReadonlyDeep<Value[Key]> }
    : Value

type InputOf<Served> = Served extends { readonly input: infer Schema extends z.ZodType }
  ? z.output<Schema> | (Served extends { readonly isInputOptional: true } ? undefined : never)
  : undefined

type OutputOf<Served> = Served extends { readonly output: infer Schema extends z.ZodType }
  ? ReadonlyDeep<z.output<Schema>>
  : undefined

type QueryOf<Served> = Served extends { readonly query: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : Readonly<Record<string, string>>

export type OperationCall<Served extends ServedOperation> = CallContext & {
  readonly params: Readonly<Record<string, string>>
  readonly query: QueryOf<Served>
  readonly input: InputOf<Served>
}

type Outcome<Value> = Success<Value> | Rejection

/** Declared as a method: handlers of all operations stand in one list, and each gets input that its own schema has checked. */
export type Handle<Served extends ServedOperation> = {
  handle(call: OperationCall<Served>): Promise<Outcome<OutputOf<Served>>> | Outcome<OutputOf<Served>>
}['handle']

/** Decides before the input is read: limits belong there. */
export type Admit = (context: CallContext) => Promise<Rejection | undefined>

export type Handler<Served extends ServedOperation> =
  | Handle<Served>
  | { readonly admit: Admit; readonly handle: Handle<Served> }

/** A handler of any operation, with what its schemas have checked. */
export type CheckedCall = CallContext & {
  readonly params: Readonly<Record<string, string>>
  readonly query: unknown
  readonly input: unknown
}
export type AnyHandle = { handle(call: CheckedCall): Promise<Outcome<unknown>> | Outcome<unknown> }['handle']
export type AnyHandler = AnyHandle | { readonly admit: Admit; readonly handle: AnyHandle }

export type Handlers<Table extends ServedOperationTable> = { readonly [Name in keyof Table]: Handler<Table[Name]> }

export const success = <Value>(value: Value, headers?: ResponseHeaders): Success<Value> => ({
  ok: true,
  value,
  headers,
})

export const done = (headers?: ResponseHeaders): Success<undefined> => success(undefined, headers)

/** In the words of the HTTP layer. */
export function reject(code: HttpErrorCode, details: HttpErrorDetails = {}): Rejection {
  const { status, message } = HTTP_ERRORS[code]
  return { ok: false, status, value: { code, message, ...details } }
}
