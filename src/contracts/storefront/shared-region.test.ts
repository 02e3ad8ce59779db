import { describe, expect, it } from 'vitest'
import { STOREFRONT_CODES } from '../../markets/storefronts/codes.ts'
import { SHARED_REGIONS, sharedRegionOf } from './shared-region.ts'

describe('sharedRegionOf', () => {
  it.each([
    ['uk', 'uk'],
    ['de', 'de'],
    ['at', 'de'],
    ['ch', 'de'],
    ['nl', 'nl'],
    ['be', 'nl'],
    ['fr', 'fr'],
    ['es', 'es'],
    ['it', 'it'],
    ['us', 'us'],
    ['eu', 'eu'],
    ['gl', 'gl'],
  ])('CNT-16 %s reads the copy of %s', (storefront, region) => {
    expect(sharedRegionOf(storefront)).toBe(region)
  })

  it('CNT-16 has one for each of the twelve storefronts', () => {
    expect(new Set(STOREFRONT_CODES.map(sharedRegionOf)).size).toBe(9)
  })

  it.each(['au', 'constructor', ''])('CNT-16 the last resort is the American one: %j', (code) => {
    expect(sharedRegionOf(code)).toBe('us')
  })
})

describe('SHARED_REGIONS', () => {
  it('CNT-16 are those that storefronts read, without the default', () => {
    const read = new Set(STOREFRONT_CODES.map((code) => sharedRegionOf(code)))
    expect([...SHARED_REGIONS]).toEqual([...read].toSorted())
    expect(SHARED_REGIONS).not.toContain('_default')
  })
})
