import { describe, expect, it } from 'vitest'
import {
  DEFAULT_QUALITY,
  imageAddress,
  imageColumns,
  IMAGE_WIDTHS,
  MAX_IMAGE_WIDTH,
  qualityOf,
  sizesAttribute,
  srcSet,
} from './image-widths.ts'

const href = '/images/sock.png'
const widthsIn = (set: string) => set.split(', ').map((entry) => entry.split(' ')[1])

describe('imageAddress', () => {
  it('IMG-01 takes href, width, quality and background colour', () => {
    expect(imageAddress({ href, width: 320, quality: 60, backgroundColor: '#FFE600' }, 'avif')).toBe(
      '/images/sock.png?width=320&format=avif&quality=60&background=%23ffe600',
    )
  })

  it('~IMG-02 carries width, format and quality, the background only when there is one', () => {
    const query = new URL(imageAddress({ href, width: 720 }, 'webp'), 'https://shop.example').searchParams
    expect(Object.fromEntries(query)).toEqual({ width: '720', format: 'webp', quality: '70' })
  })

  it('~IMG-02 preserves an existing query', () => {
    expect(imageAddress({ href: '/images/sock.png?v=2', width: 320 }, 'jpeg')).toBe(
      '/images/sock.png?v=2&width=320&format=jpeg&quality=70',
    )
  })

  it.each([
    ['IMG-05 without a width: the largest, quality 60', {}, 'width=3840&format=avif&quality=60'],
    ['IMG-05 wider than the largest is cut', { width: 5000 }, 'width=3840&format=avif&quality=60'],
  ])('%s', (_, size, expected) => {
    expect(imageAddress({ href, ...size }, 'avif')).toBe(`${href}?${expected}`)
  })

  it.each([
    ['a width between two takes the wider', { width: 721 }, 'width=1024&format=auto&quality=60'],
    ['the placeholder is served too', { width: 90 }, 'width=90&format=auto&quality=70'],
    ['what is no colour is left out', { width: 320, backgroundColor: 'red' }, 'width=320&format=auto&quality=70'],
  ])('~IMG-02 requests only what is served: %s', (_, image, expected) => {
    expect(imageAddress({ href, ...image }, 'auto')).toBe(`${href}?${expected}`)
  })

  it('IMG-05 the defaults', () => {
    expect([DEFAULT_QUALITY, MAX_IMAGE_WIDTH]).toEqual([60, 3840])
  })
})

describe('srcSet of the smallest image', () => {
  it('has the width of the image itself', () => {
    expect(widthsIn(srcSet({ href, width: 1 }, 'auto'))).toEqual(['1w'])
  })
})

describe('qualityOf', () => {
  it.each([
    ['IMG-04 small', 320, 70],
    ['IMG-04 720 is not over 720', 720, 70],
    ['IMG-04 721 is', 721, 60],
    ['IMG-04 large', 3840, 60],
    ['IMG-05 no width', undefined, 60],
  ])('%s', (_, width, expected) => {
    expect(qualityOf(width)).toBe(expected)
  })
})

describe('srcSet', () => {
  it('IMG-03 lists the five widths', () => {
    expect([...IMAGE_WIDTHS]).toEqual([320, 720, 1024, 1920, 3840])
    expect(widthsIn(srcSet({ href }, 'avif'))).toEqual(['320w', '720w', '1024w', '1920w', '3840w'])
  })

  it('IMG-03 stops at the width of the picture, but never without one', () => {
    expect(widthsIn(srcSet({ href, width: 1024 }, 'avif'))).toEqual(['320w', '720w', '1024w'])
    expect(widthsIn(srcSet({ href, width: 90 }, 'avif'))).toEqual(['90w'])
  })

  it('IMG-03 ends with a width that is none of the five, requested by the next of them', () => {
    const set = srcSet({ href, width: 1500 }, 'auto')
    expect(widthsIn(set)).toEqual(['320w', '720w', '1024w', '1500w'])
    expect(set).toMatch(/width=1920&format=auto&quality=60 1500w$/)
  })

  it('IMG-04 each width has its own quality', () => {
    expect(srcSet({ href, width: 1024 }, 'webp')).toBe(
      [
        '/images/sock.png?width=320&format=webp&quality=70 320w',
        '/images/sock.png?width=720&format=webp&quality=70 720w',
        '/images/sock.png?width=1024&format=webp&quality=60 1024w',
      ].join(', '),
    )
  })
})

describe('sizesAttribute', () => {
  it.each([
    ['IMG-07 switches at 960px', undefined, '(min-width: 960px) 34vw, 100vw'],
    ['IMG-07 two columns', 2, '(min-width: 960px) 50vw, 100vw'],
    ['IMG-08 nine columns are three', 9, '(min-width: 960px) 34vw, 100vw'],
  ])('%s', (_, columns, expected) => {
    expect(sizesAttribute(columns)).toBe(expected)
  })

  it('IMG-07 another breakpoint', () => {
    expect(sizesAttribute(1, 1440)).toBe('(min-width: 1440px) 100vw, 100vw')
  })
})

describe('imageColumns', () => {
  it.each([
    ['IMG-08 one', 1, 1],
    ['IMG-08 three', 3, 3],
    ['IMG-08 four are three', 4, 3],
    ['IMG-08 none is one', 0, 1],
    ['IMG-08 fewer than none is one', -2, 1],
    ['IMG-08 half a column', 2.9, 2],
    ['IMG-08 not a number', Number.NaN, 1],
  ])('%s', (_, columns, expected) => {
    expect(imageColumns(columns)).toBe(expected)
  })
})
