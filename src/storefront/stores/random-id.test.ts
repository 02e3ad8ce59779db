import { afterEach, expect, it, vi } from 'vitest'
import { randomId } from './random-id.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('a random id is another one each time, also where a page without https has no randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 100 }, randomId)
  expect(new Set(ids).size).toBe(100)
  expect(ids.filter((id) => !/^[\da-f]{32}$/.test(id))).toEqual([])
})
