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

/** Walks no deeper than that itself: what is too deep must be found out before anything else walks through it. */
export function isTooDeep(value: unknown, depth = 0): boolean {
  if (depth > DEEPEST) return true
  return isObject(value) && Object.values(value).some((member: unknown) => isTooDeep(member, depth + 1))
}

/** Every object, from the outside in. */
export function objectsIn(value: unknown): readonly ContentNode[] {
  const found: ContentNode[] = []
  const walk = (one: unknown, at: ContentPath): void => {
    if (Array.isArray(one)) {
      for (const [index, item] of one.entries()) if (isObject(item)) walk(item, [...at, index])
    } else if (isMembers(one)) {
      found.push({ value: one, at })
      for (const [name, member] of Object.entries(one)) if (isObject(member)) walk(member, [...at, name])
    }
  }
  walk(value, [])
  return found
}

export type ContentAsset = {
  readonly filename: string
  readonly at: ContentPath
  /** What stands beside it. */
  readonly beside: Members
}

/** Pictures: the assets of fields, and those inside a rich text. */
export const assetsIn = (content: unknown): readonly ContentAsset[] => assetsAmong(objectsIn(content))

export function assetsAmong(objects: readonly ContentNode[]): readonly ContentAsset[] {
  return objects.flatMap(({ value, at }) => {
    const member = memberOfAsset(value)
    const filename = member === undefined ? undefined : value[member]
    return member !== undefined && typeof filename === 'string' && filename !== ''
      ? [{ filename, at: [...at, member], beside: value }]
      : []
  })
}

export type Asset = { readonly filename: string; readonly meta_data: unknown }

/** The same content with other pictures in it; those that `replace` does not know stay. */
export const withAssets = (content: Members, replace: (filename: string) => Asset | undefined): Members =>
  mapAssets(content, (holder, member) => {
    const asset = replace(String(holder[member]))
    if (!asset) return undefined
    return member === 'filename' ? { ...holder, ...asset } : { ...holder, [member]: asset.filename }
  })

/** Changes the object that holds a picture, by its `filename` or `src`; undefined leaves it as it is. */
type ChangeAsset = (holder: Members, member: 'filename' | 'src') => Members | undefined

/** Objects without a picture in them are the same afterwards: most of the content has none. */
export function mapAssets(content: Members, change: ChangeAsset): Members {
  const member = memberOfAsset(content)
  const changed = member === undefined ? undefined : change(content, member)
  if (changed) return changed
  let copy: Record<string, unknown> | undefined
  for (const [name, value] of Object.entries(content)) {
    const after = mapAssetsIn(value, change)
    if (after === value) continue
    copy ??= { ...content }
    copy[name] = after
  }
  return copy ?? content
}

function mapAssetsIn(value: unknown, change: ChangeAsset): unknown {
  if (!Array.isArray(value)) return isMembers(value) ? mapAssets(value, change) : value
  const items: readonly unknown[] = value
  const after = items.map((item) => mapAssetsIn(item, change))
  return after.every((item, index) => item === items[index]) ? value : after
}

/** A rich text knows a picture by its `src` only. */
function memberOfAsset(value: Members): 'filename' | 'src' | undefined {
  if (typeof value['filename'] === 'string' && !('component' in value)) return 'filename'
  return typeof value['src'] === 'string' && !('component' in value) ? 'src' : undefined
}
