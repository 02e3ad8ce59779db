import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseFilter, serialiseFilter, toSearch, withFilter } from './filter-query.ts'

describe('parseFilter', () => {
  it.each([
    ['LST-04 a name', 'red', [{ name: 'red' }]],
    ['LST-04 names', 'red,blue', [{ name: 'red' }, { name: 'blue' }]],
    ['LST-04 a name with a value', 'min:10', [{ name: 'min', value: '10' }]],
    ['LST-04 both kinds', 'red,min:10', [{ name: 'red' }, { name: 'min', value: '10' }]],
    ['LST-04 a second colon belongs to the value', 'a:b:c', [{ name: 'a', value: 'b:c' }]],
    ['LST-04 spaces around', ' red , blue ', [{ name: 'red' }, { name: 'blue' }]],
    ['LST-04 gaps are skipped', ',red,,:5,', [{ name: 'red' }]],
    ['LST-04 an empty value is none', 'red:', [{ name: 'red' }]],
    ['LST-04 the same entry twice counts once', 'red,red', [{ name: 'red' }]],
    ['LST-04 an escaped separator', 'a%2Cb:1%3a2', [{ name: 'a,b', value: '1:2' }]],
    ['LST-04 a stray percent sign', '100%', [{ name: '100%' }]],
    ['LST-04 nothing', '', []],
  ])('%s', (_, text, expected) => {
    expect(parseFilter(text)).toEqual(expected)
  })

  it('LST-04 writes separators inside a name or a value in another way', () => {
    expect(serialiseFilter([{ name: 'a,b', value: '1:2%' }, { name: 'c' }])).toBe('a%2Cb:1%3A2%25,c')
  })

  it('LST-04 reads back whatever was written', () => {
    const part = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() === text)
    const item = fc.oneof(fc.record({ name: part }), fc.record({ name: part, value: part }))
    fc.assert(
      fc.property(fc.uniqueArray(item, { selector: (one) => JSON.stringify(one) }), (items) => {
        expect(parseFilter(serialiseFilter(items))).toEqual(items)
      }),
    )
  })
})

describe('withFilter', () => {
  const query = new URLSearchParams('term=dog&page=3&colour=red&utm_source=mail')

  it.each([
    ['~LST-03 each filter has its own parameter', 'sizes', 'term=dog&colour=red&utm_source=mail&sizes=36-40'],
    ['~LST-05 page goes, the rest stays', 'colour', 'term=dog&colour=36-40&utm_source=mail'],
  ])('%s', (_, parameter, expected) => {
    expect(withFilter(query, parameter, [{ name: '36-40' }]).toString()).toBe(expected)
  })

  it('~LST-05 an emptied filter leaves no parameter', () => {
    expect(withFilter(query, 'colour', []).toString()).toBe('term=dog&utm_source=mail')
  })

  it('~LST-05 the query handed in is not changed', () => {
    withFilter(query, 'colour', [])
    expect(query.get('page')).toBe('3')
  })
})

describe('toSearch', () => {
  it('LST-04 leaves the list legible', () => {
    const query = withFilter(new URLSearchParams(), 'price', [
      { name: 'min', value: '10' },
      { name: 'max', value: '50' },
    ])
    expect(toSearch(query)).toBe('?price=min:10,max:50')
    expect(toSearch(new URLSearchParams())).toBe('')
  })

  it('LST-04 loses nothing by it', () => {
    const pairs = fc.array(
      fc.tuple(fc.string(), fc.string({ unit: fc.constantFrom('%', '2', 'C', ',', ':', '&', '+', ' ') })),
    )
    fc.assert(
      fc.property(pairs, (members) => {
        expect([...new URLSearchParams(toSearch(new URLSearchParams(members)))]).toEqual(members)
      }),
    )
  })
})
