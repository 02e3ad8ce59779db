/** Whether the shop can be reached, and writes that wait for it (DSK-15). */
import { createDeskStore } from '../app/store.ts'
import type { OperationError } from './operation-error.ts'

type Waiting = { readonly retry: () => void; readonly giveUp: () => void }

type ConnectionState = {
  readonly online: boolean
  /** The last failure; undefined while everything works. */
  readonly failure: OperationError | undefined
  readonly waiting: readonly Waiting[]
  /** A newer build is on the server. */
  readonly outdated: boolean
}

export const connectionStore = createDeskStore<ConnectionState>({
  online: true,
  failure: undefined,
  waiting: [],
  outdated: false,
})

const change = (part: Partial<ConnectionState>): void => connectionStore.set((state) => ({ ...state, ...part }))

export function noteAnswer(): void {
  if (connectionStore.get().failure) change({ failure: undefined })
}

export const noteFailure = (failure: OperationError): void => change({ failure })

export const noteOutdated = (): void => change({ outdated: true })

/** Resolves with true after the time, earlier when the network is back or "Retry" is pressed; with false on "Give up". */
export function waitToRetry(ms: number, failure: OperationError): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => end(true), ms)
  const waiting: Waiting = { retry: () => end(true), giveUp: () => end(false) }
  const end = (again: boolean): void => {
    clearTimeout(timer)
    connectionStore.set((state) => ({ ...state, waiting: state.waiting.filter((other) => other !== waiting) }))
    if (!again) noteAnswer()
    resolve(again)
  }
  connectionStore.set((state) => ({ ...state, failure, waiting: [...state.waiting, waiting] }))
  return promise
}

export function retryAll(): void {
  for (const { retry } of connectionStore.get().waiting) retry()
}

export function giveUpAll(): void {
  for (const { giveUp } of connectionStore.get().waiting) giveUp()
}

export function watchNetwork(): void {
  const read = (): void => {
    change({ online: navigator.onLine })
    if (navigator.onLine) retryAll()
  }
  globalThis.addEventListener('online', read)
  globalThis.addEventListener('offline', read)
  read()
}
