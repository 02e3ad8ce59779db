/**
 * Reads content into view models. Content is written by people and may come from another system: what cannot be read is
 * left out and reported, never thrown; the rest of the page is shown.
 */
import type { z } from 'zod'
import { isObject } from '../../answer-kinds.ts'
import type { Story } from '../content.ts'
import { fieldsFor } from './fields.ts'
import { pageBlockSchemas } from './page-blocks.ts'
import { sharedSchemas } from './shared-kinds.ts'
import type { Setting } from './setting.ts'
import { storySchemas } from './story-kinds.ts'

type Views<Known extends Readonly<Record<string, z.ZodType>>> = {
  readonly [Kind in keyof Known]: z.output<Known[Kind]>
}

export type BlockViews = Views<ReturnType<typeof pageBlockSchemas>>
export type BlockView = BlockViews[keyof BlockViews]
/** Blocks that a screen draws: legal texts are rich text by then. */
export type DrawnBlockViews = Omit<BlockViews, 'legal'>
export type DrawnBlock = DrawnBlockViews[keyof DrawnBlockViews]
export type SharedViews = Views<ReturnType<typeof sharedSchemas>>
export type SharedView = SharedViews[keyof SharedViews]
export type StoryViews = Views<ReturnType<typeof storySchemas>>
export type AnyStoryView = StoryViews[keyof StoryViews]

/** Receives what could not be read: its path and the reason. */
export type Report = (problem: { readonly path: string; readonly message: string }) => void

export type ContentReader = ReturnType<typeof makeReader>

const readers = new Map<string, ContentReader>()

/** A reader reports every problem; unless it is strict it still returns what can be shown. */
export function contentReader(setting: Setting): ContentReader {
  const key = `${setting.storefront} ${setting.country ?? ''} ${setting.spell('ß')} ${setting.isStrict === true}`
  const reader = readers.get(key) ?? makeReader(setting)
  readers.set(key, reader)
  return reader
}

function makeReader(setting: Setting) {
  /** Content that has not changed is handed out as the same value: what was read of it is known. */
  const known: { readonly [Group in keyof AllKinds]: WeakMap<object, AllKinds[Group]> } = {
    blocks: new WeakMap(),
    shared: new WeakMap(),
    stories: new WeakMap(),
  }

  function readOne<Group extends keyof AllKinds>(
    group: Group,
    given: unknown,
    { path, report }: { readonly path: string; readonly report: Report },
  ): AllKinds[Group] | undefined {
    const last = isObject(given) ? known[group].get(given) : undefined
    if (last !== undefined) return last
    const component = componentOf(given)
    const schema = schemaOf(kindsRead('strict')[group], component)
    if (!schema) {
      report({ path, message: `Unknown component: ${component}` })
      return undefined
    }
    const read = readingIn(setting, () => schema.safeParse(given))
    if (read.success) {
      if (isObject(given)) known[group].set(given, read.data)
      return read.data
    }
    for (const { path: inside, message } of read.error.issues) {
      report({ path: path + inside.map(step).join(''), message: `${component}: ${message}` })
    }
    if (setting.isStrict) return undefined
    // Seldom: what is published has been checked, as a rule.
    return readingIn(setting, () => schemaOf(kindsRead('lenient')[group], component)?.safeParse(given).data)
  }

  return {
    /** Those that can be read, in their order. */
    blocks: (given: readonly unknown[], path: string, report: Report): readonly BlockView[] =>
      given.flatMap((one, index) => readOne('blocks', one, { path: `${path}[${index}]`, report }) ?? []),
    shared: (given: unknown, path: string, report: Report): SharedView | undefined =>
      readOne('shared', given, { path, report }),
    story: (story: Story | undefined, report: Report): AnyStoryView | undefined => {
      // CNT-28
      if (!story) throw new Error('Story is undefined')
      return readOne('stories', story.content, { path: story.full_slug, report })
    },
  }
}

type AllKinds = { readonly blocks: BlockView; readonly shared: SharedView; readonly stories: AnyStoryView }

type Kinds<View> = Readonly<Record<string, z.ZodType<View>>>

type KindsOfAll = { readonly [Group in keyof AllKinds]: Kinds<AllKinds[Group]> }

const made = new Map<'strict' | 'lenient', KindsOfAll>()

/** Made once, for all places: making them takes longer than reading with them, and they are large. */
function kindsRead(manner: 'strict' | 'lenient'): KindsOfAll {
  const last = made.get(manner)
  if (last) return last
  const fields = fieldsFor({
    get storefront() {
      return current().storefront
    },
    spell: (text) => current().spell(text),
    isStrict: manner === 'strict',
  })
  const fresh = { blocks: pageBlockSchemas(fields), shared: sharedSchemas(fields), stories: storySchemas(fields) }
  made.set(manner, fresh)
  return fresh
}

/** The path that is being read. Reading is synchronous, so no other reader changes it meanwhile. */
let reading: Setting | undefined

function readingIn<Value>(setting: Setting, read: () => Value): Value {
  reading = setting
  try {
    return read()
  } finally {
    reading = undefined
  }
}

function current(): Setting {
  if (!reading) throw new Error('Content is read for no place')
  return reading
}

const step = (key: PropertyKey): string => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)

const schemaOf = <View>(kinds: Kinds<View>, component: string): z.ZodType<View> | undefined =>
  Object.hasOwn(kinds, component) ? kinds[component] : undefined

const componentOf = (given: unknown): string =>
  isObject(given) && 'component' in given && typeof given.component === 'string' ? given.component : ''
