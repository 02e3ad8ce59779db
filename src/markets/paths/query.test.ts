import { describe, expect, it } from 'vitest'
import { readQuery } from './query.ts'

describe('readQuery', () => {
  it('RTE-32 reads the seven members and nothing else', () => {
    const search =
      '?redirectResult=r&items=1x2&bust=&term=dog%20socks&page=2&_storyblok=5&_storyblok_release=7&utm_source=mail'
    expect(readQuery(search)).toEqual({
      redirectResult: 'r',
      items: '1x2',
      bust: '',
      term: 'dog socks',
      page: '2',
      _storyblok: '5',
      _storyblok_release: '7',
    })
  })

  it('RTE-32 absent members are absent, of repeated ones the first counts', () => {
    expect(readQuery('term=a&term=b')).toEqual({ term: 'a' })
    expect(readQuery('')).toEqual({})
  })

  it('~RTE-33 reads the three of start-up, an empty value too', () => {
    expect(readQuery('?redirectResult=r&items=1x2&bust')).toEqual({ redirectResult: 'r', items: '1x2', bust: '' })
  })
})
