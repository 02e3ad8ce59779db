/** The fields of a demo story as the content service stores them: translations under `{field}__i18n__{language}`. */
import type { StoryContent } from '../../src/contracts/content/content.ts'
import type {
  DemoBlock,
  DemoLink,
  DemoPicture,
  DemoTable,
  DemoValue,
  RichWords,
  StoryLanguage,
  Words,
} from '../stories/demo-story.ts'
import { richDocument } from './rich-document.ts'

/** What stands outside a story: the stories that links lead to, and the pictures. */
export type Surroundings = {
  /** The uuid of a story, if there is one at this path under the default key. */
  readonly uuidAt: (path: string) => string | undefined
  readonly asset: (drawing: string) => { readonly filename: string; readonly meta_data: unknown }
}

const LANGUAGES: readonly StoryLanguage[] = ['default', 'de-DE', 'nl-NL', 'fr-FR', 'es-ES', 'it-IT', 'en-US']

export function toContent(block: DemoBlock, uid: string, around: Surroundings): StoryContent {
  const fields = Object.entries(block).flatMap(([name, value]) =>
    value === undefined || name === 'component' ? [] : fieldOf(name, value, `${uid}/${name}`, around),
  )
  return { _uid: uid, component: block.component ?? 'item', ...Object.fromEntries(fields) }
}

function fieldOf(name: string, value: DemoValue, uid: string, around: Surroundings): readonly [string, unknown][] {
  if (typeof value !== 'object') return [[name, value]]
  if (isList(value)) {
    return [
      [name, value.map((one, index) => (typeof one === 'string' ? one : toContent(one, `${uid}/${index}`, around)))],
    ]
  }
  if (isLink(value)) return [[name, { fieldtype: 'multilink', ...linkOf(value.leadsTo, around) }]]
  return LANGUAGES.filter((language) => language === 'default' || speaks(value, language)).map((language) => [
    language === 'default' ? name : `${name}__i18n__${language.replace('-', '_')}`,
    inOneLanguage(value, language, around),
  ])
}

function inOneLanguage(
  value: Words | RichWords | DemoPicture | DemoTable,
  language: StoryLanguage,
  around: Surroundings,
): unknown {
  if (isRich(value)) return richDocument(wordsIn(value.rich, language), (leadsTo) => richLink(leadsTo, around))
  if (isPicture(value)) {
    const alt = value.alt ? wordsIn(value.alt, language) : ''
    return { fieldtype: 'asset', alt, ...around.asset(value.drawing) }
  }
  if (isTable(value)) {
    const cell = (words: string | Words) => ({ value: typeof words === 'string' ? words : wordsIn(words, language) })
    return { thead: value.head.map(cell), tbody: value.rows.map((row) => ({ body: row.map(cell) })) }
  }
  return wordsIn(value, language)
}

/** Whether anything in it has words of its own in this language. */
function speaks(value: Words | RichWords | DemoPicture | DemoTable, language: StoryLanguage): boolean {
  if (isRich(value)) return language in value.rich
  if (isPicture(value)) return value.alt !== undefined && language in value.alt
  if (isTable(value)) return [...value.head, ...value.rows.flat()].some((words) => hasWords(words, language))
  return language in value
}

const hasWords = (words: string | Words, language: StoryLanguage) => typeof words !== 'string' && language in words

export const wordsIn = (words: Words, language: StoryLanguage): string => words[language] ?? words.default

function linkOf(leadsTo: string, { uuidAt }: Surroundings): Readonly<Record<string, unknown>> {
  const [path = '', anchor = ''] = leadsTo.split('#')
  const uuid = leadsTo.startsWith('/') ? uuidAt(path) : undefined
  if (uuid === undefined) return { linktype: 'url', id: '', url: leadsTo, cached_url: leadsTo }
  const slug = path === '/' ? 'home' : path.slice(1)
  return { linktype: 'story', id: uuid, url: '', cached_url: `_default/${slug}`, ...(anchor && { anchor }) }
}

function richLink(leadsTo: string, around: Surroundings): Readonly<Record<string, unknown>> {
  const { linktype, id, cached_url: href, anchor } = linkOf(leadsTo, around)
  return linktype === 'story'
    ? { href, uuid: id, linktype, ...(anchor !== undefined && { anchor }) }
    : { href, linktype }
}

export const isList = (value: DemoValue): value is readonly (string | DemoBlock)[] => Array.isArray(value)
const isObject = (value: DemoValue): value is Exclude<DemoValue, string | number | boolean> => typeof value === 'object'
const isLink = (value: DemoValue): value is DemoLink => isObject(value) && 'leadsTo' in value
export const isRich = (value: DemoValue): value is RichWords => isObject(value) && 'rich' in value
export const isPicture = (value: DemoValue): value is DemoPicture => isObject(value) && 'drawing' in value
export const isTable = (value: DemoValue): value is DemoTable => isObject(value) && 'head' in value && 'rows' in value
