/** The texts of a story that people read, as its kinds say, each with its translations. */
import { z } from 'zod'
import { SHARED_CONTENT_FOLDER, type StoryContent } from '../../../contracts/content/content.ts'
import { blockPlace, isMissing, placeIn } from '../../../services/content/admin.ts'
import { BLOCKS, isRichText, isText, itemOf, kindOf, PAGES, SHARED } from '../check/strict-kinds.ts'
import { isMembers, type ContentPath, type Members } from '../walk-content.ts'

const I18N = '__i18n__'

export type TextField = {
  /** Its name in the content service: the block, and the field in it. */
  readonly place: string
  readonly path: ContentPath
  readonly field: string
  /** The kind of the block. */
  readonly component: string
  readonly isRich: boolean
  readonly source: unknown
  /** By language, as fields are marked: `de_DE`. Those that are empty are left out, as pages leave them out. */
  readonly translations: ReadonlyMap<string, unknown>
}

/** Without those whose source is empty: there is nothing to translate. */
export function textFieldsOf(content: StoryContent, slug: string): readonly TextField[] {
  const isShared = slug.split('/')[1] === SHARED_CONTENT_FOLDER
  const schema = kindOf(isShared ? SHARED : PAGES, content)
  const { _uid: place } = content
  return schema === undefined ? [] : [...fieldsIn(content, schema, { place, path: [] })]
}

type Where = { readonly place: string; readonly path: ContentPath }

function* fieldsIn(block: Members, schema: z.ZodObject, { place, path }: Where): Generator<TextField> {
  const { component } = block
  for (const [field, kind] of Object.entries<unknown>(schema.shape)) {
    const source = block[field]
    if (isText(kind) || isRichText(kind)) {
      if (isMissing(source)) continue
      const named = typeof component === 'string' ? component : ''
      const where = { place: placeIn(place, field), path: [...path, field], field, component: named }
      yield { ...where, isRich: isRichText(kind), source, translations: translationsOf(block, field) }
    } else if (Array.isArray(source)) {
      const item = itemOf(kind)
      const items: readonly unknown[] = source
      for (const [index, one] of items.entries()) {
        const inner = item instanceof z.ZodObject || !isMembers(one) ? item : kindOf(BLOCKS, one)
        if (!isMembers(one) || !(inner instanceof z.ZodObject)) continue
        const at = blockPlace(place, `${field}[${index}]`, one['_uid'])
        yield* fieldsIn(one, inner, { place: at, path: [...path, field, index] })
      }
    }
  }
}

function translationsOf(block: Members, field: string): ReadonlyMap<string, unknown> {
  const prefix = field + I18N
  return new Map(
    Object.entries(block).flatMap(([name, value]) =>
      name.startsWith(prefix) && !isMissing(value) ? [[name.slice(prefix.length), value] as const] : [],
    ),
  )
}

/** The content with one translation; undefined where there is no such text. The other objects are shared with the content. */
export function withTranslation(
  content: StoryContent,
  path: ContentPath,
  language: string,
  value: unknown,
): StoryContent {
  const { _uid, component } = content
  const changed = changedAt(content, path, language, value)
  return { ...(isMembers(changed) ? changed : content), _uid, component }
}

function changedAt(value: unknown, path: ContentPath, language: string, translation: unknown): unknown {
  const [step, ...rest] = path
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => (index === step ? changedAt(item, rest, language, translation) : item))
  }
  if (!isMembers(value) || typeof step !== 'string') return value
  if (rest.length === 0) return { ...value, [step + I18N + language]: translation }
  return { ...value, [step]: changedAt(value[step], rest, language, translation) }
}
