import { describe, expect, it } from 'vitest'
import { printable } from './pdf-fonts.ts'
import { lineRuns } from './text-runs.ts'

const shown = (line: string, weight: 'regular' | 'bold' = 'regular') =>
  lineRuns(line, weight).runs.map(({ text, font }) => `${font}: ${text}`)

describe('lineRuns', () => {
  it.each([
    ['one font for Latin letters of all countries', 'Łódź, Győr, Plzeň', ['regular: Łódź, Győr, Plzeň']],
    ['Korean syllables in their font', '세종대로 110', ['hangul: 세종대로', 'regular:  110']],
    ['the sign of the won', '₩2,745', ['other: ₩2,745']],
    // The words of a run are in logical order: the layout reverses them.
    ['digits left of Hebrew words', 'רחוב הרצל 1', ['regular: 1', 'other: רחוב הרצל ']],
    ['a Hebrew word in an English line', 'To תל אביב today', ['regular: To ', 'other: תל אביב', 'regular:  today']],
  ])('~INV-10 %s', (_, line, runs) => {
    expect(shown(line)).toEqual(runs)
  })

  it('~INV-10 knows which lines begin at the right', () => {
    expect(lineRuns('דירה 5 (ליד)', 'regular').isRightToLeft).toBe(true)
    expect(lineRuns('Flat 5', 'regular').isRightToLeft).toBe(false)
  })

  it('~INV-10 brackets in a line from right to left are mirrored', () => {
    const text = lineRuns('(ליד)', 'regular')
      .runs.map((run) => run.text)
      .join('')
    expect(Array.from(text).filter((character) => '()'.includes(character))).toHaveLength(2)
    expect(text).not.toBe('(ליד)')
  })
})

it.each([
  ['a decomposed letter', 'Zoe\u0308', 'Zo\u00eb'],
  ['a narrow space', '20\u202f%', '20\u00a0%'],
  ['marks of direction and controls', '\u200fA\u0007\u2066B', 'AB'],
  ['lines', 'A\r\nB', 'A B'],
])('~INV-10 printable text: %s', (_, text, expected) => {
  expect(printable(text)).toBe(expected)
})
