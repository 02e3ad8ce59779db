/** Saves translations as drafts: of stories, and of datasources. All of them or none. */
import { TRANSLATIONS } from '../../../contracts/content/content.ts'
import { loadTexts } from '../../../contracts/storefront/texts/load-texts.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import {
  confirmSources,
  readDraftDatasources,
  readStoriesToPull,
  sourceDigest,
  storyTexts,
  textIn,
  type DatasourceText,
  type StoryToPull,
} from '../../../services/content/admin.ts'
import type { ContentTables } from '../../../services/content/tables.ts'
import type { OperationFailure } from '../../failures/operation-failure.ts'
import { placeholders } from '../check/check-texts.ts'
import { plainText } from './plain-text.ts'
import { isPlainRichText, richTextOf } from './rich-words.ts'
import { textFieldsOf, withTranslation } from './text-fields.ts'

export type TranslationToSave = {
  readonly of: 'story' | 'datasource'
  readonly slug: string
  readonly place: string
  /** `de-DE` */
  readonly language: string
  readonly value: string
}

export type PreparedTranslations = {
  readonly stories: readonly StoryToPull[]
  readonly texts: readonly DatasourceText[]
}

type Prepared<Value> = Result<Value, OperationFailure>

export async function prepareTranslations(
  transaction: Transaction<ContentTables>,
  wanted: readonly TranslationToSave[],
): Promise<Prepared<PreparedTranslations>> {
  const known = new Map((await readStoriesToPull(transaction)).map((story) => [story.full_slug, story]))
  const edited = new Map<string, StoryToPull>()
  for (const text of wanted.filter((one) => one.of === 'story')) {
    const story = edited.get(text.slug) ?? known.get(text.slug)
    if (story === undefined) return fail({ code: 'UNKNOWN_STORY', parameters: { story: text.slug } })
    const translated = translateStory(story, text)
    if (!translated.ok) return translated
    edited.set(text.slug, translated.value)
  }
  const texts = await prepareTexts(
    transaction,
    wanted.filter((one) => one.of === 'datasource'),
  )
  return texts.ok ? ok({ stories: [...edited.values()], texts: texts.value }) : texts
}

function translateStory(story: StoryToPull, { place, language, value }: TranslationToSave): Prepared<StoryToPull> {
  const field = textFieldsOf(story.content, story.full_slug).find((one) => one.place === place)
  // What would lose its marks is not translated as lines.
  if (field === undefined || (field.isRich && !isPlainRichText(field.source))) {
    return fail({ code: 'UNKNOWN_TEXT', parameters: { text: place } })
  }
  const problem = differing(field.field, placeholders(plainText(field.source)), value)
  if (problem !== undefined) return fail(problem)
  const written = field.isRich && value.trim() !== '' ? richTextOf(value) : value.trim()
  const content = withTranslation(story.content, field.path, language.replaceAll('-', '_'), written)
  return ok({ ...story, content })
}

async function prepareTexts(
  transaction: Transaction<ContentTables>,
  wanted: readonly TranslationToSave[],
): Promise<Prepared<readonly DatasourceText[]>> {
  if (wanted.length === 0) return ok([])
  const datasources = await readDraftDatasources(transaction)
  const shopTexts = new Map<string, string>(Object.entries(await loadTexts('en-GB')))
  const texts: DatasourceText[] = []
  for (const { slug, place: name, language, value } of wanted) {
    const datasource = datasources.find((one) => one.slug === slug)
    if (datasource === undefined) return fail({ code: 'UNKNOWN_DATASOURCE', parameters: { datasource: slug } })
    const source = textIn(datasource, name, '')
    if (source === null) return fail({ code: 'UNKNOWN_TEXT', parameters: { text: name } })
    const shopText = slug === TRANSLATIONS ? shopTexts.get(name) : undefined
    const problem = differing(name, placeholders(shopText ?? source), value)
    if (problem !== undefined) return fail(problem)
    texts.push({ datasource: slug, name, dimension: language, value: value.trim() })
  }
  return ok(texts)
}

/** An empty text takes a translation away, so it needs none. */
function differing(text: string, wanted: readonly string[], value: string): OperationFailure | undefined {
  if (value.trim() === '' || placeholders(value).join() === wanted.join()) return undefined
  const names = wanted.length === 0 ? '–' : wanted.join(', ')
  return { code: 'PLACEHOLDERS_DIFFER', parameters: { text, placeholders: names }, details: { placeholders: wanted } }
}

/** A translation that was saved as it is was found to be right. */
export async function confirmStoryTexts(
  transaction: Transaction<ContentTables>,
  stories: readonly StoryToPull[],
  wanted: readonly TranslationToSave[],
): Promise<void> {
  const rows = stories.flatMap((story) => {
    const fields = textFieldsOf(story.content, story.full_slug)
    return wanted
      .filter((one) => one.of === 'story' && one.slug === story.full_slug && one.value.trim() !== '')
      .flatMap(({ place, language }) => {
        const field = fields.find((one) => one.place === place)
        if (field === undefined) return []
        const source = sourceDigest(field.source)
        return [
          { subject: storyTexts(story.id), place, language: language.replaceAll('-', '_'), source_digest: source },
        ]
      })
  })
  await confirmSources(transaction, rows)
}
