import { beforeEach, describe, expect, it, vi } from 'vitest'
import { carryEvent, takeCarried } from './carry-events.ts'
import type { WrittenEvent } from './write-events.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

const event = (path: string): WrittenEvent => ({
  event: 'SPA-PageView',
  name: 'storefront-checkout-cart',
  path,
  countryCode: 'GB',
  inSplitTest: false,
})

describe('carried events', () => {
  it('arrive in their order, once', () => {
    carryEvent(event('/a'))
    carryEvent(event('/b'))
    expect(takeCarried()).toEqual([event('/a'), event('/b')])
    expect(takeCarried()).toEqual([])
  })

  it('are at most a hundred, the last ones', () => {
    for (let number = 0; number < 102; number += 1) carryEvent(event(`/${number}`))
    const carried = takeCarried()
    expect(carried).toHaveLength(100)
    expect(carried[0]).toEqual(event('/2'))
  })

  it.each(['{', '"text"', '[7, null, "text"]'])('are none where another program wrote %s', (stored) => {
    kept.set('sockeye.events', stored)
    expect(takeCarried()).toEqual([])
  })

  it('are lost where the browser keeps nothing', () => {
    vi.stubGlobal('sessionStorage', undefined)
    carryEvent(event('/a'))
    expect(takeCarried()).toEqual([])
  })
})
