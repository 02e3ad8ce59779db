import { describe, expect, it } from 'vitest'
import { AT_THE_TOP, scrollHeader } from './header-scroll.ts'

const after = (...positions: readonly number[]) => positions.reduce(scrollHeader, AT_THE_TOP)

describe('scrollHeader', () => {
  it.each([
    ['~HDR-03 at 100 it stays', [100], false],
    ['~HDR-03 further down it hides', [100, 130], true],
    ['~HDR-01 it returns on the way up', [300, 200], false],
    ['~HDR-02 19 up are no direction', [300, 281], true],
    ['~HDR-02 20 up are', [300, 280], false],
    ['~HDR-02 19 down are none either', [300, 280, 299], false],
    ['~HDR-02 20 down are', [300, 280, 300], true],
    ['~HDR-02 steps add up', [300, 295, 290, 285, 280], false],
    ['~HDR-02 a turn starts to count anew', [300, 290, 400, 390], true],
    ['~HDR-03 near the top it is always there', [300, 310, 100], false],
    ['a page that bounces at its top', [-30, 0], false],
  ])('%s', (_, positions, isHidden) => {
    expect(after(...positions).isHidden).toBe(isHidden)
  })

  it.each([
    [0, true],
    [39, true],
    [39.5, true],
    [40, false],
    [500, false],
  ])('~HDR-04 scrolled to %d the banner is there: %s', (y, hasBanner) => {
    expect(after(y).hasBanner).toBe(hasBanner)
  })
})
