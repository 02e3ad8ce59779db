/**
 * Three lines that open the menu of a narrow screen. A link to the page of the same contents, for as long as nothing
 * answers here; then it opens the menu in place, whose code is fetched when a finger or the focus comes near.
 */
import { useEffect, useState } from 'react'
import type { MouseEvent } from 'react'
import { linkTo } from '../../../markets/paths/storefront-segment.ts'
import { useTexts } from '../../texts/texts-context.ts'
import type { Place } from '../markets/index.ts'
import styles from './MenuLink.module.css'
import { onDemand } from '../../ui/on-demand.tsx'
import { isPlainLinkClick } from '../../ui/plain-link-click.ts'
import { visits } from '../../stores/visits.ts'

const { View: MobileMenu, prepare, usePrepared } = onDemand(async () => (await import('./MobileMenu.tsx')).MobileMenu)

export function MenuLink({ place, hasSearch }: { place: Place; hasSearch: boolean }) {
  const texts = useTexts()
  const [isOpen, setOpen] = useState(false)
  const page = linkTo(place.storefront, '/menu')
  const close = () => setOpen(false)
  // Also when the page changes by itself, as it does with the browser's own way back.
  useEffect(() => visits.subscribe(() => setOpen(false)), [])
  usePrepared()
  const onClick = (event: MouseEvent) => {
    if (!isPlainLinkClick(event)) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <a
        className={styles.opener}
        href={page}
        aria-haspopup="dialog"
        onClick={onClick}
        onFocus={prepare}
        onPointerEnter={prepare}
        onTouchStart={prepare}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 6.500h18M3 12h18M3 17.500h12" />
        </svg>
        <span className="visually-hidden">{texts.menu}</span>
      </a>
      {isOpen && (
        <MobileMenu place={place} hasSearch={hasSearch} onClose={close} onMissing={() => location.assign(page)} />
      )}
    </>
  )
}
