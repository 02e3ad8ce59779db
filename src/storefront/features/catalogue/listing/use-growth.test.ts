import { describe, expect, it } from 'vitest'
import type { TileView } from '../product/index.ts'
import type { ListingView } from './listing-view.ts'
import { followed, type Growth } from './use-growth.ts'

const tile = (sku: string): TileView => ({
  sku,
  path: `product/${sku}`,
  name: sku,
  price: { final: '£9' },
  badges: [],
  soldOut: false,
  picture: undefined,
})

const pageOf = (page: number, skus: readonly string[], first = '/uk/socks'): ListingView => ({
  tiles: skus.map(tile),
  totalItems: 6,
  pages: 3,
  page,
  hints: {},
  first,
  order: { sortBy: 'relevance', path: '/uk/socks', kept: {} },
})

const one = pageOf(1, ['a', 'b'])
const waiting: Growth = { listing: one, from: 1, tiles: one.tiles, awaited: 2 }
const skusOf = (growth: Growth | undefined) => growth?.tiles.map(({ sku }) => sku)

describe('a listing that grows', () => {
  it('appends the requested page below those before it, once each', () => {
    const two = followed(waiting, pageOf(2, ['b', 'c']))
    expect(skusOf(two)).toEqual(['a', 'b', 'c'])
    expect(two).toMatchObject({ from: 1, added: 2 })
    expect(skusOf(two && followed({ ...two, awaited: 3 }, pageOf(3, ['d'])))).toEqual(['a', 'b', 'c', 'd'])
  })

  it.each([
    ['nothing was requested', { ...waiting, awaited: undefined }, pageOf(2, ['c'])],
    ['another page has come', waiting, pageOf(3, ['c'])],
    ['it is narrowed to something else', waiting, pageOf(2, ['c'], '/uk/socks?colour=red')],
  ])('is another where %s', (_, { awaited, ...growth }, listing) => {
    expect(followed(awaited === undefined ? growth : { ...growth, awaited }, listing)).toBeUndefined()
  })
})
