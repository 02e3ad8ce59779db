import { describe, expect, it } from 'vitest'
import { readQuery, readStartUpQuery } from './query.ts'

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

  it('~RTE-33 start-up reads three', () => {
    expect(readStartUpQuery('?redirectResult=r&items=1x2&bust&term=dog')).toEqual({
      redirectResult: 'r',
      items: '1x2',
      bust: '',
    })
    expect(readStartUpQuery('?term=dog')).toEqual({})
  })
})
