import { describe, expect, it } from 'vitest'
import type { Language } from '../../../markets/types.ts'
import { createPace } from '../index/pace.ts'
import { IMPACT } from '../index/impact.ts'
import { createTextIndexBuilder } from '../index/text-index.ts'
import { knownWords, languageTables } from './known-words.ts'
import { readQuery } from './read-query.ts'
import { sizesMeant } from './sizes-meant.ts'

/** A shop whose products have these names, and that sells every colour and kind there is. */
async function reader(language: Language, names: readonly string[]) {
  const tables = languageTables(language)
  const builder = createTextIndexBuilder(tables)
  for (const [product, name] of names.entries()) builder.add(product, [[name, IMPACT.name]])
  const text = await builder.finish(createPace())
  const known = await knownWords({ language, tables, text, isSold: () => true }, createPace())
  const sizes = sizesMeant(['36-40', '41-46'], known.sizeWords)
  const wordOf = new Map([...text.words.entries()].map(([place, word]) => [text.termOfWord[place], word]))
  return (query: string, isTyping = false) => {
    const { wishes, ...read } = readQuery(query, { known, sizes, isTyping })
    return {
      ...read,
      meant: wishes.flatMap(({ meanings }) => meanings.map(({ facet, value }) => `${facet}:${value}`)),
      words: wishes.flatMap(({ meanings, terms }) =>
        meanings.length > 0 ? [] : [terms.map(({ term }) => wordOf.get(term))],
      ),
    }
  }
}

const NAMES: Readonly<Record<'en' | 'de' | 'nl', readonly string[]>> = {
  en: ['Cats and Lemons Socks', 'Kitten Slippers', 'Flamingo Dance'],
  de: ['Sneakersocken mit Katzen', 'Zitronen', 'Hüttenschuhe', 'Kirschen'],
  nl: ['Kattensokken', 'Bananen', 'Citroenen'],
}

