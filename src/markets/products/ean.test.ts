import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eanCheckDigit, isEan13 } from './ean.ts'

describe('isEan13', () => {
  it.each([
    ['~PRD-02 a barcode', '4006381333931', true],
    ['~PRD-02 a barcode whose check digit is nought', '4012345000030', true],
    ['~PRD-02 one digit wrong', '4006381333932', false],
    ['~PRD-02 two neighbours swapped', '4003681333931', false],
    ['~PRD-02 too short', '400638133393', false],
    ['~PRD-02 too long', '40063813339311', false],
    ['~PRD-02 a letter', '400638133393A', false],
    ['~PRD-02 digits of another script', '٤٠٠٦٣٨١٣٣٣٩٣١', false],
    ['~PRD-02 nothing', '', false],
  ])('%s', (_, value, expected) => {
    expect(isEan13(value)).toBe(expected)
  })

  it('~PRD-02 any twelve digits have exactly one thirteenth', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{12}$/), (twelve) => {
        const right = Array.from({ length: 10 }, (__, digit) => digit).filter((digit) => isEan13(`${twelve}${digit}`))
        expect(right).toEqual([eanCheckDigit(twelve)])
      }),
    )
  })
})
