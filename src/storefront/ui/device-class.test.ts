import { describe, expect, it } from 'vitest'
import { deviceClassOf, suggestionLimitOf } from './device-class.ts'

describe('device class', () => {
  it.each([
    ['UI-01 a phone', 390, 'mobile'],
    ['UI-01 the widest mobile', 959, 'mobile'],
    ['UI-01 the narrowest tablet', 960, 'tablet'],
    ['UI-01 the widest tablet', 1439, 'tablet'],
    ['UI-01 the narrowest desktop', 1440, 'desktop'],
  ])('%s', (_, width, expected) => {
    expect(deviceClassOf(width)).toBe(expected)
  })

  it('UI-04 suggestions are 4 below 960 px and 8 from there on', () => {
    expect([suggestionLimitOf(959), suggestionLimitOf(960), suggestionLimitOf(1440)]).toEqual([4, 8, 8])
  })
})
