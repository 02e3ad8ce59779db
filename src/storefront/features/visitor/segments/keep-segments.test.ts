import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { consentStore, decide, EVERYTHING_ALLOWED, NOTHING_ALLOWED } from '../consent/index.ts'
import { keepSegments } from './keep-segments.ts'
import { NONE, segmentStore } from './segments.ts'
import { startSegments } from './start-segments.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}

describe('what campaign a visitor came with', () => {
  beforeEach(() => {
    kept.clear()
    vi.stubGlobal('sessionStorage', storage)
    vi.stubGlobal('location', { search: '?utm_campaign=friends' })
    consentStore.set(() => 'undecided')
  })
  afterEach(() => {
    consentStore.set(() => 'unknown')
    segmentStore.set(() => NONE)
  })

  it('~SEG-04 counts at once, is kept with consent only, and is forgotten without it', () => {
    startSegments()
    const stop = keepSegments()
    expect([segmentStore.get().campaign, kept.size]).toEqual(['friends', 0])
    decide({ ...EVERYTHING_ALLOWED, marketing: false })
    expect(kept.size).toBe(0)
    decide(EVERYTHING_ALLOWED)
    expect(JSON.parse(kept.get('sockeye.segments') ?? '')).toMatchObject({ campaign: 'friends' })
    decide(NOTHING_ALLOWED)
    expect([segmentStore.get().campaign, kept.size]).toEqual(['friends', 0])
    stop()
  })

  it('~SEG-04 counts on the next page, too, where it was kept', () => {
    kept.set('sockeye.segments', '{"campaign":"friends","content":"","isSubscribed":false}')
    vi.stubGlobal('location', { search: '' })
    startSegments()
    expect(segmentStore.get().campaign).toBe('friends')
  })

  it('says nothing where there is nothing to keep, or nowhere', () => {
    vi.stubGlobal('location', { search: '' })
    decide(EVERYTHING_ALLOWED)
    startSegments()
    keepSegments()()
    expect(kept.size).toBe(0)
    vi.stubGlobal('sessionStorage', undefined)
    vi.stubGlobal('location', { search: '?utm_campaign=friends' })
    startSegments()
    keepSegments()()
    expect(segmentStore.get().campaign).toBe('friends')
  })
})
