import { describe, expect, it } from 'vitest'
import { COLUMNS, columnAt, findColumn } from './columns.ts'

describe('columns', () => {
  it('have one name each, and a sentence', () => {
    expect(new Set(COLUMNS.map(({ name }) => name)).size).toBe(COLUMNS.length)
    expect(COLUMNS.every(({ name, description }) => description.length > 3 && findColumn(name)?.name === name)).toBe(
      true,
    )
  })

  it.each([
    [['name', 'de'], 'name.de'],
    [['keywords', 'nl'], 'keywords.nl'],
    [['design'], 'design'],
    [['badges', 1], 'badges'],
    [['compositions', 0, 'fibres'], 'compositions'],
    [['images', 0, 'alt', 'en'], 'image.1.alt.en'],
    [['variants', 3, 'prices', 'EUR', 'final'], 'variant.price.EUR.final'],
    [['variants', 0, 'id'], 'variant.id'],
    [['variants'], 'variants'],
    [['variants', 0, 'prices', 'AUD'], 'variant.prices.AUD'],
    [['images'], 'image.1.picture'],
    [['description', 'short'], 'description.short.en'],
    [['variants', 0, 'prices', 'EUR'], 'variant.price.EUR.original'],
  ])('a mistake at %j stands in %s', (path, expected) => {
    expect(columnAt(path)).toBe(expected)
  })
})
