/** What more than one corner of the page must know about the visitor: a value, a way to change it, a way to listen. */
import { useSyncExternalStore } from 'react'

export interface Store<State> {
  readonly initial: State
  readonly get: () => State
  /** Listeners hear of it only when `update` returns something else than it was given. */
  readonly set: (update: (state: State) => State) => void
  readonly subscribe: (listener: () => void) => () => void
}

export function createStore<State>(initial: State): Store<State> {
  const listeners = new Set<() => void>()
  let current = initial
  return {
    initial,
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

/**
 * The part of a store that a component draws. `select` must return the same thing for the same state, so parts, not
 * new objects. While hydrating it is the part of the initial state: the HTML is the same for every visitor.
 */
export function useStore<State, Part>(store: Store<State>, select: (state: State) => Part): Part {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial),
  )
}
