import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { AT_THE_TOP, scrollHeader } from './header-scroll.ts'

/**
 * Marks an element with what scrolling makes of it; its style sheet does the rest. Nothing is drawn or measured while
 * the page scrolls, so nothing can stutter.
 */
export function useHeaderScroll(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let state = AT_THE_TOP
    const onScroll = () => {
      const next = scrollHeader(state, window.scrollY)
      if (next.isHidden !== state.isHidden) ref.current?.toggleAttribute('data-hidden', next.isHidden)
      if (next.hasBanner !== state.hasBanner) ref.current?.toggleAttribute('data-scrolled', !next.hasBanner)
      state = next
    }
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return ref
}
