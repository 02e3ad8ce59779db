import { describe, expect, it } from 'vitest'
import { BADGES } from './badges.ts'
import { COLOURS, isColour } from './colours.ts'
import { FEATURES } from './features.ts'
import { isMaterial, MATERIALS } from './materials.ts'
import { SIZES } from './sizes.ts'

describe('enumerations', () => {
  it.each([
    ['MKT-36 colours', COLOURS, 'black white grey blue green red pink yellow orange purple brown beige multi'],
    ['MKT-36 materials', MATERIALS, 'cotton wool merino cashmere bamboo polyamide polyester elastane'],
    ['MKT-36 features', FEATURES, 'non-slip cushioned terry seamless'],
    ['MKT-36 sizes', SIZES, 'xxxs xxs xs s m l xl xxl xxxl 36-40 41-46 0-12M 12-24M 2-3Y 4-6Y 7-9Y'],
    ['MKT-36 badges', BADGES, 'new sale bestseller limited gift'],
  ] as const)('%s', (_, members, expected) => {
    expect([...members]).toEqual(expected.split(' '))
    expect(new Set<string>(members).size).toBe(members.length)
  })

  it.each([
    ['MKT-36 a colour', COLOURS, isColour],
    ['MKT-36 a material', MATERIALS, isMaterial],
  ] as const)('%s is distinguished from other words', (_, members, isMember) => {
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
