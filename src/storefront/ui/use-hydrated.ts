import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page answers yet: what does nothing without JavaScript is drawn only then. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
