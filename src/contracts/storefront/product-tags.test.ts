import { expect, it } from 'vitest'
import { listingTag, productTag, productTags, PRODUCTS_TAG, SEARCH_TAG } from './product-tags.ts'

it('a page has the tag of all products, and one of each that it shows', () => {
  expect(productTags([{ sku: 'A1' }, { sku: 'A2' }])).toEqual([PRODUCTS_TAG, productTag('A1'), productTag('A2')])
  expect(productTags([])).toEqual([PRODUCTS_TAG])
})

it('what has different names has different tags', () => {
  const tags = [PRODUCTS_TAG, SEARCH_TAG, productTag('a'), productTag('b'), listingTag('a'), listingTag('b')]
  expect(new Set(tags).size).toBe(tags.length)
  expect(tags).not.toContain('')
})
