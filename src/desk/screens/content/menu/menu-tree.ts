/**
 * Menus and footer as a tree of three levels: the part of the menu, its entries, and the links below an entry (DCO-08). Moving an
 * entry to another part renames its fields as that part has them. Pure functions.
 */
import { isRecord } from '../../../drafts/edits.ts'
import type { Fields } from '../editor/story-form.ts'

/** What the entries of one part are made of. */
type MenuShape = {
  readonly field: string
  readonly label: string
  readonly link: string
  /** Fields that an entry keeps when it comes from another part. */
  readonly keeps: readonly string[]
  readonly children?: MenuShape
}

const LABELLED = { label: 'label', link: 'link', keeps: [] } as const
const CATEGORIES: readonly MenuShape[] = [
  { field: 'headerLinks', label: 'text', link: 'url', keeps: [] },
  {
    field: 'categories',
    label: 'name',
    link: 'url',
    keeps: ['isHighlighted'],
    children: { field: 'links', label: 'name', link: 'url', keeps: ['isHighlighted'] },
  },
]

const MENUS: Readonly<Record<string, readonly MenuShape[]>> = {
  navigation: CATEGORIES,
  'navigation-alternate': CATEGORIES,
  footer: ['blockOneTopLinks', 'blockOneBottomLinks', 'blockTwoLinks', 'bottomBarLinks'].map((field) => ({
    field,
    ...LABELLED,
  })),
}

export const isMenu = (component: string): boolean => Object.hasOwn(MENUS, component)

export const menuParts = (component: string): readonly MenuShape[] => MENUS[component] ?? []

/** Part, entry, link below the entry. */
export type MenuPlace =
  | readonly [part: number]
  | readonly [part: number, entry: number]
  | readonly [number, number, number]

export type MenuRow = {
  readonly place: MenuPlace
  readonly shape: MenuShape
  /** Of an entry; a part has none. */
  readonly item: Fields | undefined
  /** Where it stands in the content: `categories[0].links[2]`. */
  readonly at: string
}

export const itemsOf = (fields: Fields, { field }: MenuShape): readonly Fields[] =>
  Array.isArray(fields[field]) ? fields[field].filter(isRecord) : []

/** From the top to the bottom, as they are shown. */
export const menuRows = (parts: readonly MenuShape[], fields: Fields): readonly MenuRow[] =>
  parts.flatMap((shape, part) => [
    { place: [part] as const, shape, item: undefined, at: shape.field },
    ...itemsOf(fields, shape).flatMap((item, entry) => {
      const at = `${shape.field}[${entry}]`
      const { children } = shape
      const below = children ? itemsOf(item, children) : []
      return [
        { place: [part, entry] as const, shape, item, at },
        ...below.map((link, index) => ({
          place: [part, entry, index] as const,
          shape: children ?? shape,
          item: link,
          at: `${at}.${children?.field ?? ''}[${index}]`,
        })),
      ]
    }),
  ])

export function itemAt(parts: readonly MenuShape[], fields: Fields, place: MenuPlace): Fields | undefined {
  const [part, entry, link] = place
  const shape = parts[part]
  if (!shape || entry === undefined) return undefined
  const item = itemsOf(fields, shape)[entry]
  return link === undefined || !shape.children || !item ? item : itemsOf(item, shape.children)[link]
}

/** Replaces the list that the place is in. */
function withList(
  parts: readonly MenuShape[],
  fields: Fields,
  place: MenuPlace,
  change: (items: readonly Fields[], shape: MenuShape) => readonly Fields[],
): Fields {
  const [part, entry, link] = place
  const shape = parts[part]
  if (!shape) return fields
  const items = itemsOf(fields, shape)
  if (link === undefined || entry === undefined) return { ...fields, [shape.field]: change(items, shape) }
  const parent = items[entry]
  const { children } = shape
  if (!parent || !children) return fields
  const changed = { ...parent, [children.field]: change(itemsOf(parent, children), children) }
  return { ...fields, [shape.field]: items.with(entry, changed) }
}

const lastOf = (place: MenuPlace): number => place.at(-1) ?? 0

export const removeAt = (parts: readonly MenuShape[], fields: Fields, place: MenuPlace): Fields =>
  withList(parts, fields, place, (items) => items.toSpliced(lastOf(place), 1))

export const insertAt = (parts: readonly MenuShape[], fields: Fields, place: MenuPlace, item: Fields): Fields =>
  withList(parts, fields, place, (items, shape) => items.toSpliced(lastOf(place), 0, shaped(item, shape)))

