import { describe, expect, it } from 'vitest'
import { publishedStory } from '../../../../tests/support/published-story.ts'
import { readBlock, reader, reading, readShared } from '../../../../tests/support/reading-content.ts'

describe('fields', () => {
  const asset = (more: object) => ({ filename: '/images/1', alt: 'A sock', ...more })
  const known = { width: 800, height: 600, tint: '#ffeedd' }

  it.each([
    ['our own, with what is known of it', asset({ meta_data: known }), { href: '/images/1', alt: 'A sock', ...known }],
    [
      'another service’s, with its size in the address',
      { filename: 'https://a.example/f/1/1200x800/ab/s.jpg', meta_data: {} },
      { href: 'https://a.example/f/1/1200x800/ab/s.jpg', alt: '', width: 1200, height: 800, tint: '#fffaf2' },
    ],
    [
      'one without any size',
      asset({ filename: '/f/1/0x0/a.svg' }),
      { href: '/f/1/0x0/a.svg', alt: 'A sock', width: 1600, height: 1200, tint: '#fffaf2' },
    ],
    [
      'one with a size that cannot be',
      asset({ meta_data: { ...known, width: 0 } }),
      { href: '/images/1', alt: 'A sock', width: 1600, height: 1200, tint: '#fffaf2' },
    ],
    ['none where no file was chosen', { filename: '', alt: 'A sock' }, undefined],
  ])('a picture: %s', (_, picture, expected) => {
    expect(readBlock({ component: 'hero', title: 'Hi', picture })).toMatchObject({
      view: { picture: expected },
      problems: [],
    })
  })

  it.each([
    [undefined, 8],
    ['', 8],
    ['12', 12],
    [24, 24],
  ])('a number of things: %j is %j', (count, expected) => {
    expect(readBlock({ component: 'product-row', title: 'Row', collection: 'a', count }).view).toMatchObject({
      count: expected,
    })
  })

  it.each([0, 25, '1.5', '-1', 'many', 1.5])('no number of things: %j', (count) => {
    const { view, problems } = readBlock({ component: 'product-row', title: 'Row', collection: 'a', count })
    expect([view, problems.length]).toEqual([undefined, 1])
  })

  it.each([
    ['a, b,,c ', ['a', 'b', 'c']],
    [
      ['a', ' b '],
      ['a', 'b'],
    ],
    ['', []],
    [undefined, []],
  ])('names: %j are %j', (facets, expected) => {
    const filters = { component: 'sidebar-filters', title: 'Filter', button: 'Show', clear: 'Clear', facets }
    expect(readShared(filters).view).toMatchObject({ facets: expected })
  })

  it.each([
    ['2026-11-15', '2026-11-15'],
    ['2026-11-15 09:30', '2026-11-15'],
    ['', ''],
    [undefined, ''],
  ])('a day: %j is %j', (date, expected) => {
    const story = publishedStory('uk/post', { component: 'post', title: 'Post', date })
    expect(reading((report) => reader.story(story, report)).view).toMatchObject({ date: expected })
  })

  it('a colour that is none of ours is the calm one', () => {
    expect(readBlock({ component: 'quote', text: 'Hi', tint: 'mauve' }).view).toMatchObject({ tint: 'paper' })
    expect(readBlock({ component: 'quote', text: 'Hi', tint: 'coral' }).view).toMatchObject({ tint: 'coral' })
  })

  it('a table has heads and rows of cells', () => {
    const cells = (...values: readonly (string | null)[]) => values.map((value) => ({ value }))
    const table = {
      thead: cells('Size', 'Foot'),
      tbody: [{ body: cells('36-40', '23 cm') }, { body: cells('41-46', null) }],
    }
    expect(readBlock({ component: 'table', table }).view).toMatchObject({
      table: {
        head: ['Size', 'Foot'],
        rows: [
          ['36-40', '23 cm'],
          ['41-46', ''],
        ],
      },
    })
  })
})
