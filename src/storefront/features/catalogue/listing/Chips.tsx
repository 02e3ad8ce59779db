/** What the listing is narrowed to. Each chip takes its piece off. */
import { useEffect, useRef } from 'react'
import { fill } from '../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import { InPlaceLink } from '../../../ui/InPlaceLink.tsx'
import styles from './Chips.module.css'
import type { PanelView } from './panel-view.ts'

type Props = {
  readonly panel: PanelView
  /** Not where a button beside them takes off all of them. */
  readonly hasClear?: boolean
}

export function Chips({ panel: { chips, clear, unfiltered }, hasClear = true }: Props) {
  const texts = useTexts()
  const { ref, onFollow } = useFocusOnNext()
  return (
    <ul className={styles.chips} aria-label={texts.chosenFilters} tabIndex={-1} ref={ref} hidden={chips.length === 0}>
      {chips.map(({ label, href }) => (
        <li key={href}>
          <InPlaceLink className={styles.chip} href={href} onFollow={onFollow}>
            <span className="visually-hidden">{fill(texts.removeFilter, { name: label })}</span>
            <span aria-hidden="true">{label}</span>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="M4 4l8 8M12 4l-8 8" />
            </svg>
          </InPlaceLink>
        </li>
      ))}
      {hasClear && chips.length > 1 && (
        <li>
          <InPlaceLink className={styles.clear} href={unfiltered} onFollow={onFollow}>
            {clear ?? texts.clearFilters}
          </InPlaceLink>
        </li>
      )}
    </ul>
  )
}

/** A chip that is pressed goes when the chips are next drawn, and the focus must not go with it. */
function useFocusOnNext() {
  const ref = useRef<HTMLUListElement>(null)
  const wasFollowed = useRef(false)
  useEffect(() => {
    if (!wasFollowed.current) return
    wasFollowed.current = false
    const next = ref.current?.querySelector('a') ?? document.querySelector('main')
    if (!ref.current?.contains(document.activeElement)) next?.focus({ preventScroll: true })
  })
  const onFollow = () => {
    wasFollowed.current = true
  }
  return { ref, onFollow }
}
