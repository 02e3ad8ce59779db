/** Checks answers of an API against its own OpenAPI document: status, type of the body, and every member. */
import { expect } from 'vitest'
import { z } from 'zod'
import { isObject } from '../../src/contracts/answer-kinds.ts'

type Answer = { readonly status: number; readonly type: string; readonly body: unknown }

const content = z.record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()) }))
const response = z.object({ $ref: z.string().optional(), content: content.optional() })
const documented = z.looseObject({
  servers: z.tuple([z.object({ url: z.string() })]),
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ responses: z.record(z.string(), response) }))),
  components: z.looseObject({
    schemas: z.record(z.string(), z.record(z.string(), z.unknown())),
    responses: z.record(z.string(), z.looseObject({ content })),
  }),
})

export function describedAnswers(given: unknown): (method: string, path: string, answer: Answer) => void {
  const { servers, paths, components } = documented.parse(given)
  const definitions = closed(components.schemas)
  const templates = Object.entries(paths).map(([template, methods]) => ({
    methods,
    // Parameters last: `/stock/set` is no variant.
    pattern: new RegExp(`^${servers[0].url}${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))
  return (method, path, { status, type, body }) => {
    const name = method.toLowerCase()
    const methods = templates.find((one) => one.pattern.test(path) && one.methods[name] !== undefined)?.methods
    const found = methods?.[name]?.responses[String(status)]
    expect([method, path, status, found === undefined ? 'is not described' : '']).toEqual([method, path, status, ''])
    const named = found?.$ref === undefined ? undefined : components.responses[found.$ref.split('/').at(-1) ?? '']
    const described = named ?? found
    const schema = described?.content?.[type]?.schema
    expect([method, path, type, schema === undefined ? 'is not described' : '']).toEqual([method, path, type, ''])
    if (typeof body === 'string') return
    const checked = z.fromJSONSchema({ ...record(closed(schema)), $defs: record(definitions) }).safeParse(body)
    expect([method, path, status, checked.error?.issues ?? []]).toEqual([method, path, status, []])
  }
}

const record = (value: unknown) => z.record(z.string(), z.any()).parse(value)

/** With definitions where the checker looks for them. An object has no other members than those described, unless it says so. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (!isObject(schema)) {
    return typeof schema === 'string' ? schema.replace('#/components/schemas/', '#/$defs/') : schema
  }
  const members = Object.fromEntries(Object.entries(schema).map(([name, member]) => [name, closed(member)]))
  const isPlain = 'properties' in schema && !('additionalProperties' in schema)
  return isPlain ? { ...members, additionalProperties: false } : members
}