describe('reading a query', () => {
  it.each([
    ['en', 'red socks', ['colour:red', 'family:socks']],
    ['en', 'merino socks size 42', ['material:merino', 'family:socks', 'sizes:41-46']],
    ['de', 'rote Kindersocken 36-40', ['colour:red', 'ageGroup:kids', 'family:socks', 'sizes:36-40']],
    ['de', 'Herrensocken grün', ['category:collection/socks-for-men', 'family:socks', 'colour:green']],
    ['de', 'gruene Socken', ['colour:green', 'family:socks']],
    ['nl', 'rode kindersokken', ['colour:red', 'ageGroup:kids', 'family:socks']],
  ] as const)('%s: words for filters are filters in %j', async (language, query, meant) => {
    const read = await reader(language, NAMES[language])
    expect(read(query).meant.toSorted()).toEqual(meant.toSorted())
  })

  it.each([
    ['en', 'lemon', ['lemons']],
    ['de', 'Katze', ['katzen']],
    ['de', 'Zitrone', ['zitronen']],
    ['nl', 'banaan', ['bananen']],
    ['nl', 'citroen', ['citroenen']],
  ] as const)('%s: %s finds %s, one or many', async (language, query, words) => {
    const read = await reader(language, NAMES[language])
    expect(read(query).words).toEqual([words])
  })

  it('words of a group find each other, the word itself first', async () => {
    const read = await reader('en', NAMES.en)
    expect(read('kitten').words).toEqual([['kitten', 'cats']])
  })

  it.each([
    ['en', 'lemmons', 'lemons'],
    ['en', 'flamnigo', 'flamingo'],
    ['en', 'flaminoo', 'flamingo'],
    ['de', 'zitrnen', 'zitronen'],
  ] as const)('%s: %s is read as %s, and that is reported', async (language, typed, meant) => {
    const read = await reader(language, NAMES[language])
    expect(read(typed).corrected).toEqual([{ from: typed, to: meant }])
  })

  it('letters that changed places are seen in three, other slips from four letters on', async () => {
    const read = await reader('en', NAMES.en)
    expect(read('rde').meant).toEqual(['colour:red'])
    expect(read('rxd').unknown).toEqual(['rxd'])
  })

  it.each([
    ['de', 'Katzensocken', ['family:socks'], [['katzen']]],
    ['de', 'Kirschsocken', ['family:socks'], [['kirschen']]],
    ['nl', 'bananensokken', ['family:socks'], [['bananen']]],
    ['en', 'catsocks', ['family:socks'], [['cats', 'kitten']]],
  ] as const)('%s: %s is taken apart', async (language, query, meant, words) => {
    const read = await reader(language, NAMES[language])
    expect(read(query)).toMatchObject({ meant, words })
  })

  it('a slip in a joined word is mended in its part', async () => {
    const read = await reader('de', NAMES.de)
    expect(read('Ktazensocken')).toMatchObject({ meant: ['family:socks'], words: [['katzen']] })
  })

  it('the last word may be a beginning; any other may not', async () => {
    const read = await reader('en', NAMES.en)
    expect(read('cats flam').words.at(-1)).toEqual(['flamingo'])
    expect(read('flam cats').unknown).toEqual(['flam'])
  })

  it('while the shopper types, a whole word may still become a longer one', async () => {
    const read = await reader('en', ['Cat', 'Caterpillar'])
    expect(read('cat').words).toEqual([['cat']])
    expect(read('cat', true).words).toEqual([['cat', 'caterpillar']])
  })

  it.each(['xqzzy', 'xqzzy wvvk', '!!!', '(a+)+$', '.*', '__proto__', 'constructor', 'hasOwnProperty', '\u0000'])(
    'makes nothing of %j',
    async (query) => {
      const read = await reader('en', NAMES.en)
      expect(read(query)).toMatchObject({ meant: [], words: [], isIdle: false })
    },
  )

  it.each([
    ['en', 'red and blue socks', ['colour:red', 'colour:blue', 'family:socks']],
    [
      'en',
      'socks for men or women',
      ['family:socks', 'category:collection/socks-for-men', 'category:collection/socks-for-women'],
    ],
    ['de', 'schwarz weiß', ['colour:black', 'colour:white']],
  ] as const)('%s: several values of one facet in %j are one wish', async (language, query, meant) => {
    const read = await reader(language, NAMES[language])
    expect(read(query).meant.toSorted()).toEqual(meant.toSorted())
  })

  it.each([
    ['de', 'Pferdesocken', 'pferde', ['family:socks']],
    ['nl', 'paardensokken', 'paarden', ['family:socks']],
  ] as const)('%s: of %s the part %j is left out, and that is reported', async (language, query, left, meant) => {
    const read = await reader(language, NAMES[language])
    expect(read(query)).toMatchObject({ unknown: [left], meant })
  })

  it.each([
    ['gren', 'green'],
    ['blck', 'black'],
    ['lemn', 'lemon'],
  ])('a letter too few is likelier than another: %s is %s', async (typed, meant) => {
    const read = await reader('en', NAMES.en)
    expect(read(typed).corrected).toEqual([{ from: typed, to: meant }])
  })

  it.each(['wine', 'wire', 'hose'])('does not take %s for a person or an occasion', async (typed) => {
    const read = await reader('en', NAMES.en)
    expect(read(typed)).toMatchObject({ meant: [], corrected: [] })
  })

  it('articles and the like choose nothing, and are no nonsense', async () => {
    const read = await reader('en', NAMES.en)
    expect(read('for the')).toMatchObject({ meant: [], words: [], unknown: [], isIdle: true })
  })

  it('reads no more than a dozen words', async () => {
    const read = await reader('en', NAMES.en)
    const many = Array.from({ length: 20 }, (_, number) => `xqzz${number}y`)
    expect(read(`flamingo ${many.join(' ')}`)).toMatchObject({
      words: [['flamingo']],
      unknown: expect.arrayContaining([many[19]]),
    })
  })
})
