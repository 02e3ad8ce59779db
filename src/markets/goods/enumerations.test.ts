import { describe, expect, it } from 'vitest'
import { BADGES, isBadge } from './badges.ts'
import { COLOURS, isColour } from './colours.ts'
import { FEATURES, isFeature } from './features.ts'
import { isMaterial, MATERIALS } from './materials.ts'
import { isSize, SIZES } from './sizes.ts'

describe('enumerations', () => {
  it.each([
    [
      'MKT-36 colours',
      COLOURS,
      'black white grey blue green red pink yellow orange purple brown beige multi',
      isColour,
    ],
    ['MKT-36 materials', MATERIALS, 'cotton wool merino cashmere bamboo polyamide polyester elastane', isMaterial],
    ['MKT-36 features', FEATURES, 'non-slip cushioned terry seamless', isFeature],
    ['MKT-36 sizes', SIZES, 'xxxs xxs xs s m l xl xxl xxxl 36-40 41-46 0-12M 12-24M 2-3Y 4-6Y 7-9Y', isSize],
    ['MKT-36 badges', BADGES, 'new sale bestseller limited gift', isBadge],
  ] as const)('%s', (_, members, expected, isMember) => {
    expect([...members]).toEqual(expected.split(' '))
    expect(new Set<string>(members).size).toBe(members.length)
    expect(members.every(isMember)).toBe(true)
    expect(isMember('nope')).toBe(false)
    expect(isMember(undefined)).toBe(false)
  })

  it('~MKT-41 there are sizes for adults and for kids', () => {
    expect(SIZES.filter((size) => /^\d+-\d+$/.test(size))).toEqual(['36-40', '41-46'])
    expect(SIZES.filter((size) => /[MY]$/.test(size))).toHaveLength(5)
  })

  it('~PRD-14 linked products in an unknown colour are skipped, the others stay', () => {
    const linked = [{ colour: 'red' }, { colour: 'nope' }, { colour: 'blue' }]
    expect(linked.filter(({ colour }) => isColour(colour))).toEqual([{ colour: 'red' }, { colour: 'blue' }])
  })
})
