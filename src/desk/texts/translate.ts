/** Reads texts of one table and fills in their values. */
import { fill } from '../../contracts/storefront/texts/fill.ts'
import type { Language } from '../../markets/languages/languages.ts'
import type { CountKey, DeskTexts, TextKey, TextValues } from './texts.ts'

export type Translate = {
  (key: TextKey, values?: TextValues): string
  readonly language: Language
  /** The form for a number, with `{n}` filled in. */
  readonly count: (key: CountKey, n: number, values?: TextValues) => string
  /** A text for a value that the server may extend; the value itself where the desk has none. */
  readonly maybe: (prefix: string, value: string) => string
  /** Every value of a prefix with its text, in the order of the texts. */
  readonly options: (prefix: string) => readonly (readonly [value: string, text: string])[]
}

export function translator(texts: DeskTexts, language: Language): Translate {
  const plural = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(language)
  const text = (key: TextKey, values: TextValues = {}): string => fill(texts[key], values)
  const isKey = (key: string): key is TextKey => Object.hasOwn(texts, key)
  return Object.assign(text, {
    language,
    count: (key: CountKey, n: number, values: TextValues = {}): string =>
      fill(texts[plural.select(n) === 'one' ? (`${key}.one` as const) : (`${key}.other` as const)], {
        n: numbers.format(n),
        ...values,
      }),
    maybe: (prefix: string, value: string): string => {
      const key = `${prefix}.${value}`
      return isKey(key) ? texts[key] : value
    },
    options: (prefix: string) =>
      Object.entries(texts)
        .filter(([key]) => key.startsWith(`${prefix}.`))
        .map(([key, named]) => [key.slice(prefix.length + 1), named] as const)
        .toSorted(([, one], [, other]) => one.localeCompare(other, language)),
  })
}
