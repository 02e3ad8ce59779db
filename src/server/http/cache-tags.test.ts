import { describe, expect, it } from 'vitest'
import { cacheTags } from './cache-tags.ts'

const cdn = { headers: { 'cdn-loop': 'fishnet; v=1' } }

describe('cacheTags', () => {
  it('sends the tags of a response to a shared cache', () => {
    expect(cacheTags(cdn, { tags: ['goods', 'story:uk/about'] })).toEqual(['Cache-Tag', 'goods,story:uk/about'])
  })

  it('sends no tags to a browser, nor without tags', () => {
    expect(cacheTags({ headers: {} }, { tags: ['goods'] })).toEqual([])
    expect(cacheTags(cdn, { tags: [] })).toEqual([])
  })

  it('writes whatever a merchant calls a story so that a header can hold it', () => {
    const [, value] = cacheTags(cdn, { tags: ['story:uk/für, dich', 'x\r\nSet-Cookie: a', '\ud800'] })
    expect(value).toBe('story:uk/f%C3%BCr%2C%20dich,x%0D%0ASet-Cookie:%20a,%EF%BF%BD')
  })
})
