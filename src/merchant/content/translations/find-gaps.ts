/**
 * Texts that visitors do not read in their language, or read in a translation of an earlier source (DCO-07). It applies the
 * fallback rules of the storefront to the drafts, so that what was filled is no longer a gap.
 */
import { DEFAULT_CONTENT_KEY, TRANSLATIONS } from '../../../contracts/content/content.ts'
import { loadTexts } from '../../../contracts/storefront/texts/load-texts.ts'
import type { Texts } from '../../../contracts/storefront/texts/types.ts'
import {
  datasourceTexts,
  storyTexts,
  type Datasource,
  type StaleTexts,
  type StoryToPull,
} from '../../../services/content/admin.ts'
import { placeholders } from '../check/check-texts.ts'
import { plainText } from './plain-text.ts'
import { languageOfKey, READING_STOREFRONTS, type ReadingStorefront } from './reading-storefronts.ts'
import { isPlainRichText } from './rich-words.ts'
import { textFieldsOf, type TextField } from './text-fields.ts'

/** `page`: the storefront has no page of its own, and the shared one is in another language. */
type GapKind = 'missing' | 'stale' | 'placeholders' | 'page'

export type TranslationGap = {
  readonly kind: GapKind
  readonly of: 'story' | 'datasource'
  /** Of the story, or of the datasource. */
  readonly slug: string
  readonly name: string
  readonly place: string
  readonly field: string
  /** `de-DE` */
  readonly language: string
  readonly storefronts: readonly string[]
  readonly source: string
  /** What there is of a translation. */
  readonly translation: string
  /** What visitors of these storefronts read. */
  readonly instead: string
  /** Marks and lists would be lost as lines: it is translated in the editor. */
  readonly inEditor: boolean
}

export type GapSources = {
  readonly stories: readonly StoryToPull[]
  readonly datasources: readonly Datasource[]
  readonly isStale: StaleTexts
}

export async function findGaps(sources: GapSources): Promise<readonly TranslationGap[]> {
  const gaps = new Map<string, TranslationGap>()
  for (const reader of READING_STOREFRONTS) {
    for (const gap of [...storyGaps(reader, sources), ...(await textGaps(reader, sources))]) {
      const key = JSON.stringify([gap.kind, gap.of, gap.slug, gap.place, gap.language])
      const known = gaps.get(key)
      gaps.set(key, { ...gap, storefronts: [...(known?.storefronts ?? []), reader.code] })
    }
  }
  return [...gaps.values()]
}

type FoundGap = Omit<TranslationGap, 'storefronts'>

/** The story of the storefront's key, else the shared one, as the content client chooses. */
function storiesRead({ contentKey }: ReadingStorefront, stories: readonly StoryToPull[]): readonly StoryToPull[] {
  const byPath = new Map<string, StoryToPull>()
  for (const key of [DEFAULT_CONTENT_KEY, contentKey]) {
    const prefix = `${key}/`
    for (const story of stories) {
      if (story.full_slug.startsWith(prefix)) byPath.set(story.full_slug.slice(prefix.length), story)
    }
  }
  return [...byPath.values()]
}

function storyGaps(reader: ReadingStorefront, { stories, isStale }: GapSources): readonly FoundGap[] {
  return storiesRead(reader, stories).flatMap((story) => {
    const { full_slug: slug, name } = story
    const isForeign = languageOfKey(slug.split('/')[0] ?? '') !== reader.language
    const fields = textFieldsOf(story.content, slug)
    const around = { of: 'story', slug, name } as const
    if (reader.contentLocale === 'default') {
      if (!isForeign || fields.length === 0) return []
      const page = { place: '', field: '', source: name, translation: '', instead: name, inEditor: true }
      return [{ ...around, ...page, kind: 'page' as const, language: reader.textLocale }]
    }
    return fields.flatMap((field) => {
      const kind = gapOf(field, story, { reader, isForeign, isStale })
      return kind === undefined ? [] : [{ ...around, kind, ...wordsOf(field, reader.contentLocale) }]
    })
  })
}

const marked = (locale: string): string => locale.replaceAll('-', '_')

function gapOf(
  { place, source, translations }: TextField,
  { id }: StoryToPull,
  { reader, isForeign, isStale }: { reader: ReadingStorefront; isForeign: boolean; isStale: StaleTexts },
): GapKind | undefined {
  const language = marked(reader.contentLocale)
  const translation = translations.get(language)
  if (translation === undefined) return isForeign ? 'missing' : undefined
  if (!haveSamePlaceholders(source, translation)) return 'placeholders'
  return isStale({ subject: storyTexts(id), place, language }, source) ? 'stale' : undefined
}

export const haveSamePlaceholders = (source: unknown, translation: unknown): boolean =>
  placeholders(plainText(source)).join() === placeholders(plainText(translation)).join()

function wordsOf({ place, field, source, translations, isRich }: TextField, locale: string) {
  const translation = plainText(translations.get(marked(locale)))
  return {
    place,
    field,
    language: locale,
    source: plainText(source),
    translation,
    instead: translation === '' ? plainText(source) : translation,
    inEditor: isRich && !isPlainRichText(source),
  }
}

/**
 * A text that the merchant did not change needs no translation: visitors read the shop's own text in their language, which is one
 * of the same words.
 */
async function textGaps(reader: ReadingStorefront, { datasources, isStale }: GapSources): Promise<readonly FoundGap[]> {
  const { textLocale } = reader
  if (textLocale === 'en-GB') return []
  const entries = datasources.find(({ slug }) => slug === TRANSLATIONS)?.entries ?? []
  const [british, own] = await Promise.all([loadTexts('en-GB'), loadTexts(textLocale)])
  return entries.flatMap(({ name, value, dimensions }) => {
    const shopText = textOf(own, name)
    if (shopText === undefined) return []
    const translation = (dimensions[textLocale] ?? '').trim()
    const kind = textGap(
      { source: value, translation, shopText, isChanged: value.trim() !== textOf(british, name) },
      () => isStale({ subject: datasourceTexts(TRANSLATIONS), place: name, language: textLocale }, value),
    )
    if (kind === undefined) return []
    const instead = kind === 'stale' ? translation : shopText
    const words = { place: name, field: name, source: value, translation, instead, inEditor: false }
    return [{ kind, of: 'datasource' as const, slug: TRANSLATIONS, name: TRANSLATIONS, ...words, language: textLocale }]
  })
}

const textOf = (texts: Texts, key: string): string | undefined =>
  new Map<string, string>(Object.entries(texts)).get(key)

type TextPair = {
  readonly source: string
  readonly translation: string
  readonly shopText: string
  readonly isChanged: boolean
}

function textGap({ source, translation, shopText, isChanged }: TextPair, isStale: () => boolean): GapKind | undefined {
  if (translation === '') return isChanged && source.trim() !== '' ? 'missing' : undefined
  if (placeholders(translation).join() !== placeholders(shopText).join()) return 'placeholders'
  return isStale() ? 'stale' : undefined
}
