/**
 * The content kinds as the page editor needs them: which fields a kind has, and what is typed into each. Read from the same
 * schemas that pages are drawn with, so the form cannot lag behind (DCO-03).
 */
import { z } from 'zod'
import { BLOCKS, EVERYWHERE, FIELDS, itemOf, PAGES, SHARED, type Kinds } from '../check/strict-kinds.ts'

export type FieldKind = {
  readonly name: string
  readonly type: FieldType
  readonly isRequired: boolean
  /** Whether it can be written in several languages. */
  readonly isTranslated: boolean
  /** Of a choice. */
  readonly options?: readonly string[]
  /** Of a number. */
  readonly range?: readonly [least: number, most: number]
  /** Of the items of a list. */
  readonly fields?: readonly FieldKind[]
}

export const FIELD_TYPES = [
  'text',
  'name',
  'names',
  'rich-text',
  'link',
  'picture',
  'flag',
  'number',
  'date',
  'choice',
  'list',
  'stories',
  'blocks',
  'table',
  'amount',
] as const

type FieldType = (typeof FIELD_TYPES)[number]

type KindGroup = 'pages' | 'shared' | 'blocks'

type DescribedKinds = Readonly<Record<KindGroup, Readonly<Record<string, readonly FieldKind[]>>>>

let described: DescribedKinds | undefined

/** Made once. */
export function describeKinds(): DescribedKinds {
  described ??= { pages: describeGroup(PAGES), shared: describeGroup(SHARED), blocks: describeGroup(BLOCKS) }
  return described
}

const describeGroup = (kinds: Kinds): Readonly<Record<string, readonly FieldKind[]>> =>
  Object.fromEntries(Object.entries(kinds).map(([name, schema]) => [name, describeFields(schema)]))

const describeFields = (schema: z.ZodObject): readonly FieldKind[] =>
  Object.entries(schema.shape).flatMap(([name, field]: [string, unknown]) =>
    EVERYWHERE.has(name) ? [] : [{ name, ...describeField(field) }],
  )

/** Those that are one schema each are recognised by it. */
const KNOWN: ReadonlyMap<unknown, Omit<FieldKind, 'name'>> = new Map<unknown, Omit<FieldKind, 'name'>>([
  [FIELDS.text, { type: 'text', isRequired: true, isTranslated: true }],
  [FIELDS.optionalText, { type: 'text', isRequired: false, isTranslated: true }],
  [FIELDS.name, { type: 'name', isRequired: true, isTranslated: false }],
  [FIELDS.optionalName, { type: 'name', isRequired: false, isTranslated: false }],
  [FIELDS.names, { type: 'names', isRequired: false, isTranslated: false }],
  [FIELDS.richText, { type: 'rich-text', isRequired: false, isTranslated: true }],
  [FIELDS.link, { type: 'link', isRequired: false, isTranslated: false }],
  [FIELDS.picture, { type: 'picture', isRequired: false, isTranslated: false }],
  [FIELDS.flag, { type: 'flag', isRequired: false, isTranslated: false }],
  [FIELDS.stories, { type: 'stories', isRequired: false, isTranslated: false }],
  [FIELDS.date, { type: 'date', isRequired: false, isTranslated: false }],
])

function describeField(field: unknown): Omit<FieldKind, 'name'> {
  const known = KNOWN.get(field)
  if (known) return known
  const plain = { isRequired: false, isTranslated: false }
  const options = optionsOf(field)
  if (options) return { ...plain, type: 'choice', options }
  if (isTable(field)) return { type: 'table', isRequired: true, isTranslated: true }
  const item = itemOf(field)
  if (item instanceof z.ZodObject) return { ...plain, type: 'list', fields: describeFields(item) }
  if (item !== undefined) return { ...plain, type: 'blocks' }
  const range = rangeOf(field)
  if (range) return { ...plain, type: 'number', range }
  if (field instanceof z.ZodUnion) return { type: 'amount', isRequired: true, isTranslated: false }
  throw new TypeError('The page editor has no input for a field of this kind')
}

function optionsOf(field: unknown): readonly string[] | undefined {
  if (field instanceof z.ZodCatch) return optionsOf(field.unwrap())
  return field instanceof z.ZodEnum ? field.options.map(String) : undefined
}

const isTable = (field: unknown): boolean =>
  field instanceof z.ZodPipe && field.in instanceof z.ZodObject && 'tbody' in field.in.shape

function rangeOf(field: unknown): readonly [number, number] | undefined {
  if (!(field instanceof z.ZodPipe) || !(field.out instanceof z.ZodNumber)) return undefined
  const { minValue, maxValue } = field.out
  return minValue === null || maxValue === null ? undefined : [minValue, maxValue]
}
