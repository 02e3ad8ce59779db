import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRunTerms } from './run-terms.ts'

/** Reads texts, and returns the terms of each. */
function reader(termsOf: (run: string) => readonly number[]) {
  let met: number[] = []
  const runs = createRunTerms(termsOf, (term) => met.push(term))
  return (text: string, from = 0): readonly number[] => {
    met = []
    runs.read(text, from)
    return met
  }
}

describe('terms by runs', () => {
  it('are those of the words between spaces, in their order, however often and in whatever text', () => {
    const words = fc.array(fc.stringMatching(/^[a-zäéß'.-]{1,9}$/), { maxLength: 40 })
    const termsOf = (run: string) => run.split('').map((letter) => letter.charCodeAt(0))
    const read = reader(termsOf)
    fc.assert(
      fc.property(fc.array(words, { maxLength: 10 }), (texts) => {
        for (const text of texts) {
          expect(read(text.join(' '))).toEqual(text.flatMap(termsOf))
        }
      }),
    )
  })

  it('are requested once for each run', () => {
    const requested: string[] = []
    const read = reader((run) => {
      requested.push(run)
      return [run.length]
    })
    read('one two  two\tthree\n')
    read('two three one')
    expect(requested).toEqual(['one', 'two', 'three'])
  })

  it('are read from a place on', () => {
    expect(reader((run) => [run.length])('one three', 4)).toEqual([5])
    expect(reader((run) => [run.length])('one three', 9)).toEqual([])
  })

  it('stay right when there are many', () => {
    const read = reader((run) => (Number(run) % 3 === 0 ? [] : [Number(run)]))
    const many = Array.from({ length: 20_000 }, (_, number) => String(number))
    read(many.join(' '))
    expect(read('1 2 3 19999 10000')).toEqual([1, 2, 19_999, 10_000])
  })
})
