/** The texts and constants of the shop as datasources: those that the demo shop begins with. */
import { CONSTANTS as CONSTANTS_SLUG, TRANSLATIONS } from '../src/contracts/content/content.ts'
import { CONSTANTS } from '../src/contracts/storefront/texts/constants.ts'
import { loadTexts } from '../src/contracts/storefront/texts/load-texts.ts'
import type { TextLocale } from '../src/contracts/storefront/texts/types.ts'
import { LANGUAGES, TEXT_LOCALES } from '../src/markets/languages/languages.ts'
import { datasourceFileText } from '../src/merchant/content/files/datasource-file.ts'

/** British English is the value of an entry, these are its dimensions; Swiss German is spelt from German. */
const DIMENSIONS: readonly TextLocale[] = LANGUAGES.filter((language) => language !== 'en').map(
  (language) => TEXT_LOCALES[language][0],
)

/** By their paths below a folder of content, in the format of `content pull`. */
export async function bundledDatasources(): Promise<ReadonlyMap<string, string>> {
  const constants = Object.entries(CONSTANTS).map(([name, value]) => ({
    name,
    value,
    dimensions: {},
  }))
  return new Map([
    [`datasources/${TRANSLATIONS}.json`, datasourceFileText(await translations())],
    [
      `datasources/${CONSTANTS_SLUG}.json`,
      datasourceFileText({ slug: CONSTANTS_SLUG, name: 'Constants', entries: constants }),
    ],
  ])
}

async function translations() {
  const texts = await loadTexts('en-GB')
  const american = await loadTexts('en-US')
  const others = await Promise.all(DIMENSIONS.map(async (locale) => [locale, await loadTexts(locale)] as const))
  const isKey = (key: string): key is keyof typeof texts => Object.hasOwn(texts, key)
  const entries = Object.keys(texts)
    .filter(isKey)
    .map((key) => ({
      name: key,
      value: texts[key],
      dimensions: inOrder({
        ...Object.fromEntries(others.map(([locale, translated]) => [locale, translated[key]])),
        ...(american[key] !== texts[key] && { 'en-US': american[key] }),
      }),
    }))
  return { slug: TRANSLATIONS, name: 'Translations', entries }
}

/** As the shop stores and a pull writes them. */
const inOrder = (dimensions: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(dimensions).toSorted(([one], [other]) => (one < other ? -1 : 1)))
