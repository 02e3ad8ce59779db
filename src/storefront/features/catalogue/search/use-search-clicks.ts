import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

export type SearchResultLinks = {
  readonly term: string
  /** Of the answer that the finds stand in. */
  readonly id: string
  /** Each with its path below the storefront. */
  readonly finds: readonly { readonly sku: string; readonly path: string }[]
}

/** Notes which find of a search is opened inside an element (SRC-14). Its code comes after the page. */
export function useSearchClicks(answer: SearchResultLinks | undefined): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = ref.current
    if (!element || !answer) return undefined
    const left = new AbortController()
    const follow = async () => {
      const { recordClick } = await import('./record-click.ts')
      const onClick = ({ target }: MouseEvent) => {
        const link = target instanceof Element ? target.closest('a') : null
        const position = link ? answer.finds.findIndex(({ path }) => link.pathname.endsWith(`/${path}`)) : -1
        const sku = answer.finds[position]?.sku
        if (sku !== undefined) recordClick({ kind: 'searchClick', sku, term: answer.term, id: answer.id, position })
      }
      element.addEventListener('click', onClick, { signal: left.signal })
    }
    // A failure does not affect the shopper.
    follow().catch(() => undefined)
    return () => left.abort()
  }, [answer])
  return ref
}
