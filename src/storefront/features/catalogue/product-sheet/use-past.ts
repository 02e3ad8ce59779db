import { useEffect, useState, type RefObject } from 'react'

/** As if the screen had no lower edge: what is out of view then, is above it, however far one jumped. */
const BELOW = { rootMargin: '0px 0px 100000px' } as const

/** Whether something has gone out of view at the top. */
export function usePast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(([entry]) => setPast(entry?.isIntersecting === false), BELOW)
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isPast
}
