/**
 * The texts of a locale with the changes of the content. Content has one text per key and requested locale; a locale
 * that has a bundle of its own beside that (Swiss) uses its bundle wherever the content equals the default text.
 */
import type { Texts } from './types.ts'

export type Translations = Readonly<Record<string, string>>

type Given = {
  /** Of the locale of the page. */
  readonly texts: Texts
  /** The default texts of the locale that was requested from content, to detect changes. */
  readonly unchanged: Texts
  readonly translations: Translations
  readonly spell: (text: string) => string
}

export function withTranslations({ texts, unchanged, translations, spell }: Given): Texts {
  const changed = { ...texts }
  const isKey = (key: string): key is keyof Texts => Object.hasOwn(texts, key)
  for (const key of Object.keys(texts).filter(isKey)) {
    const translated = Object.hasOwn(translations, key) ? translations[key]?.trim() : undefined
    if (translated && translated !== unchanged[key] && placeholders(translated) === placeholders(unchanged[key])) {
      changed[key] = spell(translated)
    }
  }
  return changed
}

/** A text that lacks a placeholder, or has an unknown one, would be shown with a gap or a brace. */
const placeholders = (text: string): string => [...new Set(text.match(/\{\w+\}/g))].toSorted().join()
