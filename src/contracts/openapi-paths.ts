/** The paths of an OpenAPI document, from the table that the service is served from. Server only. */
import { z } from 'zod'
import { schemaRef } from './openapi-components.ts'
import {
  pathWith,
  type Operation,
  type OperationErrors,
  type OperationTable,
  type ParameterDescription,
} from './operation.ts'

type Schemas = Readonly<Record<string, z.ZodType>>

/** What a program sends, and gets, as JSON. By the name of the operation. */
export type OperationExamples = Readonly<Record<string, { readonly input?: unknown; readonly output?: unknown }>>

type Described = {
  readonly operations: OperationTable
  readonly examples: OperationExamples
  /** Schemas that have a name in the document. */
  readonly schemas: Schemas
  /** The values of settings in paths. */
  readonly prefixes?: Readonly<Record<string, string>>
}

const TAGS = { public: 'public', internal: 'between services' }

const REFUSAL_STATUSES = { Invalid: 400, Unknown: 404, TooLarge: 413, NotJson: 415 } as const
type Refusal = keyof typeof REFUSAL_STATUSES

const EXAMPLES: Readonly<Record<Refusal, object>> = {
  Invalid: { code: 'INVALID_REQUEST', message: 'countryCode: must be a country we ship to', field: 'countryCode' },
  Unknown: { code: 'NOT_FOUND', message: 'There is nothing at this address' },
  TooLarge: { code: 'BODY_TOO_LARGE', message: 'The request body is too large' },
  NotJson: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'The request body must be application/json' },
}

/** What the HTTP server answers before the service is called, as text. */
const OF_THE_SERVER = {
  Hidden: 'Without the key of the shop there is nothing at this address.',
  NotAcceptable: 'The client accepts no encoding that the answer has.',
}

const text = (description: string) => ({ description, content: { 'text/plain': { schema: { type: 'string' } } } })

/** `unknown` names what a path can refer to without there being one. */
export function describeRefusals(unknown: string): object {
  const descriptions: Readonly<Record<Refusal, string>> = {
    Invalid: 'The request violates the contract; `field` names the first member that is wrong.',
    Unknown: unknown,
    TooLarge: 'The body is larger than the service reads.',
    NotJson: 'The body is not application/json.',
  }
  const names: readonly Refusal[] = ['Invalid', 'Unknown', 'TooLarge', 'NotJson']
  return {
    ...Object.fromEntries(
      names.map((name) => [
        name,
        {
          description: descriptions[name],
          content: { 'application/json': { schema: schemaRef('Error'), example: EXAMPLES[name] } },
        },
      ]),
    ),
    ...Object.fromEntries(Object.entries(OF_THE_SERVER).map(([name, description]) => [name, text(description)])),
  }
}

export function describePaths({ operations, examples, schemas, prefixes = {} }: Described): object {
  const nameOf = new Map(Object.entries(schemas).map(([name, schema]) => [schema, name]))
  const json: Json = (schema, shown) => {
    const name = nameOf.get(schema)
    return { 'application/json': { schema: name === undefined ? inline(schema) : schemaRef(name), ...shown } }
  }
  const paths = Map.groupBy(Object.entries(operations), ([, { path }]) => pathWith(path, prefixes))
  return Object.fromEntries(
    [...paths].map(([path, list]) => [
      path,
      Object.fromEntries(
        list.map(([name, one]) => [one.method.toLowerCase(), describe(name, one, { json, ...examples[name] })]),
      ),
    ]),
  )
}

/** The media type of a body with an example of it, or with one by name. */
type Json = (schema: z.ZodType, shown?: { readonly example: unknown } | { readonly examples: object }) => object
type Notation = OperationExamples[string] & { readonly json: Json }

const shown = (example: unknown) => (example === undefined ? undefined : { example })

function inline(schema: z.ZodType): object {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input' })
  return described
}

function describe(operationId: string, operation: Operation, notation: Notation): object {
  const { json } = notation
  const {
    summary,
    description,
    access,
    auth,
    parameters = [],
    input,
    isInputOptional = false,
    form,
    errors,
  } = operation
  return {
    operationId,
    summary,
    ...(description !== undefined && { description }),
    tags: [TAGS[access]],
    security: access === 'internal' ? [{ serviceKey: [] }] : auth === undefined ? [] : [{ [auth]: [] }],
    ...(parameters.length > 0 && { parameters: parameters.map(describeParameter) }),
    ...(input && {
      requestBody: {
        required: !isInputOptional,
        content: { ...json(input, shown(notation.input)), ...(form && formOf(json(input))) },
      },
    }),
    responses: {
      ...describeSuccess(operation, notation),
      ...refusalsOf(operation),
      ...(errors && describeErrors(errors, json)),
    },
  }
}

function formOf(content: object): object {
  const schemas: readonly unknown[] = Object.values(content)
  return { 'application/x-www-form-urlencoded': schemas[0] }
}

function describeSuccess({ status = 200, output }: Operation, { json, output: example }: Notation): object {
  const descriptions = { 200: 'Done.', 201: 'Stored.', 202: 'Accepted.', 204: 'Done.' }
  return { [status]: { description: descriptions[status], ...(output && { content: json(output, shown(example)) }) } }
}

function refusalsOf({ access, status = 200, input, output, isPrivate, refusals = [] }: Operation): object {
  const names: readonly Refusal[] = input ? [...refusals, 'Invalid', 'TooLarge', 'NotJson'] : refusals
  const response = (name: string) => ({ $ref: `#/components/responses/${name}` })
  return {
    ...(access === 'internal' && { 404: response('Hidden') }),
    // What is about one person, or only confirms a write, is sent without an encoding.
    ...(access === 'public' && status === 200 && output && !isPrivate && { 406: response('NotAcceptable') }),
    ...Object.fromEntries(names.map((name) => [REFUSAL_STATUSES[name], response(name)])),
  }
}

/** By status, each with its codes. */
function describeErrors({ schema, statuses }: OperationErrors, json: Json): object {
  const byStatus = Map.groupBy(Object.entries(statuses), ([, status]) => status)
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      {
        description: `${list.map(([code]) => code).join(' or ')}. Nothing is written.`,
        content: json(schema, { examples: Object.fromEntries(list.map(([code]) => [code, errorExample(code)])) }),
      },
    ]),
  )
}

const errorExample = (code: string) => ({ value: { code, message: 'In the language of the request.' } })

const describeParameter = ([name, place, schema, description, isOptional]: ParameterDescription) => ({
  name,
  in: place,
  required: isOptional === undefined,
  description,
  // A reference is to a value of its own, written as JSON into one segment of the path.
  ...('$ref' in schema ? { content: { 'application/json': { schema } } } : { schema }),
})
