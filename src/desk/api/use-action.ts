/** Runs something that takes time on a press: pending state, error, and no second run meanwhile. */
import { useCallback, useRef, useState } from 'react'
import { isCancelled } from './operation-error.ts'

export type Action<Args extends readonly unknown[]> = {
  readonly run: (...args: Args) => void
  readonly pending: boolean
  readonly error: unknown
  readonly reset: () => void
}

export function useAction<Args extends readonly unknown[]>(work: (...args: Args) => Promise<unknown>): Action<Args> {
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<unknown>()
  const isRunning = useRef(false)
  const run = (...args: Args): void => {
    if (isRunning.current) return
    isRunning.current = true
    setPending(true)
    setError(undefined)
    work(...args)
      .catch((failure: unknown) => {
        if (!isCancelled(failure)) setError(failure)
      })
      .finally(() => {
        isRunning.current = false
        setPending(false)
      })
  }
  const reset = useCallback(() => setError(undefined), [])
  return { run, pending, error, reset }
}
