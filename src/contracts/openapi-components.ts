/** Checks as named parts of an OpenAPI document: what is described is what is checked. Server only. */
import { z } from 'zod'

export const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** Each under its name; nested schemas are referenced by name. */
export function describeSchemas(schemas: Readonly<Record<string, z.ZodType>>): Readonly<Record<string, object>> {
  const registry = z.registry<{ readonly id: string }>()
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id })
  const described = z.toJSONSchema(registry, { io: 'input', uri: (id) => schemaRef(id).$ref })
  return Object.fromEntries(Object.entries(described.schemas).map(([id, schema]) => [id, withoutAddress(schema)]))
}

/** Its place in the document is its address. */
function withoutAddress(schema: object): object {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => name !== '$id' && name !== '$schema'))
}
