import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { consentStore, decide, EVERYTHING_ALLOWED, NOTHING_ALLOWED } from '../consent/index.ts'
import { storeSegments } from './store-segments.ts'
import { NONE, segmentStore } from './segments.ts'
import { startSegments } from './start-segments.ts'

const items = new Map<string, string>()
const storage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
}

describe('what campaign a visitor came with', () => {
  beforeEach(() => {
    items.clear()
    vi.stubGlobal('sessionStorage', storage)
    vi.stubGlobal('location', { search: '?utm_campaign=friends' })
    consentStore.set(() => 'undecided')
  })
  afterEach(() => {
    consentStore.set(() => 'unknown')
    segmentStore.set(() => NONE)
  })

  it('~SEG-04 counts at once, is stored with consent only, and is deleted without it', () => {
    startSegments()
    const stop = storeSegments()
    expect([segmentStore.get().campaign, items.size]).toEqual(['friends', 0])
    decide({ ...EVERYTHING_ALLOWED, marketing: false })
    expect(items.size).toBe(0)
    decide(EVERYTHING_ALLOWED)
    expect(JSON.parse(items.get('sockeye.segments') ?? '')).toMatchObject({ campaign: 'friends' })
    decide(NOTHING_ALLOWED)
    expect([segmentStore.get().campaign, items.size]).toEqual(['friends', 0])
    stop()
  })

  it('~SEG-04 counts on the next page, too, where it was stored', () => {
    items.set('sockeye.segments', '{"campaign":"friends","content":"","isSubscribed":false}')
    vi.stubGlobal('location', { search: '' })
    startSegments()
    expect(segmentStore.get().campaign).toBe('friends')
  })

  it('says nothing where there is nothing to keep, or nowhere', () => {
    vi.stubGlobal('location', { search: '' })
    decide(EVERYTHING_ALLOWED)
    startSegments()
    storeSegments()()
    expect(items.size).toBe(0)
    vi.stubGlobal('sessionStorage', undefined)
    vi.stubGlobal('location', { search: '?utm_campaign=friends' })
    startSegments()
    storeSegments()()
    expect(segmentStore.get().campaign).toBe('friends')
  })
})
