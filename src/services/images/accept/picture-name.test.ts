import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPictureName } from '../../../contracts/images/picture-address.ts'
import { pictureName } from './picture-name.ts'

describe('pictureName', () => {
  it.each([
    ['Zitrone & Süßes (1).JPEG', 'jpeg', 'zitrone-suesses-1.jpg'],
    ['lemon.crew.png', 'png', 'lemon-crew.png'],
    ['chaussettes été.webp', 'webp', 'chaussettes-ete.webp'],
    ['not-really-a.png', 'jpeg', 'not-really-a.jpg'],
    ['C:\\photos\\sock.avif', 'avif', 'sock.avif'],
    ['../../etc/passwd', 'png', 'passwd.png'],
    ['양말.png', 'png', 'picture.png'],
    ['.png', 'png', 'picture.png'],
    ['', 'svg', 'picture.svg'],
  ] as const)('%j, a %s, is %j', (fileName, kind, expected) => {
    expect(pictureName(fileName, kind)).toBe(expected)
  })

  it('is the name of an address, whatever the file is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (fileName) => {
        expect(isPictureName(pictureName(fileName, 'webp'))).toBe(true)
      }),
    )
  })
})
