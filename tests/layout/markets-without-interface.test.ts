import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** Words of screens and pointers. A rule of selling needs none of them. */
const INTERFACE_WORDS =
  /breakpoint|marquee|debounce|animation|hover|scroll|tooltip|viewport|gravity|friction|\bpixels?\b|_MS\b|Px\b/i
/** Image widths are part of the catalogue's contract: the image service renders exactly these (IMG-02). */
const ALLOWED = [/^src\/markets\/images\//]

const sources = globSync('src/markets/**/*.ts').filter((file) => !file.endsWith('.test.ts'))

describe('the layout of src/markets', () => {
  it('HSE-13 has no folder of the interface', () => {
    expect(globSync('src/markets/interface/**/*.ts')).toEqual([])
    expect(sources.length).toBeGreaterThan(50)
  })

  it('HSE-13 holds no timing, breakpoint or position of a screen', () => {
    const found = sources
      .filter((file) => !ALLOWED.some((allowed) => allowed.test(file)))
      .flatMap((file) => {
        const word = INTERFACE_WORDS.exec(readFileSync(file, 'utf8'))?.[0]
        return word === undefined ? [] : [`${file}: ${word}`]
      })
    expect(found).toEqual([])
  })

  it('HSE-13 reports a constant of the interface when there is one', () => {
    expect(INTERFACE_WORDS.test('export const MENU_DELAY_MS = 200')).toBe(true)
  })
})
