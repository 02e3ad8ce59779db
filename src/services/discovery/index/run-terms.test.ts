import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRunTerms } from './run-terms.ts'

describe('terms by runs', () => {
  it('are those of the words between spaces, in their order, however often and in whatever text', () => {
    const words = fc.array(fc.stringMatching(/^[a-zäéß'.-]{1,9}$/), { maxLength: 40 })
    const termsOf = (run: string) => run.split('').map((letter) => letter.charCodeAt(0))
    const runs = createRunTerms(termsOf)
    fc.assert(
      fc.property(fc.array(words, { maxLength: 10 }), (texts) => {
        for (const text of texts) {
          expect([...runs.read(text.join(' '))]).toEqual(text.flatMap(termsOf))
        }
      }),
    )
  })

  it('are asked for once for each run', () => {
    const asked: string[] = []
    const runs = createRunTerms((run) => {
      asked.push(run)
      return [run.length]
    })
    runs.read('one two  two\tthree\n')
    runs.read('two three one')
    expect(asked).toEqual(['one', 'two', 'three'])
  })

  it('stay right when there are many', () => {
    const runs = createRunTerms((run) => (Number(run) % 3 === 0 ? [] : [Number(run)]))
    const many = Array.from({ length: 20_000 }, (_, number) => String(number))
    runs.read(many.join(' '))
    expect([...runs.read('1 2 3 19999 10000')]).toEqual([1, 2, 19_999, 10_000])
  })
})
