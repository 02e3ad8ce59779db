/**
 * Compares translations with the texts of the shop: a text with a missing or unknown placeholder would not be shown.
 */
import type { Datasource } from '../../../services/content/admin.ts'
import { loadTexts } from '../../../contracts/storefront/texts/load-texts.ts'
import { TEXT_LOCALES } from '../../../markets/languages/languages.ts'
import type { TextLocale, Texts } from '../../../contracts/storefront/texts/types.ts'
import type { PlacedProblem } from '../files/plain-words.ts'

export type TextsChecked = {
  readonly problems: readonly PlacedProblem[]
  /** Unknown keys. Not an error: texts differ between versions of the shop. */
  readonly unknown: readonly string[]
}

const LOCALES: readonly TextLocale[] = Object.values(TEXT_LOCALES).flat()

export async function checkTexts({ entries }: Datasource): Promise<TextsChecked> {
  const british = await loadTexts('en-GB')
  const isKey = (key: string): key is keyof Texts => Object.hasOwn(british, key)
  const bundles = new Map(await Promise.all(LOCALES.map(async (locale) => [locale, await loadTexts(locale)] as const)))
  const bundleOf = (dimension: string) =>
    bundles.get(LOCALES.find((locale) => locale === dimension) ?? 'en-GB') ?? british
  const problems = entries.flatMap(({ name, value, dimensions }) => {
    if (!isKey(name)) return []
    const values = [['value', value] as const, ...Object.entries(dimensions)]
    return values.flatMap(([member, text]) => {
      const [wanted, given] = [placeholders(bundleOf(member)[name]), placeholders(text)]
      // For an empty value the shop's own text is shown.
      if (text.trim() === '' || given.join() === wanted.join()) return []
      const message = wanted.length === 0 ? 'must hold no placeholder' : `must hold ${wanted.join(' and ')}`
      return [{ at: ['entries', name, member], message: `${message}, as the shop’s own text does` }]
    })
  })
  return { problems, unknown: entries.map(({ name }) => name).filter((name) => !isKey(name)) }
}

export const placeholders = (text: string): readonly string[] => [...new Set(text.match(/\{\w+\}/g))].toSorted()
