import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { PRICE_FILTER_BOUNDS } from '../../../../markets/listings/price-filter.ts'
import { isChanged } from '../../../ui/is-changed.ts'
import { replaceAddress } from '../../../ui/replace-address.ts'
import { addressOfForm } from './filter-form.ts'
import type { PanelView } from './panel-view.ts'

/** A slider is pushed and a field is typed in more than once. */
const SETTLES_MS = 250

/** A change to a filter opens the filtered listing, from its top and replacing the history entry (LST-05..07). */
export function useFilterForm(panel: PanelView): {
  readonly ref: RefObject<HTMLFormElement | null>
  readonly apply: () => void
} {
  const { groups, path, kept } = panel
  const ref = useRef<HTMLFormElement>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  const apply = () => {
    // Enter in a field is a change and a submission: applied twice, the second could undo a filter that was taken off meanwhile.
    clearTimeout(waiting.current)
    if (!ref.current) return
    const range = groups.find((group) => group.kind === 'range')
    const names = groups.map(({ name }) => name)
    const bounds = range ?? PRICE_FILTER_BOUNDS
    replaceAddress(addressOfForm({ path, kept, names, bounds }, new FormData(ref.current)), 'top')
  }
  const applyNow = useEffectEvent(apply)

  useEffect(() => {
    const form = ref.current
    // The browser's own change event, not React's, which fires on every letter: this one fires when a value is
    // committed.
    const onChange = ({ target }: Event) => {
      clearTimeout(waiting.current)
      const isBox = target instanceof HTMLInputElement && target.type === 'checkbox'
      if (isBox) applyNow()
      else waiting.current = setTimeout(() => applyNow(), SETTLES_MS)
    }
    form?.addEventListener('change', onChange)
    if (form && isChanged(form)) applyNow()
    return () => {
      clearTimeout(waiting.current)
      form?.removeEventListener('change', onChange)
    }
  }, [])

  // Checked boxes follow the filters in force, also after a chip or back navigation changed them. Not on mount: boxes
  // that the shopper checked before hydration are applied instead.
  const drawn = useRef(groups)
  useLayoutEffect(() => {
    if (drawn.current === groups) return
    drawn.current = groups
    const boxes = ref.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []
    for (const box of boxes) box.checked = box.defaultChecked
  }, [groups])

  return { ref, apply }
}
