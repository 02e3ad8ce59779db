import { describe, expect, it } from 'vitest'
import { barcodeSvg, eanModules } from './barcode.ts'

describe('a barcode', () => {
  it('FUL-10 is the barcode of its number', () => {
    // The example of the GS1 General Specifications.
    expect(eanModules('4006381333931')).toBe(
      '10100011010100111010111101111010001001011001101010100001010000101000010111010010000101100110101',
    )
    expect(barcodeSvg('4006381333931')?.text).toContain('aria-label="4006381333931"')
  })

  it('FUL-10 what is no article number has none', () => {
    expect(barcodeSvg('4006381333932')).toBeUndefined()
    expect(barcodeSvg('<script>')).toBeUndefined()
  })
})
