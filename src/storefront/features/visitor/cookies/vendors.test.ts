import { describe, expect, it } from 'vitest'
import { vendorsOf } from './vendors.ts'

const ADD_ONS = {
  chatScript: 'https://chat.example/widget.js',
  tagManagerScript: 'https://tags.example/gtm.js?id=GTM-1',
}

describe('vendorsOf', () => {
  it('~LAW-23 names exactly the companies that are configured', () => {
    expect(vendorsOf('extras', ADD_ONS)).toEqual(['chat.example'])
    expect(vendorsOf('statistics', ADD_ONS)).toEqual(['tags.example'])
    expect(vendorsOf('marketing', ADD_ONS)).toEqual(['tags.example'])
  })

  it('~LAW-23 names none where none is configured', () => {
    expect(vendorsOf('extras', {})).toEqual([])
  })
})
