import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addEarlyBird, clearEarlyBirds, EARLY_BIRDS, earlyBirds } from './early-birds.ts'

beforeEach(() => {
  vi.stubGlobal('window', {})
  clearEarlyBirds()
})
afterEach(() => void vi.unstubAllGlobals())

describe('early birds', () => {
  it('EBR-01 are a set, and the last is known', () => {
    for (const id of ['a', 'b', 'a']) addEarlyBird(id)
    expect(earlyBirds.get()).toEqual({ ids: new Set(['a', 'b']), last: 'a' })
  })

  it('~EBR-02 ~EBR-03 can be seen in the window until another page is loaded', () => {
    addEarlyBird('a')
    expect(Reflect.get(window, EARLY_BIRDS)).toEqual(['a'])
    clearEarlyBirds()
    expect(Reflect.get(window, EARLY_BIRDS)).toEqual([])
    expect(earlyBirds.get().last).toBeUndefined()
  })
})
