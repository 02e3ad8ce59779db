import { describe, expect, it } from 'vitest'
import { comparison, sortBy } from './sort-by.ts'

const sortable = (slug: string, story: Record<string, unknown>, content: Record<string, unknown> = {}) => ({
  story: { ...story, full_slug: slug },
  content,
})

const stories = [
  sortable('a', { name: 'Émile', position: 10, published_at: '2026-02-01' }, { price: '9', size: 'M' }),
  sortable('b', { name: 'zoo', position: 9, published_at: null }, { price: '10', size: 'M' }),
  sortable('c', { name: 'Anna', position: -1, published_at: '2026-01-01' }, { price: 'free' }),
  sortable('d', { name: 'anna', position: 9, published_at: '2026-03-01' }, { price: 9.5, size: '' }),
]

describe('sortBy', () => {
  it.each([
    ['name:asc', 'dcab'],
    ['name', 'dcab'],
    ['name:desc', 'bacd'],
    ['position:asc', 'cbda'],
    ['position:desc', 'abdc'],
    ['published_at:asc', 'cadb'],
    ['published_at:desc', 'dacb'],
    ['content.price:asc:float', 'adbc'],
    ['content.price:desc:int', 'bdac'],
    ['content.price:asc', 'badc'],
    ['content.size:desc', 'abcd'],
    ['content.colour:asc', 'abcd'],
    ['content.size:asc,position:asc', 'bacd'],
    ['full_slug:desc', 'dcba'],
  ])('%s', (given, expected) => {
    const order = stories.toSorted(comparison(sortBy.parse(given)))
    expect(order.map(({ story }) => story.full_slug).join('')).toBe(expected)
  })

  it.each(['', 'name:up', 'colour:asc', 'content.:asc', 'content.a.b:asc', 'name:asc:date', 'name,,name'])(
    'refuses %j',
    (given) => {
      expect(sortBy.safeParse(given).success).toBe(false)
    },
  )
})
