/**
 * Walks every page of every storefront, link by link, as a patient visitor would: nothing leads nowhere, nothing is left
 * in another language, no text shows its key or a placeholder that nobody filled.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wordsOf } from '../../demo/content/own-language.ts'
import { richDocument, type RichNode } from '../../demo/content/rich-document.ts'
import type { StoryLanguage } from '../../demo/stories/demo-story.ts'
import { demoStories } from '../../demo/stories/stories.ts'
import { loadTexts } from '../../src/storefront/texts/load-texts.ts'
import type { TextLocale } from '../../src/storefront/texts/types.ts'
import { anchorsIn, idsIn, linksIn, wordsIn } from '../support/read-html.ts'
import { startShop, type Shop } from '../support/start-shop.ts'

const SPOKEN = {
  uk: 'default',
  de: 'de-DE',
  at: 'de-DE',
  ch: 'de-DE',
  nl: 'nl-NL',
  be: 'nl-NL',
  fr: 'fr-FR',
  us: 'en-US',
  es: 'es-ES',
  it: 'it-IT',
  eu: 'default',
  gl: 'default',
} as const satisfies Record<string, StoryLanguage>

/** Products are alike: of those that a storefront links to, this many are walked to; the rest are other tests' business. */
const PRODUCTS_WALKED = 24
const AT_ONCE = 4

let shop: Shop
beforeAll(async () => {
  shop = await startShop({ LOG_LEVEL: 'warn' })
})
afterAll(() => shop.stop())

type Walked = { readonly pages: ReadonlyMap<string, string>; readonly dead: readonly string[] }

async function walk(storefront: string): Promise<Walked> {
  const pages = new Map<string, string>()
  const dead: string[] = []
  const seen = new Set<string>()
  let products = 0
  const isWalked = (path: string) => {
    if (seen.has(path) || (path !== `/${storefront}` && !path.startsWith(`/${storefront}/`))) return false
    seen.add(path)
    if (!path.includes('/product/')) return true
    products += 1
    return products <= PRODUCTS_WALKED
  }
  let next = [`/${storefront}`, `/${storefront}/shared-content`].filter(isWalked)
  while (next.length > 0) {
    const found: string[] = []
    for (let first = 0; first < next.length; first += AT_ONCE) {
      await Promise.all(
        next.slice(first, first + AT_ONCE).map(async (path) => {
          const answer = await fetch(shop.url + path)
          const html = await answer.text()
          if (answer.status !== 200) dead.push(`${answer.status} ${path}`)
          else pages.set(path, html)
          found.push(...linksIn(html))
        }),
      )
    }
    next = found.filter(isWalked)
  }
  return { pages, dead }
}

/** Every piece of text that content and interface say in a language, as it stands between two tags. */
async function saidIn(language: StoryLanguage): Promise<ReadonlySet<string>> {
  const locale: TextLocale = language === 'default' ? 'en-GB' : language
  const content = demoStories.flatMap(({ fields }) =>
    Object.values(fields).flatMap((value) => wordsOf(value).map((words) => words[language] ?? words.default)),
  )
  const pieces = content.flatMap((text) => [text, ...textsOf(richDocument(text, () => ({})))])
  return new Set([...pieces, ...Object.values(await loadTexts(locale))].map((text) => text.trim()))
}

const textsOf = ({ text, content = [] }: RichNode): readonly string[] =>
  text === undefined ? content.flatMap(textsOf) : [text]

describe.each(Object.entries(SPOKEN))('/%s, which speaks %s', (storefront, language) => {
  let walked: Walked
  beforeAll(async () => {
    walked = await walk(storefront)
  }, 120_000)

  it('CNT-02 has all the pages of the demo, and no link leads nowhere', () => {
    expect(walked.dead).toEqual([])
    const paths = [...walked.pages.keys()]
    for (const path of [
      '',
      '/about-us',
      '/faq/returns',
      '/faq/cookie-policy',
      '/happy-news',
      '/adults/socks',
      '/privacy',
    ]) {
      expect(paths).toContain(`/${storefront}${path}`)
    }
    expect(paths.length).toBeGreaterThan(50)
  })

  it('leads into pages only by names that stand there', () => {
    const names = new Map([...walked.pages].map(([path, html]) => [path, idsIn(html)]))
    const links = [...walked.pages].flatMap(([from, html]) =>
      anchorsIn(html)
        .map(({ path, id }) => ({ from, to: path || from, id }))
        .filter(({ to }) => to.startsWith(`/${storefront}`)),
    )
    const dead = links.filter(({ to, id }) => !names.get(to)?.has(id))
    expect(dead.map(({ from, to, id }) => `${from}: ${to}#${id}`)).toEqual([])
    expect(links.map(({ to, id }) => `${to}#${id}`)).toContain(`/${storefront}#content`)
  })

  it('shows no key and no unfilled placeholder', async () => {
    const keys = new Set(Object.keys(await loadTexts('en-GB')).filter((key) => /[A-Z]/.test(key)))
    const odd = [...walked.pages].flatMap(([path, html]) =>
      wordsIn(html)
        .filter((text) => keys.has(text) || /\{\w+\}/.test(text))
        .map((text) => `${path}: ${text}`),
    )
    expect(odd.filter((line) => !line.includes('/shared-content: '))).toEqual([])
  })

  if (language === 'default' || language === 'en-US') return

  it('leaves nothing in English', async () => {
    const [english, own] = await Promise.all([saidIn('default'), saidIn(language)])
    const left = [...walked.pages].flatMap(([path, html]) =>
      wordsIn(path.endsWith('/shared-content') ? '' : html)
        .filter((text) => /\p{L}{3}/u.test(text) && english.has(text) && !own.has(text))
        .map((text) => `${path}: ${text}`),
    )
    expect([...new Set(left)]).toEqual([])
  })
})

describe('what visitors may ask content for', () => {
  const ask = async (path: string) => (await fetch(`${shop.url}/api/content/${path}`)).json()

  it('CNT-01 marketing content comes from the content service', async () => {
    const { stories } = await ask('stories?starts_with=_default/shared-content/&per_page=100')
    const kinds = stories.map((story: { content: { component: string } }) => story.content.component)
    expect(kinds).toEqual(
      expect.arrayContaining([
        'navigation',
        'banner',
        'newsletter',
        'segmented-popup',
        'pdp-size-guide',
        'pdp-list-icons',
        'footer',
      ]),
    )
    const [translations, constants] = await Promise.all([
      ask('datasource_entries?datasource=translations&dimension=de-DE&per_page=1000'),
      ask('datasource_entries?datasource=constants&per_page=1000'),
    ])
    expect(translations.datasource_entries).toContainEqual(
      expect.objectContaining({ name: 'cart', dimension_value: (await loadTexts('de-DE')).cart }),
    )
    expect(constants.datasource_entries).toContainEqual(expect.objectContaining({ name: 'shopName', value: 'Sockeye' }))
  })
})
