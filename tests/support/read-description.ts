/** An OpenAPI document as its tests read it: its operations by name, and the targets of its references. */
import { isObject } from '../../src/contracts/answer-kinds.ts'

type Operation = { readonly summary: string; readonly responses: object }
type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }

export type Description = {
  readonly document: Document
  readonly operations: readonly (Operation & { readonly name: string })[]
  readonly refs: ReadonlySet<string>
  /** Follows `#/a/b` through the document. */
  readonly at: (ref: string) => unknown
}

export function readDescription(described: object): Description {
  const text = JSON.stringify(described)
  const document: Document = JSON.parse(text)
  return {
    document,
    operations: Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, ...operation })),
    ),
    refs: new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref)),
    at: (ref) =>
      ref
        .slice(2)
        .split('/')
        .reduce((place: unknown, name) => (isObject(place) ? Reflect.get(place, name) : undefined), document),
  }
}
