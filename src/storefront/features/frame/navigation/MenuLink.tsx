/**
 * Three lines that open the menu of a narrow screen. A link to the page of the same contents, for as long as nothing
 * answers here; then it opens the menu in place. A phone takes long to draw one, so it is drawn ahead, out of sight, when
 * the browser has nothing better to do: then a finger only has to show it.
 */
import { Activity, memo, useCallback, useEffect, useState } from 'react'
import type { MouseEvent } from 'react'
import { linkTo } from '../../../../markets/paths/storefront-segment.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import type { StorefrontMarket } from '../../visitor/markets/index.ts'
import { searchBox } from '../../catalogue/search/index.ts'
import styles from './MenuLink.module.css'
import { onDemand } from '../../../ui/on-demand.tsx'
import { isPlainLinkClick } from '../../../ui/plain-link-click.ts'
import { visits } from '../../../stores/visits.ts'

const { View, prepare, usePrepared } = onDemand(async () => {
  // The box stands in the menu: what is drawn ahead is drawn whole.
  const [{ MobileMenu }] = await Promise.all([import('./MobileMenu.tsx'), searchBox.prepared()])
  return MobileMenu
})

/** As in the header's style sheet: where it is wider the categories stand in the header. */
const NARROW = '(max-width: 959px)'

/** `turn` counts how often it was closed: the next one begins anew. */
const CLOSED = { isOpen: false, turn: 0 }

export function MenuLink({ place, hasSearch }: { place: StorefrontMarket; hasSearch: boolean }) {
  const texts = useTexts()
  const [{ isOpen, turn }, setMenu] = useState(CLOSED)
  const open = () => setMenu((menu) => ({ ...menu, isOpen: true }))
  const close = useCallback(() => setMenu((menu) => (menu.isOpen ? { isOpen: false, turn: menu.turn + 1 } : menu)), [])
  // Also when the page changes by itself, as it does with the browser's own way back.
  useEffect(() => visits.subscribe(close), [close])
  const isAhead = usePrepared() && matchMedia(NARROW).matches
  const onClick = (event: MouseEvent) => {
    if (!isPlainLinkClick(event)) return
    event.preventDefault()
    open()
  }
  return (
    <>
      <a
        className={styles.opener}
        href={pageOf(place)}
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
      {(isOpen || isAhead) && (
        <Activity mode={isOpen ? 'visible' : 'hidden'}>
          <Menu key={turn} place={place} hasSearch={hasSearch} onClose={close} />
        </Activity>
      )}
    </>
  )
}

const pageOf = ({ storefront }: StorefrontMarket): string => linkTo(storefront, '/menu')

type MenuProps = { readonly place: StorefrontMarket; readonly hasSearch: boolean; readonly onClose: () => void }

/** Not drawn again when it is only shown. */
const Menu = memo(function Menu({ place, hasSearch, onClose }: MenuProps) {
  return <View place={place} hasSearch={hasSearch} onClose={onClose} onMissing={() => location.assign(pageOf(place))} />
})
