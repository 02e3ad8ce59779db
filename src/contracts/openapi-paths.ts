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

type Described = {
  readonly operations: OperationTable
  /** Schemas that have a name in the document. */
  readonly schemas: Schemas
  /** The values of settings in paths. */
  readonly prefixes?: Readonly<Record<string, string>>
}

const TAGS = { public: 'public', internal: 'between services' }

const REFUSAL_STATUSES = { Invalid: 400, Unknown: 404, TooLarge: 413, NotJson: 415 } as const
type Refusal = keyof typeof REFUSAL_STATUSES

/** `unknown` names what a path can refer to without there being one. */
export function describeRefusals(unknown: string): object {
  const descriptions: Readonly<Record<Refusal, string>> = {
    Invalid: 'The request violates the contract; `field` names the first member that is wrong.',
    Unknown: unknown,
    TooLarge: 'The body is larger than the service reads.',
    NotJson: 'The body is not application/json.',
  }
  return Object.fromEntries(
    Object.entries(descriptions).map(([name, description]) => [
      name,
      { description, content: { 'application/json': { schema: schemaRef('Error') } } },
    ]),
  )
}

export function describePaths({ operations, schemas, prefixes = {} }: Described): object {
  const nameOf = new Map(Object.entries(schemas).map(([name, schema]) => [schema, name]))
  const json = (schema: z.ZodType) => {
    const name = nameOf.get(schema)
    return { 'application/json': { schema: name === undefined ? inline(schema) : schemaRef(name) } }
  }
  const paths = Map.groupBy(Object.entries(operations), ([, { path }]) => pathWith(path, prefixes))
  return Object.fromEntries(
    [...paths].map(([path, list]) => [
      path,
      Object.fromEntries(list.map(([name, one]) => [one.method.toLowerCase(), describe(name, one, json)])),
    ]),
  )
}

function inline(schema: z.ZodType): object {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io: 'input' })
  return described
}

function describe(operationId: string, operation: Operation, json: (schema: z.ZodType) => object): object {
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
    ...(auth !== undefined && { security: [{ [auth]: [] }] }),
    ...(access === 'internal' && { security: [{ serviceKey: [] }] }),
    ...(parameters.length > 0 && { parameters: parameters.map(describeParameter) }),
    ...(input && {
      requestBody: { required: !isInputOptional, content: { ...json(input), ...(form && formOf(json(input))) } },
    }),
    responses: {
      ...describeSuccess(operation, json),
      ...refusalsOf(operation),
      ...(errors && describeErrors(errors, json)),
    },
  }
}

function formOf(content: object): object {
  const schemas: readonly unknown[] = Object.values(content)
  return { 'application/x-www-form-urlencoded': schemas[0] }
}

function describeSuccess({ status = 200, output }: Operation, json: (schema: z.ZodType) => object): object {
  const descriptions = { 200: 'Done.', 201: 'Stored.', 202: 'Accepted.', 204: 'Done.' }
  return { [status]: { description: descriptions[status], ...(output && { content: json(output) }) } }
}

function refusalsOf({ input, refusals = [] }: Operation): object {
  const names: readonly Refusal[] = input ? [...refusals, 'Invalid', 'TooLarge', 'NotJson'] : refusals
  return Object.fromEntries(names.map((name) => [REFUSAL_STATUSES[name], { $ref: `#/components/responses/${name}` }]))
}

/** By status, each with its codes. */
function describeErrors({ schema, statuses }: OperationErrors, json: (schema: z.ZodType) => object): object {
  const byStatus = Map.groupBy(Object.entries(statuses), ([, status]) => status)
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      { description: `${list.map(([code]) => code).join(' or ')}. Nothing is written.`, content: json(schema) },
    ]),
  )
}

const describeParameter = ([name, place, schema, description, isOptional]: ParameterDescription) => ({
  name,
  in: place,
  required: isOptional === undefined,
  description,
  // A reference is to a value of its own, written as JSON into one segment of the path.
  ...('$ref' in schema ? { content: { 'application/json': { schema } } } : { schema }),
})
