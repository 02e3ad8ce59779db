import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPictureRequest } from './picture-request.ts'

const read = (query: string) => readPictureRequest(new URLSearchParams(query))

describe('readPictureRequest', () => {
  it.each([
    ['~IMG-02 all four', 'width=320&format=avif&quality=70&background=%23FFD9CC', 320, 'avif', 70, '#ffd9cc'],
    ['IMG-05 nothing at all', '', 3840, 'auto', 60, undefined],
    ['IMG-04 a small width alone', 'width=720', 720, 'auto', 70, undefined],
    ['IMG-04 a large width alone', 'width=1024', 1024, 'auto', 60, undefined],
    ['IMG-06 the placeholder', 'width=90', 90, 'auto', 70, undefined],
    ['IMG-06 the larger placeholder', 'width=720', 720, 'auto', 70, undefined],
    ['the other quality', 'width=320&quality=60', 320, 'auto', 60, undefined],
    ['unknown parameters', 'utm_source=mail&width=320&v=2&v=3', 320, 'auto', 70, undefined],
  ])('takes %s', (_, query, width, format, quality, background) => {
    expect(read(query)).toEqual({ ok: true, value: { width, format, quality, background } })
  })

  const widths = 'width must be one of 90, 320, 720, 1024, 1920, 3840, given once'
  const formats = 'format must be one of auto, avif, webp, jpeg, given once'
  const qualities = 'quality must be one of 70, 60, given once'
  const colours = 'background must be a colour such as #ffd9cc, given once'

  it.each([
    ['width=321', 'width', widths],
    ['width=0', 'width', widths],
    ['width=-320', 'width', widths],
    ['width=0320', 'width', widths],
    ['width=320.0', 'width', widths],
    ['width=3.2e2', 'width', widths],
    ['width=%20320', 'width', widths],
    ['width=', 'width', widths],
    ['width=٣٢٠', 'width', widths],
    ['width=320&width=320', 'width', widths],
    ['width=99999999999999999999', 'width', widths],
    ['format=png', 'format', formats],
    ['format=AVIF', 'format', formats],
    ['format=svg', 'format', formats],
    ['format=image/avif', 'format', formats],
    ['format=avif&format=webp', 'format', formats],
    ['quality=100', 'quality', qualities],
    ['quality=65', 'quality', qualities],
    ['quality=70&quality=60', 'quality', qualities],
    ['background=red', 'background', colours],
    ['background=%23fff', 'background', colours],
    ['background=ffd9cc', 'background', colours],
    ['background=%23ffd9cc80', 'background', colours],
    ['background=%23ffd9cc%0A', 'background', colours],
    ['background=url(http://elsewhere.example)', 'background', colours],
    ['background=', 'background', colours],
    ['background=%23ffd9cc&background=%23ffd9cc', 'background', colours],
  ])('~IMG-02 refuses %s, naming what is allowed', (query, field, message) => {
    expect(read(query)).toEqual({ ok: false, failure: { field, message } })
  })

  it('~IMG-02 the order of parameters makes no difference', () => {
    const parts = ['width=1024', 'format=webp', 'quality=60', 'background=%23ffd9cc', 'x=1']
    fc.assert(
      fc.property(fc.shuffledSubarray(parts, { minLength: parts.length }), (shuffled) => {
        expect(read(shuffled.join('&'))).toEqual(read(parts.join('&')))
      }),
    )
  })

  it('takes any text without breaking', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const name of ['width', 'format', 'quality', 'background']) {
          expect(readPictureRequest(new URLSearchParams([[name, text]])).ok).toBeTypeOf('boolean')
        }
      }),
    )
  })
})
