import { useSyncExternalStore } from 'react'

const query = globalThis.matchMedia('(width < 720px)')

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether rows have two lines and the navigation is at the bottom. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => query.matches)
