import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { PRICE_FILTER_BOUNDS } from '../../../../markets/listings/price-filter.ts'
import { isChanged } from '../../../ui/is-changed.ts'
import { replaceAddress } from '../../../ui/replace-address.ts'
import { addressOfForm } from './filter-form.ts'
import type { PanelView } from './panel-view.ts'

/** A slider is pushed and a field is typed in more than once. */
const SETTLES_MS = 250

/** A change to a filter leads to the listing that it asks for, from its top and in its place of the history (LST-05..07). */
export function useFilterForm(panel: PanelView): {
  readonly ref: RefObject<HTMLFormElement | null>
  readonly apply: () => void
} {
  const { groups, path, kept } = panel
  const ref = useRef<HTMLFormElement>(null)

  const apply = () => {
    if (!ref.current) return
    const range = groups.find((group) => group.kind === 'range')
    const names = groups.map(({ name }) => name)
    const bounds = range ?? PRICE_FILTER_BOUNDS
    replaceAddress(addressOfForm({ path, kept, names, bounds }, new FormData(ref.current)), 'top')
  }
  const applyNow = useEffectEvent(apply)

  useEffect(() => {
    const form = ref.current
    let waiting: ReturnType<typeof setTimeout> | undefined
    // The browser's own event and not React's, which tells of every letter: this one comes when a value is settled.
    const onChange = ({ target }: Event) => {
      clearTimeout(waiting)
      const isBox = target instanceof HTMLInputElement && target.type === 'checkbox'
      if (isBox) applyNow()
      else waiting = setTimeout(() => applyNow(), SETTLES_MS)
    }
    form?.addEventListener('change', onChange)
    if (form && isChanged(form)) applyNow()
    return () => {
      clearTimeout(waiting)
      form?.removeEventListener('change', onChange)
    }
  }, [])

  // What is ticked is what is in force, also when a chip or the way back has changed that. Never on arrival: what somebody
  // has ticked before the page answered is applied instead.
  const drawn = useRef(groups)
  useLayoutEffect(() => {
    if (drawn.current === groups) return
    drawn.current = groups
    const boxes = ref.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []
    for (const box of boxes) box.checked = box.defaultChecked
  }, [groups])

  return { ref, apply }
}
