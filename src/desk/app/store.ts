/** A value that several components read: get, set, listen. */
import { useSyncExternalStore } from 'react'

export type DeskStore<State> = {
  readonly get: () => State
  readonly set: (update: (state: State) => State) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createDeskStore<State>(initial: State): DeskStore<State> {
  const listeners = new Set<() => void>()
  let current = initial
  return {
    get: () => current,
    set: (update) => {
      const next = update(current)
      if (Object.is(next, current)) return
      current = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const useDeskStore = <State>(store: DeskStore<State>): State => useSyncExternalStore(store.subscribe, store.get)
