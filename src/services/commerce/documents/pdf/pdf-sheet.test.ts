import { beforeEach, describe, expect, it } from 'vitest'
import { breakBefore, openSheet, widthOf, wrap, type Sheet } from './pdf-sheet.ts'
import { BOLD, TEXT } from './pdf-styles.ts'

const OPTIONS = { paper: 'A4', lang: 'en-IE', title: 'A', author: 'B', createdAt: new Date(0) } as const

let sheet: Sheet
beforeEach(() => {
  sheet = openSheet(OPTIONS)
})

describe('a sheet', () => {
  it('~INV-10 measures texts: wider in bold, in proportion to their size, figures all alike', () => {
    const width = widthOf(sheet, 'Socks', TEXT)
    expect(widthOf(sheet, 'Socks', BOLD)).toBeGreaterThan(width)
    expect(widthOf(sheet, 'Socks', { ...TEXT, size: 20 })).toBeCloseTo(2 * width)
    expect(widthOf(sheet, '1111', TEXT)).toBeCloseTo(widthOf(sheet, '8888', TEXT))
  })

  it('~INV-10 wraps between words, and no line is wider than it may be', () => {
    const text = 'Knee socks of organic cotton with lemons and oranges'
    const lines = wrap(sheet, text, 100, TEXT)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.join(' ')).toBe(text)
    for (const line of lines) expect(widthOf(sheet, line, TEXT)).toBeLessThanOrEqual(100)
  })

  it('~INV-10 breaks a word that is longer than a line, and not between a number and its unit', () => {
    const lines = wrap(sheet, `A ${'x'.repeat(60)} end`, 100, TEXT)
    expect(lines.join('').replaceAll(' ', '')).toBe(`A${'x'.repeat(60)}end`)
    for (const line of lines) expect(widthOf(sheet, line, TEXT)).toBeLessThanOrEqual(100)
    const amount = '1\u00a0234,56\u00a0€'
    expect(wrap(sheet, `${'x '.repeat(20)}${amount}`, 100, TEXT).at(-1)).toContain(amount)
  })

  it('~INV-10 an empty text is one empty line', () => {
    expect(wrap(sheet, '', 100, TEXT)).toEqual([''])
  })

  it('~INV-10 begins a page where the next part does not fit', () => {
    const { top, bottom } = sheet
    expect(breakBefore(sheet, bottom - top)).toBe(false)
    sheet.top = bottom - 10
    expect(breakBefore(sheet, 11)).toBe(true)
    expect(sheet.top).toBe(top)
    expect(sheet.doc.bufferedPageRange().count).toBe(2)
  })

  it.each([
    ['A4', 595.28, 841.89],
    ['letter', 612, 792],
  ] as const)('~INV-10 has the size of %s', (paper, width, height) => {
    const { page } = openSheet({ ...OPTIONS, paper }).doc
    expect([page.width, page.height]).toEqual([width, height])
  })
})
