/**
 * Validates the content of a story against the kinds that pages can render, in each of its languages: known components, known
 * fields, valid values. What a page would omit is an error here.
 */
import { z } from 'zod'
import { SHARED_CONTENT_FOLDER, type StoryContent } from '../../../contracts/content/content.ts'
import { inLanguage } from '../../../services/content/admin.ts'
import { plainly, problemsOf, type PlacedProblem } from '../files/plain-words.ts'
import { isMembers, objectsIn, shownPlace, type Members, type ContentPath } from '../walk-content.ts'
import { checkAmounts } from './check-amounts.ts'
import { checkClaims } from './check-claims.ts'
import { checkRichLinks } from './check-rich-links.ts'
import { BLOCKS, EVERYWHERE, isRichText, itemOf, kindOf, PAGES, SHARED } from './strict-kinds.ts'

const I18N = '__i18n__'
const TRANSLATION = /__i18n__[a-z]{2}_[A-Z]{2}$/

export function checkContent(content: StoryContent, slug: string): readonly PlacedProblem[] {
  const isShared = slug.split('/')[1] === SHARED_CONTENT_FOLDER
  const kinds = isShared ? SHARED : PAGES
  const schema = kindOf(kinds, content)
  const known = Object.keys(kinds).join(', ')
  if (!schema) {
    const what = isShared ? `below ${SHARED_CONTENT_FOLDER}` : 'of a page'
    return [{ at: ['component'], message: `is no kind ${what}: ${content.component} (there are ${known})` }]
  }
  const read = [undefined, ...languagesIn(content)].flatMap((language) =>
    readingProblems(content, schema, language).map(({ at, message }) => ({
      at: rawPlace(content, at, language),
      message,
    })),
  )
  return distinct([
    ...strangers(content, schema, []),
    ...read,
    ...twins(content),
    ...checkRichLinks(content),
    ...checkClaims(content),
    ...checkAmounts(content),
  ])
}

/** As their fields are marked: `de_DE`. */
function languagesIn(content: unknown): ReadonlySet<string> {
  const names = objectsIn(content).flatMap(({ value }) => Object.keys(value))
  return new Set(names.flatMap((name) => (name.includes(I18N) ? [name.slice(name.indexOf(I18N) + I18N.length)] : [])))
}

/** What the reader of one language meets. */
function readingProblems(content: StoryContent, schema: z.ZodObject, language: string | undefined): PlacedProblem[] {
  const read = inLanguage(content, language === undefined ? [] : [language])
  const body = isMembers(read) && Array.isArray(read['body']) ? read['body'] : []
  return [
    ...readWith(schema, read, []),
    ...body.flatMap((block: unknown, index) => {
      const kind = isMembers(block) ? kindOf(BLOCKS, block) : undefined
      return kind ? readWith(kind, block, ['body', index]) : [unknownBlock(block, ['body', index])]
    }),
  ]
}

function unknownBlock(block: unknown, at: ContentPath): PlacedProblem {
  const component = isMembers(block) ? block['component'] : undefined
  return typeof component === 'string'
    ? {
        at: [...at, 'component'],
        message: `is no kind of block: ${component} (there are ${Object.keys(BLOCKS).join(', ')})`,
      }
    : { at, message: 'must be a block: { "component": … }' }
}

function readWith(schema: z.ZodObject, value: unknown, at: ContentPath): PlacedProblem[] {
  const read = schema.safeParse(value, { error: plainly })
  if (read.success) return []
  return problemsOf(read.error).map((problem) => ({ ...problem, at: [...at, ...problem.at] }))
}

/** Where a reader of this language finds what stands at this place: in the translation of a field, if it has one. */
function rawPlace(content: unknown, at: ContentPath, language: string | undefined): ContentPath {
  if (language === undefined) return at
  let value = content
  return at.map((step) => {
    const translated = `${String(step)}${I18N}${language}`
    const name = isMembers(value) && isSaid(value[translated]) ? translated : step
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
    return name
  })
}

const isSaid = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/** Fields that the kind does not have, and rich texts that are none; in lists of blocks too. */
function* strangers(block: Members, schema: z.ZodObject, at: ContentPath): Generator<PlacedProblem> {
  for (const [name, value] of Object.entries(block)) {
    const here = [...at, name]
    const field: unknown = schema.shape[name.split(I18N, 1)[0] ?? name]
    if (field === undefined) {
      if (!EVERYWHERE.has(name)) yield { at: here, message: `is not a field of ${named(block)}` }
    } else if (name.includes(I18N) && !TRANSLATION.test(name)) {
      yield { at: here, message: `is no translation: write ${name.split(I18N, 1)[0]}${I18N}de_DE, for instance` }
    } else if (isRichText(field) && isSaid(value) && !(isMembers(value) && value['type'] === 'doc')) {
      yield { at: here, message: 'must be a rich text: { "type": "doc", "content": [ … ] }' }
    } else if (Array.isArray(value)) {
      const item = itemOf(field)
      const items: readonly unknown[] = value
      for (const [index, one] of items.entries()) {
        const kind = item instanceof z.ZodObject || !isMembers(one) ? item : kindOf(BLOCKS, one)
        if (isMembers(one) && kind instanceof z.ZodObject) yield* strangers(one, kind, [...here, index])
      }
    }
  }
}

const named = ({ component }: Members): string =>
  typeof component === 'string' && component !== 'item' ? component : 'an item of this list'

/** Products and previews know a block by its _uid: two of one name would show the same. */
function* twins(content: StoryContent): Generator<PlacedProblem> {
  const first = new Map<string, ContentPath>()
  for (const { value, at } of objectsIn(content)) {
    const { _uid: uid, component } = value
    if (typeof uid !== 'string' || uid === '' || component === undefined || component === 'item') continue
    // A block and its translation are one.
    if (at.some((step) => String(step).includes(I18N))) continue
    const before = first.get(uid)
    if (before) yield { at: [...at, '_uid'], message: `is the _uid of ${shownPlace(before) || 'the story'} already` }
    else first.set(uid, at)
  }
}

function distinct(problems: readonly PlacedProblem[]): readonly PlacedProblem[] {
  return [...new Map(problems.map((problem) => [`${shownPlace(problem.at)} ${problem.message}`, problem])).values()]
}
