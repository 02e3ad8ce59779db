import { describe, expect, it } from 'vitest'
import { findMarket } from '../storefronts/table.ts'
import type { CountryCode } from '../types.ts'
import { oddInAddress, tidyAddress, wrongInBilling, wrongInContact, wrongInShipping } from './check-address.ts'

const address = {
  country: 'GB',
  city: 'Leeds',
  firstName: 'Ada',
  lastName: 'Byron',
  street0: '1 Loom Street',
  street1: '',
  postCode: 'LS1 1AA',
  region: '',
}

const wrongIn = (country: CountryCode, change: Partial<typeof address>) => {
  const market = findMarket('production', country)
  return market && wrongInShipping({ ...address, country, ...change }, market)
}

describe('wrongInShipping', () => {
  it.each([
    ['ERR-40 nothing', 'GB', {}, []],
    ['ERR-40 no city', 'GB', { city: '  ' }, [{ member: 'city', problem: 'missing' }]],
    [
      'ERR-40 no name at all',
      'GB',
      { firstName: '', lastName: '' },
      [
        { member: 'firstName', problem: 'missing' },
        { member: 'lastName', problem: 'missing' },
      ],
    ],
    ['~ADR-02 no post code in Ireland', 'IE', { postCode: '' }, []],
    ['~ADR-02 none in the Emirates', 'AE', { postCode: '' }, []],
    ['ADR-03 no region in the United States', 'US', { region: '' }, []],
    ['ADR-11 a blocked region', 'US', { region: 'GU' }, [{ member: 'region', problem: 'not-shipped-to' }]],
    ['ADR-10 the same letters as a province of Italy', 'IT', { region: 'VI' }, []],
    ['a region that is none', 'US', { region: 'Oregon' }, [{ member: 'region', problem: 'unknown-region' }]],
    ['any region where there is no list of them', 'GB', { region: 'Yorkshire' }, []],
    ['another country', 'GB', { country: 'DE' }, [{ member: 'country', problem: 'other-country' }]],
    ['no country', 'GB', { country: '' }, [{ member: 'country', problem: 'missing' }]],
    ['a street without end', 'GB', { street0: 'x'.repeat(101) }, [{ member: 'street0', problem: 'too-long' }]],
    ['a street as long as it may be', 'GB', { street0: 'x'.repeat(100) }, []],
    ['a region of white space only, which is none', 'US', { region: '  ' }, []],
    [
      'another country beside a missing city: both are named',
      'GB',
      { country: 'DE', city: '' },
      [
        { member: 'city', problem: 'missing' },
        { member: 'country', problem: 'other-country' },
      ],
    ],
    ['a post code that looks odd', 'GB', { postCode: '12345' }, []],
  ] as const)('%s', (_, country, change, expected) => {
    expect(wrongIn(country, change)).toEqual(expected)
  })
})

it('an unknown region is wrong even where the country has a single one', () => {
  const market = { countryCode: 'GB', regions: [{ code: 'LS', name: 'Leeds' }] } as const
  expect(wrongInShipping({ ...address, region: 'LS' }, market)).toEqual([])
  expect(wrongInShipping({ ...address, region: 'XX' }, market)).toEqual([
    { member: 'region', problem: 'unknown-region' },
  ])
})

describe('wrongInBilling', () => {
  it('ERR-41 requires the same, wherever it is', () => {
    expect(wrongInBilling({ ...address, country: 'JP' })).toEqual([])
    expect(wrongInBilling({ ...address, street0: '' })).toEqual([{ member: 'street0', problem: 'missing' }])
  })
})

describe('oddInAddress', () => {
  it('warns of a post code of another shape', () => {
    expect(oddInAddress(address)).toEqual([])
    expect(oddInAddress({ ...address, postCode: '12345' })).toEqual(['postCode'])
  })
})

describe('wrongInContact', () => {
  it.each([
    ['ERR-42 nothing', {}, []],
    ['ERR-42 no e-mail address', { email: ' ' }, [{ member: 'email', problem: 'missing' }]],
    ['ERR-42 one that is none', { email: 'ada' }, [{ member: 'email', problem: 'invalid' }]],
    ['ERR-42 no telephone', { telephone: '' }, [{ member: 'telephone', problem: 'missing' }]],
    ['ERR-42 a telephone of white space only', { telephone: ' ' }, [{ member: 'telephone', problem: 'missing' }]],
    ['ERR-42 one that is none', { telephone: '12' }, [{ member: 'telephone', problem: 'invalid' }]],
  ])('%s', (_, change, expected) => {
    const contact = { email: 'ada@example.com', telephone: '020 7946 0000', ...change }
    expect(wrongInContact(contact, 'GB')).toEqual(expected)
  })
})

describe('tidyAddress', () => {
  it('trims texts and preserves their words', () => {
    const typed = { ...address, country: ' gb ', city: ' Leeds\n', street0: '1  Loom   Street', postCode: 'ls1 1aa' }
    expect(tidyAddress(typed)).toEqual(address)
    expect(tidyAddress({ ...address, region: ' ca ' }).region).toBe('CA')
  })
})
