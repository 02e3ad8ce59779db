import { describe, expect, it } from 'vitest'
import { createStore } from './store.ts'

describe('a store', () => {
  it('notifies its listeners, and only on a change', () => {
    const store = createStore(1)
    const received: number[] = []
    const stop = store.subscribe(() => received.push(store.get()))
    store.set((count) => count + 1)
    store.set((count) => count)
    stop()
    store.set(() => 9)
    expect([received, store.get(), store.initial]).toEqual([[2], 9, 1])
  })
})
