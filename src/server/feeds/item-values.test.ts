import { describe, expect, it } from 'vitest'
import { feedAgeGroup, feedColour } from './item-values.ts'

describe('the age group of an item', () => {
  it.each([
    ['baby', '0-3M', 'newborn'],
    ['baby', '0-12M', 'infant'],
    ['baby', '12-24M', 'toddler'],
    ['kids', '2-3Y', 'toddler'],
    ['kids', '3-5y', 'toddler'],
    ['kids', '4-6Y', 'kids'],
    ['kids', '7-9Y', 'kids'],
    ['baby', '1Y', 'infant'],
    ['baby', 's', 'infant'],
    ['kids', '27-30', 'kids'],
    ['adult', '36-40', 'adult'],
    ['adult', 'xl', 'adult'],
  ] as const)('~SHX-25 of a product for %s in size %s is %s', (ageGroup, size, expected) => {
    expect(feedAgeGroup(ageGroup, size)).toBe(expected)
  })
})

describe('the colour of an item', () => {
  it.each([
    ['one colour', { primary: 'red' }, 'RED'],
    ['two colours', { primary: 'red', secondary: 'blue' }, 'RED/BLUE'],
    ['one colour, twice', { primary: 'red', secondary: 'red' }, 'RED'],
    ['many colours, and one that is named', { primary: 'multi', secondary: 'green' }, 'GREEN'],
    ['a colour among many', { primary: 'green', secondary: 'multi' }, 'GREEN'],
    ['many colours', { primary: 'multi' }, undefined],
  ])('~SHX-25 of %s', (_, colour, expected) => {
    expect(feedColour(colour, (one) => one.toUpperCase())).toBe(expected)
  })
})
