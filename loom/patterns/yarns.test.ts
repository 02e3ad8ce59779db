import { describe, expect, it } from 'vitest'
import { PALETTES } from '../palettes.ts'
import { standsOut } from './contrast.ts'
import { green, mark, yarnsOf } from './yarns.ts'

describe.each(Object.entries(PALETTES))('the yarns of %s', (_, palette) => {
  const yarns = yarnsOf(palette)

  it('include two different bright ones, and every bright one shows on the ground', () => {
    expect(new Set(yarns.bright).size).toBeGreaterThan(1)
    expect(yarns.bright.filter((yarn) => !standsOut(yarn, palette.ground))).toEqual([])
  })

  it('have a white and a black that can be told apart', () => {
    expect(standsOut(yarns.light, yarns.dark)).toBe(true)
  })

  it('mark every body visibly, and grow leaves that show', () => {
    expect(yarns.bright.filter((body) => !standsOut(mark(yarns, body), body))).toEqual([])
    expect(standsOut(green(yarns), palette.ground)).toBe(true)
  })
})

describe('a natural colour', () => {
  const { of } = yarnsOf(PALETTES.river)

  it('is taken from the palette where the palette almost has it', () => {
    expect(of('#ffcb3a')).toBe(PALETTES.river.b)
  })

  it('stays itself where the palette has nothing like it', () => {
    expect(of('#3f9b52')).toBe('#3f9b52')
  })
})
