import { describe, expect, it } from 'vitest'
import { sizesMeant } from './sizes-meant.ts'

const LABELS = ['36-40', '41-46', '2-3Y', '4-6Y', '0-12M', '12-24M', 'S', 'm', 'xl']
const WORDS = { size: new Set(['size', 'gr']), years: new Set(['years', 'jahre']), months: new Set(['months']) }

const meant = (words: readonly string[], at: number) => sizesMeant(LABELS, WORDS, 33.5)(words, at)

describe('sizes that are meant', () => {
  it.each([
    ['36-40', '36-40', 1],
    ['42', '41-46', 1],
    ['36', '36-40', 1],
    ['35-36', '36-40', 1],
    ['43 months', '4-6Y', 2],
    ['size 2', '36-40', 2],
    ['39-42', '36-40', 1],
    ['boxers m', 'm', 1],
    ['boxers s', 'S', 1],
    ['size 38', '36-40', 2],
    ['size m', 'm', 2],
    ['gr xl', 'xl', 2],
    ['xl', 'xl', 1],
    ['2-3y', '2-3Y', 1],
    ['5 years', '4-6Y', 2],
    ['2-3 jahre', '2-3Y', 2],
    ['6 months', '0-12M', 2],
    ['36 months', '2-3Y', 2],
    ['12-18 months', '12-24M', 2],
    ['size 9', '41-46', 2],
    ['size 5', '36-40', 2],
  ])('%j is %s', (text, value, used) => {
    const words = text.split(' ')
    expect(meant(words, words.length - used)).toEqual({ meaning: { facet: 'sizes', value }, used })
  })

  it.each(['size 99', '9 years', '10-12 years'])('%j is a size that the shop does not have', (text) => {
    expect(meant(text.split(' '), 0)).toEqual({ used: 2 })
  })

  it.each(['15', '20', '35', '47', '50'])('%j alone is a shoe size that the shop does not have', (text) => {
    expect(meant([text], 0)).toEqual({ used: 1 })
  })

  it.each([
    ['smaller than the smallest British size', ['34-35'], 33.5, '1', undefined],
    ['the largest British size', ['47-48'], 33.5, '14', '47-48'],
    ['a small number where no other sizes are counted', ['2-4'], undefined, '3', '2-4'],
    ['a label that ends with a number', ['pack of 42'], undefined, '42', undefined],
    ['a label that begins with a number', ['42 wide'], undefined, '42', undefined],
    ['a label without a number', ['m'], undefined, '0', undefined],
  ])('%s', (_, labels, shoesBegin, size, value) => {
    const none = new Set<string>()
    const sizes = sizesMeant(labels, { size: new Set(['size']), years: none, months: none }, shoesBegin)
    expect(sizes(['size', size], 0)?.meaning?.value).toBe(value)
  })

  it.each(['14', '51', 'x42', '42x', '3', '7 pairs', 's', 'm', '99', '1000', 'size', 'size huge', 'socks', ''])(
    '%j is no size',
    (text) => {
      expect(meant(text.split(' '), 0)).toBeUndefined()
    },
  )
})
