import { describe, expect, it } from 'vitest'
import { languageTables } from '../search/known-words.ts'
import { IMPACT, impactIn, numberIn } from './impact.ts'
import { createPace } from './pace.ts'
import { frequencyOf, mentionRange, descriptiveRange } from './postings.ts'
import { createTextIndexBuilder, type TextIndex } from './text-index.ts'

async function german(...texts: readonly (readonly [string, number])[][]): Promise<TextIndex> {
  const builder = createTextIndexBuilder(languageTables('de'))
  for (const [product, fields] of texts.entries()) builder.add(product, fields)
  return builder.finish(createPace())
}

function postings(index: TextIndex, stem: string) {
  const term = index.termOfStem.get(stem)
  if (term === undefined) return undefined
  const inRange = (range: number) =>
    Array.from(index.postings.subarray(index.starts[range], index.ends[range]), (both) => [
      numberIn(both),
      impactIn(both),
    ])
  const [descriptive, mentions] = [inRange(descriptiveRange(term)), inRange(mentionRange(term))]
  expect(frequencyOf(index, term)).toBe(descriptive.length + mentions.length)
  return [...descriptive, ...mentions]
}

const stemOf = (word: string) => languageTables('de').analyser.stem(word)

describe('text index', () => {
  it('finds the products of a word, ascending, and where its impact is highest', async () => {
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

  it('leaves out stop words', async () => {
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

  it('lists mentions of a word behind descriptions, and a part that is described is not also a mention', async () => {
    const index = await german(
      [['Die Socke', IMPACT.full]],
      [
        ['Sneakersocken', IMPACT.name],
        ['Eine Socke', IMPACT.full],
      ],
      [
        ['Sneaker', IMPACT.name],
        ['Sneakersocken und Socken', IMPACT.full],
      ],
    )
    expect(postings(index, stemOf('socken'))).toEqual([
      [1, IMPACT.name],
      [0, IMPACT.full],
      [2, IMPACT.full],
    ])
    expect(postings(index, stemOf('sneaker'))).toEqual([
      [1, IMPACT.name],
      [2, IMPACT.name],
    ])
  })

  it('of nothing, nothing is known', async () => {
    const index = await german()
    expect(index.words).toEqual([])
    expect(postings(index, 'sock')).toBeUndefined()
  })
})
