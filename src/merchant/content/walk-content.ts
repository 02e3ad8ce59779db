/** Finds its way through content of any kind: its objects and where they stand, its pictures, its links. */
import { isObject } from '../../contracts/answer-kinds.ts'

export type Members = Readonly<Record<string, unknown>>

/** From the content inwards: `['body', 2, 'link']`. */
export type ContentPath = readonly PropertyKey[]

export type ContentNode = { readonly value: Members; readonly at: ContentPath }

/** Deeper than any page that people build. */
export const DEEPEST = 100

export const isMembers = (value: unknown): value is Members => isObject(value) && !Array.isArray(value)

/** `body[2].link` */
export function shownPlace(at: ContentPath): string {
  return at
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index > 0 ? '.' : ''}${String(step)}`))
    .join('')
}

/** Without recursion: what is too deep must be found out before anything else walks through it. */
export function isTooDeep(value: unknown): boolean {
  let level: readonly unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true
    level = level.filter(isObject).flatMap((one): readonly unknown[] => Object.values(one))
  }
  return false
}

/** Every object, from the outside in. */
export function* objectsIn(value: unknown, at: ContentPath = []): Generator<ContentNode> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* objectsIn(item, [...at, index])
  } else if (isMembers(value)) {
    yield { value, at }
    for (const [name, member] of Object.entries(value)) yield* objectsIn(member, [...at, name])
  }
}

export type ContentAsset = {
  readonly filename: string
  readonly at: ContentPath
  /** What stands beside it. */
  readonly beside: Members
}

/** Pictures: the assets of fields, and those inside a rich text. */
export function assetsIn(content: unknown): readonly ContentAsset[] {
  return objectsIn(content)
    .flatMap(({ value, at }) => {
      const member = memberOfAsset(value)
      const filename = member === undefined ? undefined : value[member]
      return member !== undefined && typeof filename === 'string' && filename !== ''
        ? [{ filename, at: [...at, member], beside: value }]
        : []
    })
    .toArray()
}

export type Asset = { readonly filename: string; readonly meta_data: unknown }

/** The same content with other pictures in it; those that `replace` does not know stay. */
export function withAssets(content: Members, replace: (filename: string) => Asset | undefined): Members {
  const member = memberOfAsset(content)
  const filename = member === undefined ? undefined : content[member]
  const asset = typeof filename === 'string' ? replace(filename) : undefined
  if (member !== undefined && asset) {
    return member === 'filename' ? { ...content, ...asset } : { ...content, [member]: asset.filename }
  }
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, valueWithAssets(value, replace)] as const),
  )
}

function valueWithAssets(value: unknown, replace: (filename: string) => Asset | undefined): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => valueWithAssets(item, replace))
  return isMembers(value) ? withAssets(value, replace) : value
}

/** A rich text knows a picture by its `src` only. */
function memberOfAsset(value: Members): 'filename' | 'src' | undefined {
  if (typeof value['filename'] === 'string' && !('component' in value)) return 'filename'
  return typeof value['src'] === 'string' && !('component' in value) ? 'src' : undefined
}
