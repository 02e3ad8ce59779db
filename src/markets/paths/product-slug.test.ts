import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productSlug, skuCandidates } from './product-slug.ts'

describe('productSlug', () => {
  it.each([
    ['~RTE-10 name and sku', 'Big Dot Sock', 'BDO01-6500', 'big-dot-sock-bdo01-6500'],
    ['~RTE-10 signs fall away', '  3-Pack: Cats & Dogs!  ', 'XCD08', '3-pack-cats-dogs-xcd08'],
    ['~RTE-10 marks fall away', 'Café crème à l’été', 'CAF01', 'cafe-creme-a-lete-caf01'],
    ['~RTE-10 letters without a mark are spelled', 'Große Rød Łódź', 'G1', 'grosse-rod-lodz-g1'],
    ['~RTE-10 a name in another script', '양말', 'KR01', 'kr01'],
    ['~RTE-10 no name', '', 'KR01-UP', 'kr01-up'],
  ])('%s', (_, name, sku, expected) => {
    expect(productSlug(name, sku)).toBe(expected)
  })
})

describe('skuCandidates', () => {
  it.each([
    ['~RTE-10 a bare sku', 'BDO01', ['bdo01']],
    ['~RTE-10 a bare sku with a hyphen comes first', 'BDO01-6500', ['bdo01-6500', '6500']],
    ['~RTE-10 a slug, longest ending first', 'big-dot-b1-up', ['big-dot-b1-up', 'dot-b1-up', 'b1-up', 'up']],
    ['~RTE-10 nothing', '', []],
    ['~RTE-10 a hyphen', '-', ['-']],
  ])('%s', (_, slug, expected) => {
    expect(skuCandidates(slug)).toEqual(expected)
  })

  it('~RTE-10 finds the sku of every slug, and of the bare sku first', () => {
    const skus = fc.stringMatching(/^[A-Z0-9]{2,6}(-[A-Z0-9]{1,4}){0,3}$/)
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), skus, (name, sku) => {
        expect(skuCandidates(productSlug(name, sku))).toContain(sku.toLowerCase())
        expect(skuCandidates(sku)[0]).toBe(sku.toLowerCase())
      }),
    )
  })

  it('~RTE-10 tries endings with up to eight hyphens', () => {
    const parts = 'a b c d e f g h i j k l'.split(' ')
    const endings = [3, 4, 5, 6, 7, 8, 9, 10, 11].map((from) => parts.slice(from).join('-'))
    expect(skuCandidates(parts.join('-'))).toEqual([parts.join('-'), ...endings])
  })

  it('~RTE-10 a hostile slug stays cheap', () => {
    expect(skuCandidates('a-'.repeat(5000)).length).toBeLessThanOrEqual(10)
  })
})
