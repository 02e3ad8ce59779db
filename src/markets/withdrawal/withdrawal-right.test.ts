import { describe, expect, it } from 'vitest'
import { COUNTRY_CODES } from '../storefronts/country-codes.ts'
import { hasWithdrawalRight } from './withdrawal-right.ts'

describe('hasWithdrawalRight', () => {
  it('is known for every country: 26 of them have it', () => {
    const having = COUNTRY_CODES.filter(hasWithdrawalRight)
    expect(having).toEqual(expect.arrayContaining(['DE', 'FR', 'NL', 'IE', 'NO', 'GB']))
    expect(having).not.toContain('US')
    expect(having).not.toContain('CH')
    expect(having).toHaveLength(26)
  })
})
