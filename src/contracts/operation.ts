/**
 * A contract is a table of operations. The HTTP routes of a service, its local calls, what is open to visitors and its OpenAPI
 * document are all made from the table, so none of them can lack an operation that another one has. Server only: browsers
 * take the routes alone.
 */
import type { z } from 'zod'
import type { OperationRoute } from './transport.ts'

/** As OpenAPI describes it: name, place, JSON schema, meaning. */
export type ParameterDescription = readonly [
  name: string,
  place: 'path' | 'query' | 'header',
  schema: object,
  description: string,
  isOptional?: 'optional',
]

/** How an operation can fail, beside what the HTTP layer rejects: each code with its status. */
export type OperationErrors = {
  readonly schema: z.ZodType
  readonly statuses: Readonly<Record<string, number>>
}

/** A form of a page without JavaScript may send the input, too; it is then redirected back to its page. */
export type FormInput = {
  /** Ids of the elements that show how it went. */
  readonly sent: string
  readonly failed: string
  /** A form sends all of its fields, also those that were left empty. */
  readonly mayBeEmpty?: readonly string[]
  readonly numbers?: readonly string[]
}

export type Operation = OperationRoute & {
  /** Open to visitors, or only between services. */
  readonly access: 'public' | 'internal'
  readonly summary: string
  readonly description?: string
  /** Name of the security scheme whose token it takes. */
  readonly auth?: 'cartToken' | 'orderToken'
  readonly parameters?: readonly ParameterDescription[]
  /** Values of a path parameter; with any other value there is no such path. */
  readonly paths?: Readonly<Record<string, readonly string[]>>
  readonly query?: z.ZodType
  readonly input?: z.ZodType
  /** An operation without a body gets no input. */
  readonly isInputOptional?: true
  readonly maxInputBytes?: number
  readonly form?: FormInput
  /** Belongs to one visitor: no cache may store what it answers. */
  readonly isPrivate?: true
  /** Nothing without it. */
  readonly output?: z.ZodType
  /** Of success; 200 without it. */
  readonly status?: 200 | 201 | 202 | 204
  /** Named refusals of the HTTP layer that it can also answer with. */
  readonly refusals?: readonly ('Invalid' | 'Unknown')[]
  readonly errors?: OperationErrors
}

export type OperationTable = Readonly<Record<string, Operation>>

/** Checks the definition and preserves its exact type, from which handlers are typed. */
export const operation = <const Definition extends Operation>(definition: Definition): Definition => definition

/** A schema as the type of the contract: handlers return that, and need not satisfy what the schema narrows further. */
export const typed = <Value>(schema: z.ZodType<Value>): z.ZodType<Value> => schema

/** Some of the codes of a catalogue, with their statuses. */
export function errorsOf<Code extends string>(
  schema: z.ZodType,
  statuses: Readonly<Record<Code, number>>,
  isMeant: (code: Code) => boolean = () => true,
): OperationErrors {
  const meant = Object.entries<number>(statuses).filter(([code]) => isCodeOf(statuses, code) && isMeant(code))
  return { schema, statuses: Object.fromEntries(meant) }
}

const isCodeOf = <Code extends string>(statuses: Readonly<Record<Code, number>>, code: string): code is Code =>
  Object.hasOwn(statuses, code)

/** `{cartPrefix}` and the like are settings of the shop, not parameters. */
const SETTING = /\{(\w+Prefix)\}/g

/** With the settings in their place. */
export const pathWith = (path: string, prefixes: Readonly<Record<string, string>>): string =>
  path.replaceAll(SETTING, (_, name: string) => prefixes[name] ?? name)
