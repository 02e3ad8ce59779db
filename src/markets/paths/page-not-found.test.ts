import { describe, expect, it } from 'vitest'
import { pageNotFoundText } from './page-not-found.ts'

describe('pageNotFoundText', () => {
  it('RTE-28 has one spelling', () => {
    expect(pageNotFoundText('/uk/nope')).toBe('Page not found: /uk/nope')
  })
})
