/** How a call is described: one shape for all of commerce. Server only. */
import type { CommerceSchemaName } from './commerce-openapi-schemas.ts'
import { schemaRef } from '../openapi-components.ts'

/** A body of that kind. */
export const jsonOf = (name: CommerceSchemaName) => ({ 'application/json': { schema: schemaRef(name) } })

/** What the door says, before anybody looks at a cart. */
const DOOR_REFUSALS = {
  Invalid: [400, 'The request is not what the contract says; `field` names the first member that is wrong.'],
  Unknown: [404, 'There is no such country, storefront or order.'],
  TooLarge: [413, 'The body is larger than the service reads.'],
  NotJson: [415, 'The body is not application/json.'],
} as const

type Refusal = keyof typeof DOOR_REFUSALS

const refusedWith = (names: readonly Refusal[]) =>
  Object.fromEntries(names.map((name) => [DOOR_REFUSALS[name][0], { $ref: `#/components/responses/${name}` }]))

export function commerceRefusals(): object {
  return Object.fromEntries(
    Object.entries(DOOR_REFUSALS).map(([name, [, description]]) => [name, { description, content: jsonOf('Error') }]),
  )
}

/** By status, each with the codes that come with it. */
export function errorsOf<Code extends string>(
  statuses: Readonly<Record<Code, number>>,
  schema: CommerceSchemaName,
  isMeant: (code: string) => boolean = () => true,
): object {
  const codes = Object.entries<number>(statuses).filter(([code]) => isMeant(code))
  const byStatus = Map.groupBy(codes, ([, status]) => status)
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      { description: `${list.map(([code]) => code).join(' or ')}. Nothing is written.`, content: jsonOf(schema) },
    ]),
  )
}

type Parameter = readonly [
  name: string,
  place: 'path' | 'query' | 'header',
  schema: object,
  description: string,
  isOptional?: 'optional',
]

type Operation = {
  readonly summary: string
  readonly description?: string
  readonly tag?: 'between services'
  /** Whose token it takes. */
  readonly token?: 'cartToken' | 'orderToken'
  readonly parameters?: readonly Parameter[]
  readonly body?: CommerceSchemaName
  readonly isBodyOptional?: boolean
  /** Any object without it. */
  readonly answer?: CommerceSchemaName
  readonly refusals?: readonly Refusal[]
  readonly errors?: object
}

export function operation(details: Operation): object {
  const {
    summary,
    description,
    tag = 'public',
    token,
    parameters = [],
    body,
    isBodyOptional = false,
    answer,
    refusals = [],
    errors,
  } = details
  const content = answer === undefined ? { 'application/json': { schema: { type: 'object' } } } : jsonOf(answer)
  return {
    summary,
    ...(description !== undefined && { description }),
    tags: [tag],
    ...(token && { security: [{ [token]: [] }] }),
    ...(parameters.length > 0 && {
      parameters: parameters.map(([name, place, schema, text, isOptional]) => ({
        name,
        in: place,
        required: isOptional === undefined,
        description: text,
        schema,
      })),
    }),
    ...(body && { requestBody: { required: !isBodyOptional, content: jsonOf(body) } }),
    responses: {
      200: { description: 'Done.', content },
      ...refusedWith(body ? [...refusals, 'Invalid', 'TooLarge', 'NotJson'] : refusals),
      ...errors,
    },
  }
}
