/**
 * Reads content into what screens draw. Content is written by people and may come from another system: what cannot be
 * read is left out and told, never thrown; the rest of the page stands.
 */
import type { z } from 'zod'
import type { Story } from '../../../../contracts/content.ts'
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
export type SharedViews = Views<ReturnType<typeof sharedSchemas>>
export type SharedView = SharedViews[keyof SharedViews]
export type StoryViews = Views<ReturnType<typeof storySchemas>>
export type AnyStoryView = StoryViews[keyof StoryViews]

/** Told of what could not be read: where it stands and why. */
export type Report = (problem: { readonly path: string; readonly message: string }) => void

export type ContentReader = ReturnType<typeof makeReader>

const readers = new Map<string, ContentReader>()

/**
 * Schemas are made once per place: making them costs more than reading with them. A reader tells of everything that is
 * wrong; unless it is strict it gives what can be shown all the same.
 */
export function contentReader(setting: Setting): ContentReader {
  const key = `${setting.storefront} ${setting.spell('ß')} ${setting.isStrict === true}`
  const reader = readers.get(key) ?? makeReader(setting)
  readers.set(key, reader)
  return reader
}

function makeReader({ isStrict = false, ...setting }: Setting) {
  const strict = kindsFor({ ...setting, isStrict: true })
  let lenient: ReturnType<typeof kindsFor> | undefined

  function readOne<Group extends keyof AllKinds>(
    group: Group,
    given: unknown,
    { path, report }: { readonly path: string; readonly report: Report },
  ): AllKinds[Group] | undefined {
    const component = componentOf(given)
    const schema = schemaOf(strict[group], component)
    if (!schema) {
      report({ path, message: `Unknown component: ${component}` })
      return undefined
    }
    const read = schema.safeParse(given)
    if (read.success) return read.data
    for (const { path: inside, message } of read.error.issues) {
      report({ path: path + inside.map(step).join(''), message: `${component}: ${message}` })
    }
    if (isStrict) return undefined
    // Seldom: what is published has been checked, as a rule.
    lenient ??= kindsFor({ ...setting, isStrict: false })
    return schemaOf(lenient[group], component)?.safeParse(given).data
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

function kindsFor(setting: Setting): { readonly [Group in keyof AllKinds]: Kinds<AllKinds[Group]> } {
  const fields = fieldsFor(setting)
  return { blocks: pageBlockSchemas(fields), shared: sharedSchemas(fields), stories: storySchemas(fields) }
}

const step = (key: PropertyKey): string => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)

const schemaOf = <View>(kinds: Kinds<View>, component: string): z.ZodType<View> | undefined =>
  Object.hasOwn(kinds, component) ? kinds[component] : undefined

const componentOf = (given: unknown): string =>
  typeof given === 'object' && given !== null && 'component' in given && typeof given.component === 'string'
    ? given.component
    : ''
