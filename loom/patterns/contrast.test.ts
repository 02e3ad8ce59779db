import { describe, expect, it } from 'vitest'
import { PALETTES } from '../palettes.ts'
import { against, byContrast, contrast, darkest, lightest, preferred, standsOut, twisted } from './contrast.ts'

const [BLACK, WHITE, RED, CREAM] = ['#000000', '#ffffff', '#e63946', '#fffaf2'] as const

describe('contrast', () => {
  it('is nothing between a yarn and itself, greatest between black and white, and the same both ways', () => {
    expect(contrast(RED, RED)).toBe(0)
    expect(contrast(BLACK, WHITE)).toBeCloseTo(2, 3)
    expect(contrast(RED, CREAM)).toBe(contrast(CREAM, RED))
  })

  it('tells hues of one lightness apart', () => {
    expect(contrast('#d05050', '#509050')).toBeGreaterThan(0.1)
  })
})

describe('choosing a yarn', () => {
  it.each([
    ['the dark one on a light ground', CREAM, BLACK],
    ['the light one on a dark ground', BLACK, WHITE],
  ])('takes %s', (_, ground, expected) => {
    expect(against(ground, WHITE, RED, BLACK)).toBe(expected)
  })

  it('keeps the wish that stands out, even where another would stand out more', () => {
    expect(preferred(CREAM, RED, BLACK)).toBe(RED)
  })

  it('falls back to what shows best when no wish stands out', () => {
    expect(preferred(CREAM, WHITE, '#f5efe0')).toBe(against(CREAM, WHITE, '#f5efe0'))
  })

  it('finds the lightest and the darkest', () => {
    expect(lightest(RED, CREAM, BLACK)).toBe(CREAM)
    expect(darkest(RED, CREAM, BLACK)).toBe(BLACK)
  })

  it('spins two yarns into one between them', () => {
    expect(twisted(BLACK, WHITE)).toBe('#808080')
    expect(twisted(BLACK, WHITE, 0)).toBe(BLACK)
  })
})

describe.each(Object.entries(PALETTES))('the palette %s', (_, palette) => {
  it('lists its colours from the clearest on, and the first two stand out', () => {
    const sorted = byContrast(palette)
    const contrasts = sorted.map((yarn) => contrast(yarn, palette.ground))
    expect(contrasts).toEqual(contrasts.toSorted((one, other) => other - one))
    expect(new Set(sorted)).toEqual(new Set([palette.a, palette.b, palette.c]))
    expect(sorted.slice(0, 2).every((yarn) => standsOut(yarn, palette.ground))).toBe(true)
  })
})
