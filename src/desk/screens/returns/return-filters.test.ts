import { describe, expect, it } from 'vitest'
import { isShown, RETURN_FILTERS } from './return-filters.ts'

const STATES = ['requested', 'accepted', 'received', 'refunding', 'settled', 'rejected', 'cancelled']

describe('the filter of returns', () => {
  it.each([
    ['open', ['requested', 'accepted', 'received', 'refunding']],
    ['settled', ['settled']],
    ['all', STATES],
  ] as const)('%s shows %j', (filter, expected) => {
    expect(STATES.filter((state) => isShown({ state }, filter))).toEqual(expected)
  })

  it('offers every state', () => {
    expect(RETURN_FILTERS).toEqual(['open', ...STATES, 'all'])
  })
})
