/** Writes the tables of the cookie policy of the demo from the registry of stored items; with `--check` fails if one is out of date. */
import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { LANGUAGES, TEXT_LOCALES } from '../src/markets/languages/languages.ts'
import { STORED_ITEMS, type PolicyText, type StoredItem } from './browser-storage/registry.ts'

const SELLER = 'Sockeye'
/** The language of the fields without a mark. */
const STORIES = [
  ['_default', 'en'],
  ['nl', 'nl'],
  ['us', 'en-US'],
] as const
/** In the order of the tables of the page. */
const PLACES: readonly StoredItem['where'][] = ['cookie', 'local', 'session']

/** Records preserve the order of members, so that a pull of the content writes the same bytes. */
const members = z.record(z.string(), z.unknown())
const blocks = z.array(members)

type PolicyLanguage = keyof PolicyText

const isCheck = process.argv.includes('--check')
for (const [folder, language] of STORIES) {
  const file = `demo/stories/${folder}/faq/cookie-policy.json`
  const text = await readFile(file, 'utf8')
  const renewed = `${JSON.stringify(renew(members.parse(JSON.parse(text)), language), undefined, 2)}\n`
  if (!isCheck) await writeFile(file, renewed)
  else if (renewed !== text) {
    console.error(`${file} is out of date: run npm run cookie-policy.`)
    process.exitCode = 1
  }
}

function renew(given: z.output<typeof members>, language: PolicyLanguage) {
  let place = 0
  const content = members.parse(given['content'])
  const body = blocks.parse(content['body']).map((one) => {
    const where = PLACES[place]
    if (one['component'] !== 'table' || where === undefined) return one
    place += 1
    const fields = Object.entries(one).map(([name, value]) => {
      const own = languageOf(name, language)
      return own === undefined ? [name, value] : [name, { ...members.parse(value), tbody: rowsOf(where, own) }]
    })
    return Object.fromEntries(fields)
  })
  return { ...given, content: { ...content, body } }
}

/** `table` is in the language of the story, `table__i18n__de_DE` in German. */
function languageOf(field: string, language: PolicyLanguage): PolicyLanguage | undefined {
  if (field === 'table') return language
  const locale = /^table__i18n__(\w+)$/.exec(field)?.[1]?.replace('_', '-')
  if (locale === undefined) return undefined
  if (locale === 'en-US') return 'en-US'
  return LANGUAGES.find((one) => TEXT_LOCALES[one].some((known) => known === locale))
}

function rowsOf(where: StoredItem['where'], language: PolicyLanguage) {
  const inLanguage = (text: PolicyText) => text[language] ?? text.en
  return STORED_ITEMS.filter((item) => item.where === where).map(({ name, purpose, lifetime }) => ({
    body: [name, inLanguage(purpose), inLanguage(lifetime), SELLER].map((value) => ({ value })),
  }))
}
