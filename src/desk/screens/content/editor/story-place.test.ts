import { describe, expect, it } from 'vitest'
import { isShared, pathOf, storedName, storefrontsOf, suffixOf } from './story-place.ts'

describe('where a story is seen', () => {
  it.each([
    ['_default/home', 12],
    ['uk/home', 1],
    ['de/imprint', 3],
    ['nl/home', 2],
  ])('%s in %i storefronts', (slug, count) => {
    expect(storefrontsOf(slug)).toHaveLength(count)
  })

  it.each([
    ['uk/home', '/uk'],
    ['_default/about-us', '/uk/about-us'],
    ['_default/shared-content/footer', '/uk'],
    ['_default/happy-news/füße', '/uk/happy-news/f%C3%BC%C3%9Fe'],
  ])('%s at %s', (slug, path) => {
    expect(pathOf(slug, 'uk')).toBe(path)
  })

  it('knows what pages share', () => {
    expect([isShared('_default/shared-content/footer'), isShared('_default/home')]).toEqual([true, false])
  })

  it.each([
    ['_default/home', 'uk', ''],
    ['_default/home', 'de', '__i18n__de_DE'],
    ['_default/home', 'nl', ''],
    ['de/home', 'de', ''],
  ] as const)('%s is written for %s with the suffix %j', (slug, storefront, suffix) => {
    expect(suffixOf(slug, storefront)).toBe(suffix)
  })

  const title = { name: 'title', isTranslated: true }
  it.each([
    [{ title: 'Home' }, title, '__i18n__de_DE', 'title__i18n__de_DE'],
    [{ title: 'Home', title__i18n__de_DE: 'Start' }, title, '', 'title__i18n__de_DE'],
    [{ title: 'Home', title__i18n__de_DE: '' }, title, '', 'title'],
    [{}, { name: 'link', isTranslated: false }, '__i18n__de_DE', 'link'],
  ])('of %j the field %j is stored as it is read in Germany', (fields, field, suffix, expected) => {
    expect(storedName(fields, field, { suffix, storefront: 'de' })).toBe(expected)
  })
})
