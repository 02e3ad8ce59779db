import { describe, expect, it } from 'vitest'
import { PAGE_TYPES } from '../paths/page-type.ts'
import { isListing } from './is-listing.ts'

describe('isListing', () => {
  it('LST-01 listings are the category and the search pages', () => {
    expect(PAGE_TYPES.filter(isListing).toSorted()).toEqual(['category', 'search'])
  })
})
