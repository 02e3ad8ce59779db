import { describe, expect, it } from 'vitest'
import { pictureSources } from './picture-sources.ts'

const href = '/images/0123456789abcdef/sock.jpg'
const widthsIn = (set: string) => set.split(', ').map((entry) => entry.split(' ')[1])

describe('pictureSources', () => {
  it('~IMG-02 leaves the format to the browser', () => {
    expect(pictureSources({ href, width: 320, backgroundColor: '#FFD9CC' })).toEqual({
      src: `${href}?width=320&format=auto&quality=70&background=%23ffd9cc`,
      srcSet: `${href}?width=320&format=auto&quality=70&background=%23ffd9cc 320w`,
      sizes: '(min-width: 960px) 34vw, 100vw',
    })
  })

  it('IMG-03 lists the five widths of a picture whose own is not known', () => {
    expect(widthsIn(pictureSources({ href }).srcSet)).toEqual(['320w', '720w', '1024w', '1920w', '3840w'])
  })

  it('lists no width that the place never shows', () => {
    const { srcSet, src } = pictureSources({ href, width: 3840 }, { widest: 1024 })
    expect(widthsIn(srcSet)).toEqual(['320w', '720w', '1024w'])
    expect(src).toContain('width=720&')
  })

  it('IMG-07 IMG-08 takes sizes as they are, or from the columns', () => {
    expect(pictureSources({ href }, { sizes: '25vw' }).sizes).toBe('25vw')
    expect(pictureSources({ href }, { columns: 8 }).sizes).toBe('(min-width: 960px) 34vw, 100vw')
  })

  it('IMG-04 uses a requested quality', () => {
    expect(pictureSources({ href, width: 320, quality: 60 }).src).toContain('quality=60')
  })
})
