import { describe, expect, it } from 'vitest'
import { marketOfVisit } from './market-of-visit.ts'
import { findStorefront } from './table.ts'

describe('marketOfVisit', () => {
  it.each([
    ['~MKT-39 nothing known on eu', 'eu', {}, 'IE'],
    ['~MKT-39 nothing known on gl', 'gl', {}, 'SG'],
    ['~MKT-39 nothing known on uk', 'uk', {}, 'GB'],
    ['~MKT-39 the look-up when it belongs to the storefront', 'eu', { lookedUp: 'FI' }, 'FI'],
    ['~MKT-39 not a look-up of another storefront', 'eu', { lookedUp: 'DE' }, 'IE'],
    ['~MKT-39 the preference before the look-up', 'eu', { preference: 'SE', lookedUp: 'FI' }, 'SE'],
    ['~MKT-39 a foreign preference leaves the look-up', 'eu', { preference: 'US', lookedUp: 'FI' }, 'FI'],
    ['~MKT-39 a preference cannot leave the only market', 'uk', { preference: 'DE', lookedUp: 'FR' }, 'GB'],
    ['~MSW-06 an unknown preference is ignored', 'eu', { preference: 'XX' }, 'IE'],
    ['~MSW-06 a code in lower case is no known one', 'eu', { preference: 'fi' }, 'IE'],
    ['~MSW-06 nor is one from the look-up', 'gl', { lookedUp: 'kr' }, 'SG'],
    ['~MSW-06 so is rubbish', 'gl', { preference: '__proto__', lookedUp: '' }, 'SG'],
  ])('%s', (_, code, visitor, expected) => {
    const storefront = findStorefront('production', code)
    expect(storefront && marketOfVisit(storefront, visitor).countryCode).toBe(expected)
  })
})
