import { describe, expect, it } from 'vitest'
import { settableClock } from '../../../tests/support/settable-clock.ts'
import { createUnsavedContent } from './unsaved-content.ts'

const HALF_AN_HOUR = 30 * 60_000

function layers() {
  const clock = settableClock('2026-11-15T12:00:00.000Z')
  return { clock, unsaved: createUnsavedContent(clock) }
}

describe('unsaved content', () => {
  it('DCO-02 is of one session, by story', () => {
    const { unsaved } = layers()
    unsaved.put('a', { slug: 'uk/home', sequence: 1, content: '{"title":"A"}' })
    unsaved.put('b', { slug: 'uk/home', sequence: 1, content: '{"title":"B"}' })
    expect(unsaved.contentOf('a', 'uk/home')).toBe('{"title":"A"}')
    expect(unsaved.contentOf('b', 'uk/home')).toBe('{"title":"B"}')
    expect(unsaved.contentOf('a', 'uk/about')).toBeUndefined()
    expect(unsaved.contentOf('c', 'uk/home')).toBeUndefined()
  })

  it('DCO-02 is gone after half an hour without input, not before', () => {
    const { clock, unsaved } = layers()
    unsaved.put('a', { slug: 'uk/home', sequence: 1, content: '{}' })
    clock.advance(HALF_AN_HOUR - 1)
    unsaved.put('a', { slug: 'uk/about', sequence: 1, content: '{}' })
    clock.advance(HALF_AN_HOUR - 1)
    expect(unsaved.contentOf('a', 'uk/home')).toBe('{}')
    clock.advance(1)
    expect([unsaved.contentOf('a', 'uk/home'), unsaved.contentOf('a', 'uk/about')]).toEqual([undefined, undefined])
  })

  it('~DCO-01 ignores input that is older than what it has', () => {
    const { unsaved } = layers()
    expect(unsaved.put('a', { slug: 'uk/home', sequence: 2, content: '2' })).toBe(true)
    expect(unsaved.put('a', { slug: 'uk/home', sequence: 1, content: '1' })).toBe(false)
    expect(unsaved.contentOf('a', 'uk/home')).toBe('2')
    expect(unsaved.put('a', { slug: 'uk/home', sequence: 3, content: undefined })).toBe(true)
    expect(unsaved.contentOf('a', 'uk/home')).toBeUndefined()
  })

  it('drops what was typed longest ago when there is too much of it', () => {
    const { unsaved } = layers()
    const large = 'x'.repeat(20 * 1024 * 1024)
    unsaved.put('a', { slug: 'uk/home', sequence: 1, content: large })
    unsaved.put('b', { slug: 'uk/home', sequence: 1, content: large })
    expect(unsaved.contentOf('a', 'uk/home')).toBeUndefined()
    expect(unsaved.contentOf('b', 'uk/home')).toBe(large)
    unsaved.remove('b')
    expect(unsaved.contentOf('b', 'uk/home')).toBeUndefined()
  })
})
