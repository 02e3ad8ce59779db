/**
 * The way to the search in the header. A link to the search page, for as long as nothing answers here; then it opens the
 * box in place (SRC-11), over the header, and closes it when something was chosen or the visitor looks elsewhere.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FocusEvent, MouseEvent, RefObject } from 'react'
import { linkTo } from '../../../../markets/paths/storefront-segment.ts'
import { visits } from '../../../stores/visits.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import { isPlainLinkClick } from '../../../ui/plain-link-click.ts'
import type { StorefrontMarket } from '../../visitor/markets/index.ts'
import { searchBox } from './search-box-on-demand.ts'
import styles from './SearchLink.module.css'

const { View: SearchBox, prepare } = searchBox

export function SearchLink({ place }: { place: StorefrontMarket }) {
  const texts = useTexts()
  const opener = useRef<HTMLAnchorElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => visits.subscribe(() => setOpen(false)), [])
  const page = linkTo(place.storefront, '/search')
  searchBox.usePrepared()
  const collapse = useCallback(() => setOpen(false), [])
  const box = usePressOutside(isOpen, collapse)
  const close = () => {
    collapse()
    opener.current?.focus()
  }
  const onClick = (event: MouseEvent) => {
    if (!isPlainLinkClick(event)) return
    event.preventDefault()
    setOpen(true)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) collapse()
  }
  return (
    <>
      <a
        className={styles.opener}
        href={page}
        aria-expanded={isOpen}
        ref={opener}
        onClick={onClick}
        onFocus={prepare}
        onPointerEnter={prepare}
        onTouchStart={prepare}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M10.500 4a6.500 6.500 0 1 1 0 13 6.500 6.500 0 0 1 0-13zM15.500 15.500L21 21" />
        </svg>
        <span className="visually-hidden">{texts.search}</span>
      </a>
      {isOpen && (
        <div className={styles.box} ref={box} onBlur={onBlur}>
          <SearchBox place={place} onDone={collapse} onClose={close} onMissing={() => location.assign(page)} />
        </div>
      )}
    </>
  )
}

/** A press anywhere beside the box puts it away. The keyboard has Escape, and the focus that moves on. */
function usePressOutside(isOpen: boolean, onPress: () => void): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && box.current && !box.current.contains(target)) onPress()
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [isOpen, onPress])
  return box
}
