/** Opens the filters where there is no room for them beside the products (APP-07). */
import { useEffect } from 'react'
import type { MouseEvent } from 'react'
import { useTexts } from '../../../texts/texts-context.ts'
import { onDemand } from '../../../ui/on-demand.tsx'
import { isPlainLinkClick } from '../../../ui/plain-link-click.ts'
import { closeModal, openModal, useModal } from '../../frame/modals/index.ts'
import styles from './FilterMenu.module.css'
import { PANEL_ID } from './panel-id.ts'
import type { PanelView } from './panel-view.ts'

const { View: FilterSheet, prepare } = onDemand(async () => (await import('./FilterSheet.tsx')).FilterSheet)

const close = () => closeModal('filterMenu')

export function FilterMenu({ panel, totalItems }: { panel: PanelView; totalItems: number }) {
  const texts = useTexts()
  const isOpen = useModal('filterMenu') !== undefined
  // It belongs to this listing and must not be open on the next page.
  useEffect(() => close, [])
  const onClick = (event: MouseEvent) => {
    if (!isPlainLinkClick(event)) return
    event.preventDefault()
    openModal('filterMenu')
  }
  const { chips } = panel
  return (
    <>
      <a
        className={styles.opener}
        href={`#${PANEL_ID}`}
        aria-haspopup="dialog"
        onClick={onClick}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M1 4h8M13 4h2M1 12h2M7 12h8" />
          <circle cx="11" cy="4" r="2" />
          <circle cx="5" cy="12" r="2" />
        </svg>
        {texts.filterTitle}
        {chips.length > 0 && <span className={styles.chosen}>{chips.length}</span>}
      </a>
      {isOpen && <FilterSheet panel={panel} totalItems={totalItems} onClose={close} onMissing={close} />}
    </>
  )
}
