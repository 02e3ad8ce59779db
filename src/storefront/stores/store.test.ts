import { describe, expect, it } from 'vitest'
import { createStore } from './store.ts'

describe('a store', () => {
  it('tells those who listen, and only when something is different', () => {
    const store = createStore(1)
    const heard: number[] = []
    const stop = store.subscribe(() => heard.push(store.get()))
    store.set((count) => count + 1)
    store.set((count) => count)
    stop()
    store.set(() => 9)
    expect([heard, store.get(), store.initial]).toEqual([[2], 9, 1])
  })
})
