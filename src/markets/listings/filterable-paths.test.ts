import { describe, expect, it } from 'vitest'
import { filtersOf } from './filterable-paths.ts'

describe('filtersOf', () => {
  it.each([
    '/adults/socks',
    '/kids/socks',
    '/collection/sneaker-socks',
    '/collection/low-socks',
    '/collection/socks-for-men',
    '/collection/socks-for-women',
  ])('~LST-08 %s has colour, sizes and price', (path) => {
    expect(filtersOf(path)).toEqual(expect.arrayContaining(['colour', 'sizes', 'price']))
  })

  it.each(['/adults', '/adults/socks/gifts', '/adults/underwear', '/collection/gift-boxes', '/', '', 'adults/socks'])(
    '~LST-08 %j has no filters',
    (path) => {
      expect(filtersOf(path)).toEqual([])
    },
  )

  it.each(['/adults/socks', '/kids/socks', '/collection/socks-for-men', '/collection/socks-for-women'])(
    '~LST-09 %s has colour and material',
    (path) => {
      expect(filtersOf(path)).toEqual(expect.arrayContaining(['colour', 'material']))
    },
  )

  it.each(['/collection/sneaker-socks', '/collection/low-socks'])('~LST-10 %s has no material', (path) => {
    expect(filtersOf(path)).toContain('colour')
    expect(filtersOf(path)).not.toContain('material')
  })
})
