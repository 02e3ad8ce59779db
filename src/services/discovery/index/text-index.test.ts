import { describe, expect, it } from 'vitest'
import { languageTables } from '../search/known-words.ts'
import { keepPace } from './pace.ts'
import { createTextIndexBuilder, IMPACT, type TextIndex } from './text-index.ts'

async function german(...texts: readonly (readonly [string, number])[][]): Promise<TextIndex> {
  const builder = createTextIndexBuilder(languageTables('de'))
  for (const [product, fields] of texts.entries()) builder.add(product, fields)
  return builder.finish(keepPace())
}

function postings({ termOfStem, starts, ends, products, impacts }: TextIndex, stem: string) {
  const term = termOfStem.get(stem)
  if (term === undefined) return undefined
  const list = []
  for (let at = starts[term] ?? 0; at < (ends[term] ?? 0); at += 1) list.push([products[at], impacts[at]])
  return list
}

const stemOf = (word: string) => languageTables('de').analyser.stem(word)

describe('text index', () => {
  it('knows in which products a word stands, ascending, and where it says most', async () => {
    const index = await german(
      [['Socken mit Katze', IMPACT.name]],
      [['Eine Katze schläft', IMPACT.short]],
      [
        ['Katzen', IMPACT.keywords],
        ['Hund und Katze', IMPACT.full],
      ],
    )
    expect(postings(index, stemOf('katze'))).toEqual([
      [0, IMPACT.name],
      [1, IMPACT.short],
      [2, IMPACT.keywords],
    ])
  })

  it('leaves out words that say nothing', async () => {
    const index = await german([['Socken für den Hund', IMPACT.name]])
    expect(index.words).toEqual(['hund', 'socken'])
  })

  it('a compound also counts for its parts, once for each product', async () => {
    const index = await german(
      [['Sneakersocken', IMPACT.name]],
      [['Socken', IMPACT.short]],
      [['Socken, Sneakersocken, Sneaker', IMPACT.short]],
    )
    expect(postings(index, stemOf('socken'))).toEqual([
      [0, IMPACT.name],
      [1, IMPACT.short],
      [2, IMPACT.short],
    ])
  })

  it('of nothing, nothing is known', async () => {
    const index = await german()
    expect(index.words).toEqual([])
    expect(postings(index, 'sock')).toBeUndefined()
  })
})
