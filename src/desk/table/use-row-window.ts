import { type RefObject, useEffect, useState } from 'react'
import { type RowRange, rowsInSight, scrollTopFor } from './row-window.ts'

const START: RowRange = { first: 0, last: 30 }

/** Follows the scrolling and the size of a list. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, rowPx: number, headPx: number) {
  const [range, setRange] = useState(START)
  useEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const read = (): void => {
      const next = rowsInSight(sightOf(element, rowPx))
      setRange((before) => (before.first === next.first && before.last === next.last ? before : next))
    }
    const observer = new ResizeObserver(read)
    observer.observe(element)
    element.addEventListener('scroll', read, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', read)
    }
  }, [scroller, rowPx])
  const scrollTo = (row: number): void => {
    const element = scroller.current
    element?.scrollTo({ top: scrollTopFor(row, sightOf(element, rowPx), headPx) })
  }
  return { range, scrollTo }
}

const sightOf = ({ scrollTop, clientHeight }: HTMLElement, rowPx: number) => ({
  top: scrollTop,
  height: clientHeight,
  rowPx,
})