export const changeAt = (parts: readonly MenuShape[], fields: Fields, place: MenuPlace, item: Fields): Fields =>
  withList(parts, fields, place, (items) => items.with(lastOf(place), item))

/** An entry as another part has it. */
function shaped(item: Fields, to: MenuShape): Fields {
  const from = shapeOf(item)
  if (from === undefined) return item
  const names = Object.keys(item).flatMap((name): readonly (readonly [string, string])[] => {
    if (name === from.label || name.startsWith(`${from.label}__i18n__`)) {
      return [[name, to.label + name.slice(from.label.length)]]
    }
    if (name === from.link) return [[name, to.link]]
    const isKept = name === '_uid' || name === 'component' || to.keeps.includes(name) || name === to.children?.field
    return isKept ? [[name, name]] : []
  })
  return Object.fromEntries(names.map(([name, next]) => [next, item[name]]))
}

const SHAPES = [
  { label: 'label', link: 'link' },
  { label: 'name', link: 'url' },
  { label: 'text', link: 'url' },
]

/** By the field that holds its words; undefined for a new one. */
const shapeOf = (item: Fields) => SHAPES.find(({ label }) => typeof item[label] === 'string')

const hasLinksBelow = (item: Fields): boolean => Array.isArray(item['links']) && item['links'].length > 0

/** Whether an entry may be there: one with links below has no place on the third level, nor in a part without that level. */
function fits(parts: readonly MenuShape[], item: Fields, [part, , link]: MenuPlace): boolean {
  const shape = parts[part]
  if (!shape || (link !== undefined && !shape.children)) return false
  return !hasLinksBelow(item) || (link === undefined && shape.children !== undefined)
}

type Moved = { readonly fields: Fields; readonly place: MenuPlace }

/** `to` is the place before the entry is taken out of its own. Undefined where it does not fit. */
export function moveTo(parts: readonly MenuShape[], fields: Fields, from: MenuPlace, to: MenuPlace): Moved | undefined {
  const item = itemAt(parts, fields, from)
  if (!item || !fits(parts, item, to) || isInside(to, from)) return undefined
  const place = afterRemoval(from, to)
  return { place, fields: insertAt(parts, removeAt(parts, fields, from), place, item) }
}

const isInside = (place: MenuPlace, of: MenuPlace): boolean =>
  place.length > of.length && of.every((step, index) => place[index] === step)

/** What stands behind the entry in its list moves up. */
function afterRemoval(from: MenuPlace, to: MenuPlace): MenuPlace {
  const level = from.length - 1
  const isSameList = from.slice(0, level).every((step, index) => to[index] === step)
  const step = to[level]
  if (!isSameList || step === undefined || step <= lastOf(from)) return to
  const [part, entry = 0, link] = to
  if (level === 1) return link === undefined ? [part, entry - 1] : [part, entry - 1, link]
  return [part, entry, (link ?? 0) - 1]
}

export type MenuStep = 'up' | 'down' | 'in' | 'out'

/** One step with a key: past its neighbour, into the list before or after, below the entry above it, or out of its entry. */
export function stepOf(
  parts: readonly MenuShape[],
  fields: Fields,
  place: MenuPlace,
  step: MenuStep,
): MenuPlace | undefined {
  const [part, entry, link] = place
  if (entry === undefined) return undefined
  const entriesIn = (index: number): number => (parts[index] ? itemsOf(fields, parts[index]).length : 0)
  const linksIn = (index: number): number => {
    const parent = itemAt(parts, fields, [part, index])
    const children = parts[part]?.children
    return parent && children ? itemsOf(parent, children).length : 0
  }
  if (step === 'in') return link === undefined && entry > 0 ? [part, entry - 1, linksIn(entry - 1)] : undefined
  if (step === 'out') return link === undefined ? undefined : [part, entry + 1]
  const isUp = step === 'up'
  if (link !== undefined) {
    if (isUp) return link > 0 ? [part, entry, link - 1] : entry > 0 ? [part, entry - 1, linksIn(entry - 1)] : undefined
    if (link < linksIn(entry) - 1) return [part, entry, link + 2]
    return entry < entriesIn(part) - 1 ? [part, entry + 1, 0] : undefined
  }
  if (isUp) return entry > 0 ? [part, entry - 1] : part > 0 ? [part - 1, entriesIn(part - 1)] : undefined
  if (entry < entriesIn(part) - 1) return [part, entry + 2]
  return part < parts.length - 1 ? [part + 1, 0] : undefined
}
