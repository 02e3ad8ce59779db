import { describe, expect, it } from 'vitest'
import { STOREFRONT_CODES } from '../storefronts/codes.ts'
import { variantsOfStorefront } from './variants-of-storefront.ts'

const variants = [{ sku: 'A1-36' }, { sku: 'A1-36-UP' }, { sku: 'A1-UP-41' }, { sku: 'A1-up' }, { sku: 'A1UP' }]
const skusOn = (storefront: (typeof STOREFRONT_CODES)[number]) =>
  variantsOfStorefront(variants, storefront).map(({ sku }) => sku)

describe('variantsOfStorefront', () => {
  it('PRD-12 us uses the variants with -UP, wherever it stands', () => {
    expect(skusOn('us')).toEqual(['A1-36-UP', 'A1-UP-41'])
  })

  it.each(STOREFRONT_CODES.filter((code) => code !== 'us'))('PRD-13 %s uses the others', (storefront) => {
    expect(skusOn(storefront)).toEqual(['A1-36', 'A1-up', 'A1UP'])
  })
})
