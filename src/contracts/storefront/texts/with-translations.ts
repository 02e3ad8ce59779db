/**
 * The texts of a locale as content has changed them. Content holds one text per key and locale that it is asked for; a
 * locale that has a bundle of its own beside that (Swiss) keeps it wherever content says what the bundle says.
 */
import type { Texts } from './types.ts'

export type Translations = Readonly<Record<string, string>>

type Given = {
  /** Of the locale that the page speaks. */
  readonly texts: Texts
  /** Of the locale that content was asked for: what content says unless somebody changed it. */
  readonly unchanged: Texts
  readonly translations: Translations
  readonly spell: (text: string) => string
}

export function withTranslations({ texts, unchanged, translations, spell }: Given): Texts {
  const changed = { ...texts }
  const isKey = (key: string): key is keyof Texts => Object.hasOwn(texts, key)
  for (const key of Object.keys(texts).filter(isKey)) {
    const said = Object.hasOwn(translations, key) ? translations[key]?.trim() : undefined
    if (said && said !== unchanged[key] && placeholders(said) === placeholders(unchanged[key])) {
      changed[key] = spell(said)
    }
  }
  return changed
}

/** A text that lost a placeholder, or has one that nobody fills, would be shown with a gap or a brace. */
const placeholders = (text: string): string => [...new Set(text.match(/\{\w+\}/g))].toSorted().join()
