import { describe, expect, it } from 'vitest'
import { matchesSelection } from './matches-selection.ts'

const product = {
  sku: 'DOTS-01-36',
  productSku: 'DOTS-01',
  sections: ['adults'],
  categories: ['adults/socks', 'gifts'],
  collections: ['low-socks'],
  family: 'socks',
}

describe('matchesSelection', () => {
  it.each([
    ['by the sku of the variant', { skus: ['DOTS-01-36'] }, true],
    ['by the sku of the product', { skus: ['OTHER', 'DOTS-01'] }, true],
    ['by section', { sections: ['adults'] }, true],
    ['by category', { categories: ['gifts'] }, true],
    ['by collection', { collections: ['low-socks'] }, true],
    ['by family', { families: ['socks'] }, true],
    ['by any of the lists', { skus: ['OTHER'], families: ['socks'] }, true],
    ['not by a beginning', { skus: ['DOTS'] }, false],
    ['not by another of each', { skus: ['A'], sections: ['kids'], categories: ['adults'], families: ['hats'] }, false],
    ['not by nothing', {}, false],
  ])('%s', (_, selection, expected) => {
    expect(matchesSelection(selection, product)).toBe(expected)
  })
})
