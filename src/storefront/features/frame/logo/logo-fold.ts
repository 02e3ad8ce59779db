/** The wordmark folds into the fish after a while, or as soon as the visitor does anything (HDR-08). Once: it stays folded. */
import { useEffect } from 'react'
import { LOGO_COLLAPSE_MS } from '../../../ui/timings.ts'
import { createStore, useStore } from '../../../stores/store.ts'

const SIGNS_OF_LIFE = ['click', 'mousemove', 'keydown', 'touchstart', 'scroll'] as const

const isFolded = createStore(false)

/** Whether the logo is folded, for components that need the room beside the fish. */
export const useIsLogoFolded = (): boolean => useStore(isFolded, (state) => state)

export function useLogoFold(): boolean {
  const folded = useIsLogoFolded()
  useEffect(() => {
    if (folded) return undefined
    const listening = new AbortController()
    const fold = () => isFolded.set(() => true)
    const timer = setTimeout(fold, LOGO_COLLAPSE_MS)
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, fold, { passive: true, signal: listening.signal })
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [folded])
  return folded
}
