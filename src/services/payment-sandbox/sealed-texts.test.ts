import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sealTexts } from './sealed-texts.ts'

const texts = sealTexts('a secret')

describe('a sealed text', () => {
  it('returns what was sealed, whatever that is', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (words) => {
        expect(texts.open('page', texts.seal('page', words))).toEqual(words)
      }),
    )
  })

  const sealed = texts.seal('page', ['payment'])
  const [body, mac] = sealed.split('.')

  it.each([
    ['nothing', ''],
    ['something else', 'x.y'],
    ['without its seal', body ?? ''],
    ['with more behind it', `${sealed}.x`],
    ['with other words under its seal', `${Buffer.from('["other"]').toString('base64url')}.${mac}`],
    ['sealed by another', sealTexts('another secret').seal('page', ['payment'])],
    ['sealed for another purpose', texts.seal('redirect-result', ['payment'])],
  ])('is none: %s', (_, text) => {
    expect(texts.open('page', text)).toBeUndefined()
  })
})
