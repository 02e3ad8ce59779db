/**
 * The categories in the header of a wide screen (HDR-16). A name is a link; what is below it opens under a resting
 * pointer, or by the button beside it. The panel's code is fetched when a pointer or the focus comes near.
 */
import { useEffect, useRef, useState } from 'react'
import type { MouseEvent, RefObject } from 'react'
import { useStore } from '../../../stores/store.ts'
import { fill } from '../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import { SmartLink } from '../../../ui/SmartLink.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import styles from './CategoryMenu.module.css'
import { Dot } from './Dot.tsx'
import { createHoverMenus, type HoverMenus } from './hover-menus.ts'
import { onDemand } from '../../../ui/on-demand.tsx'
import { isPlainLinkClick } from '../../../ui/plain-link-click.ts'
import { type MenuCategory, useNavigation } from '../menu-entries/index.ts'

const { View: MenuPanel, prepare } = onDemand(async () => (await import('./MenuPanel.tsx')).MenuPanel)

export function CategoryMenu() {
  const texts = useTexts()
  const { categories } = useNavigation()
  const [menus] = useState(createHoverMenus)
  const open = useStore(menus.open, (id) => id)
  useEscape(open !== undefined, menus)
  return (
    <nav className={styles.menu} aria-label={texts.menu} data-menu="desktop" ref={useLeaving(menus)}>
      <ul className={styles.categories}>
        {categories.map((category) => {
          const { _uid: uid } = category
          return <Entry key={uid} category={category} menus={menus} isOpen={open === uid} />
        })}
      </ul>
    </nav>
  )
}

const CHEVRON = (
  <svg viewBox="0 0 12 8" aria-hidden="true">
    <path d="M1.500 1.500L6 6l4.500-4.500" />
  </svg>
)

type EntryProps = { readonly category: MenuCategory; readonly menus: HoverMenus; readonly isOpen: boolean }

function Entry({ category, menus, isOpen }: EntryProps) {
  const texts = useTexts()
  const { _uid: uid, name, url, isHighlighted, links } = category
  const hasLinks = links.length > 0
  const isHydrated = useHydrated()
  // Under a mouse the menu may have opened a moment before the click: that click must not close it again.
  const onPress = ({ nativeEvent }: MouseEvent) => {
    const isMouse = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse'
    if (isOpen && !isMouse) menus.hide()
    else menus.show(uid)
  }
  return (
    <li
      className={styles.category}
      data-open={isOpen}
      onPointerEnter={({ pointerType }) => {
        prepare()
        if (hasLinks && pointerType === 'mouse') menus.enter(uid)
      }}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && menus.leave()}
    >
      <SmartLink className={styles.link} link={url}>
        {name}
        <Dot shown={isHighlighted} />
      </SmartLink>
      {hasLinks && !isHydrated && <span className={styles.opener}>{CHEVRON}</span>}
      {hasLinks && isHydrated && (
        <button
          className={styles.opener}
          type="button"
          aria-expanded={isOpen}
          aria-label={fill(texts.openSubmenu, { name })}
          onFocus={prepare}
          onClick={onPress}
        >
          {CHEVRON}
        </button>
      )}
      {isOpen && <MenuPanel category={category} onMissing={menus.hide} />}
    </li>
  )
}

/** Escape closes what is open, wherever the focus is, and leaves the focus on the button that opens it. */
function useEscape(isOpen: boolean, menus: HoverMenus): void {
  useEffect(() => {
    if (!isOpen) return undefined
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      document.activeElement?.closest('[data-open=true]')?.querySelector('button')?.focus()
      menus.hide()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOpen, menus])
}

/** What is open closes when one of its links is taken, and when the focus moves on to something that is not in it. */
function useLeaving(menus: HoverMenus): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const menu = ref.current
    const left = new AbortController()
    const onClick = (event: globalThis.MouseEvent) => {
      if (isPlainLinkClick(event)) menus.hide()
    }
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      const open = menu?.querySelector('[data-open=true]')
      if (relatedTarget instanceof Node && open && !open.contains(relatedTarget)) menus.hide()
    }
    menu?.addEventListener('click', onClick, { signal: left.signal })
    menu?.addEventListener('focusout', onFocusOut, { signal: left.signal })
    return () => left.abort()
  }, [menus])
  return ref
}
