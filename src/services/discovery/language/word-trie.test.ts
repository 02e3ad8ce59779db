import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPace } from '../index/pace.ts'
import { editDistance } from '../../../../tests/support/edit-distance.ts'
import { buildWordTrie } from './word-trie.ts'

const words = [
  'cat',
  'cats',
  'hat',
  'kitten',
  'scarf',
  'sneaker',
  'sneakersocken',
  'so',
  'sock',
  'socken',
  'socks',
  'ßen',
]

const trieOf = (list: readonly string[]) => buildWordTrie(list, createPace())

async function near(word: string, most: number, prefix?: boolean): Promise<string> {
  const found = (await trieOf(words)).near(word, most, prefix)
  return found.map(({ at, edits }) => `${words[at]}:${edits}`).join(' ')
}

describe('buildWordTrie', () => {
  it.each([
    ['the word itself', 'socks', 0, false, 'socks:0'],
    ['a letter wrong', 'sacks', 1, false, 'socks:1'],
    ['neighbours swapped', 'scoks', 1, false, 'socks:1'],
    ['several, in their order', 'sock', 1, false, 'sock:0 socks:1'],
    ['two edits', 'sokenn', 2, false, 'socken:2'],
    ['a wrong first letter is not looked for with one edit', 'bat', 1, false, ''],
    ['nor a missing one', 'itten', 1, false, ''],
    ['but first letters swapped are', 'ikttne', 2, false, 'kitten:2'],
    ['swapped first letters, one edit', 'osck', 1, false, 'sock:1'],
    ['a wrong first letter takes both edits', 'zneakersocken', 2, false, 'sneakersocken:1'],
    ['and leaves none for another', 'zneakersockn', 2, false, ''],
    ['beginnings', 'sock', 0, true, 'sock:0 socken:0 socks:0'],
    ['beginnings with an edit', 'snaek', 1, true, 'sneaker:1 sneakersocken:1'],
    ['the best beginning counts', 'soc', 1, true, 'scarf:1 so:1 sock:0 socken:0 socks:0'],
    ['nothing is near to nothing', '', 2, true, ''],
    ['nothing near', 'elephant', 2, false, ''],
    ['longer than all words', 'sneakersockensneakersocken', 2, false, ''],
  ])('%s', async (_, word, most, prefix, expected) => {
    expect(await near(word, most, prefix)).toBe(expected)
  })

  it('holds no words', async () => {
    expect((await trieOf([])).near('sock', 2)).toEqual([])
  })

  it('refuses words out of order, or twice', async () => {
    await expect(trieOf(['b', 'a'])).rejects.toThrow('sorted')
    await expect(trieOf(['a', 'a'])).rejects.toThrow('differ')
  })

  it('finds what a comparison with every word finds', async () => {
    await fc.assert(
      fc.asyncProperty(
        someWords,
        fc.array(aWord, { minLength: 1, maxLength: 4 }),
        fc.nat(2),
        async (known, typed, most) => {
          const trie = await trieOf(known)
          for (const word of typed) {
            expect(trie.near(word, most)).toEqual(compared(known, (other) => cost(other, word, most)))
          }
        },
      ),
      { numRuns: 500 },
    )
  })

  it('finds the beginnings that a comparison with every beginning finds', async () => {
    await fc.assert(
      fc.asyncProperty(
        someWords,
        fc.array(aWord, { minLength: 1, maxLength: 4 }),
        fc.nat(2),
        async (known, typed, most) => {
          const trie = await trieOf(known)
          for (const word of typed) {
            const least = (other: string): number =>
              Math.min(...Array.from(other, (__, at) => cost(other.slice(0, at + 1), word, most)))
            expect(trie.near(word, most, true)).toEqual(compared(known, least))
          }
        },
      ),
      { numRuns: 500 },
    )
  })
})

const aWord = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 7 })
const someWords = fc.uniqueArray(aWord, { maxLength: 40 }).map((list) => list.toSorted((a, b) => (a < b ? -1 : 1)))

/** Infinite where the word is not to be found. */
function cost(word: string, typed: string, most: number): number {
  const edits = editDistance(word, typed, most)
  const isSwapped = word.length > 1 && typed.length > 1 && word[0] === typed[1] && word[1] === typed[0]
  const dearer = word[0] === typed[0] || isSwapped ? 0 : 1
  return edits + dearer <= most ? edits : Number.POSITIVE_INFINITY
}

function compared(known: readonly string[], costOf: (word: string) => number): readonly object[] {
  return known.map((word, at) => ({ at, edits: costOf(word) })).filter(({ edits }) => edits < Number.POSITIVE_INFINITY)
}
