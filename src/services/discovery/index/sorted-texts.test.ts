import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPace } from './pace.ts'
import { rangeOf, sortedTexts } from './sorted-texts.ts'

describe('sorted texts', () => {
  it('stand by their code units, however many there are', async () => {
    const many = Array.from({ length: 10_000 }, (_, number) => ((number * 7919) % 10_007).toString(36))
    expect(await sortedTexts(many, createPace())).toEqual(many.toSorted())
    expect(await sortedTexts([], createPace())).toEqual([])
  })

  it('begin where a list of all would have them', async () => {
    const short = fc.string({ unit: fc.constantFrom('a', 'b', 'ß'), minLength: 1, maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(short), short, async (texts, beginning) => {
        const sorted = await sortedTexts(texts, createPace())
        expect(sorted.slice(...rangeOf(sorted, beginning))).toEqual(
          texts.filter((text) => text.startsWith(beginning)).toSorted(),
        )
      }),
    )
  })
})
