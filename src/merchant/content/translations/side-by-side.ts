/** Source and translation of every text of a story or a datasource, side by side (DCO-06). */
import {
  datasourceTexts,
  storyTexts,
  type Datasource,
  type StaleTexts,
  type StoryToPull,
} from '../../../services/content/admin.ts'
import { placeholders } from '../check/check-texts.ts'
import { haveSamePlaceholders } from './find-gaps.ts'
import { plainText } from './plain-text.ts'
import { isPlainRichText } from './rich-words.ts'
import { textFieldsOf } from './text-fields.ts'

export type TranslationRow = {
  readonly place: string
  readonly field: string
  /** The kind of block that the text is in. */
  readonly block: string
  readonly source: string
  readonly translation: string
  readonly isStale: boolean
  readonly hasPlaceholders: boolean
  /** `{count}` */
  readonly placeholders: readonly string[]
  readonly inEditor: boolean
}

export function storyRows(story: StoryToPull, language: string, isStale: StaleTexts): readonly TranslationRow[] {
  const mark = language.replaceAll('-', '_')
  return textFieldsOf(story.content, story.full_slug).map(
    ({ place, field, component, source, translations, isRich }) => {
      const translation = translations.get(mark)
      return {
        place,
        field,
        block: component,
        source: plainText(source),
        translation: plainText(translation),
        isStale: translation !== undefined && isStale({ subject: storyTexts(story.id), place, language: mark }, source),
        hasPlaceholders: translation === undefined || haveSamePlaceholders(source, translation),
        placeholders: placeholders(plainText(source)),
        inEditor: isRich && !isPlainRichText(source),
      }
    },
  )
}

export const datasourceRows = (
  { slug, entries }: Datasource,
  language: string,
  isStale: StaleTexts,
): readonly TranslationRow[] =>
  entries.map(({ name, value, dimensions }) => {
    const translation = dimensions[language] ?? ''
    const isTranslated = translation.trim() !== ''
    return {
      place: name,
      field: name,
      block: '',
      source: value,
      translation,
      isStale: isTranslated && isStale({ subject: datasourceTexts(slug), place: name, language }, value),
      hasPlaceholders: !isTranslated || haveSamePlaceholders(value, translation),
      placeholders: placeholders(value),
      inEditor: false,
    }
  })
