import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { setInteractionModality } from 'react-aria-components'
import { useTexts } from '../texts/use-texts.ts'
import { Icon } from '../ui/Icon.tsx'
import { MenuPopover } from '../ui/Menu.tsx'
import styles from './ListTable.module.css'

type Props = {
  /** Of the row. */
  readonly name: string
  readonly children: ReactNode
}

/**
 * The menu of a row. A list draws some thirty rows at a time, so a row has a plain button: the menu and its popover are rendered
 * when it opens.
 */
export function RowMenu({ name, children }: Props) {
  const t = useTexts()
  const label = t('list.actionsOf', { name })
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  // Rendered from then on: a dialog that an entry opens gives the focus back through the menu.
  const [isUsed, setUsed] = useState(false)
  const open = ({ detail }: MouseEvent): void => {
    // React Aria takes a click by key for one of a screen reader, and moves the focus only after all transitions of the page.
    if (detail === 0) setInteractionModality('keyboard')
    setUsed(true)
    setOpen(true)
  }
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={styles.more}
        tabIndex={-1}
        title={label}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={open}
      >
        <Icon name="more" />
      </button>
      {isUsed && (
        <MenuPopover triggerRef={trigger} label={label} isOpen={isOpen} onClose={() => setOpen(false)}>
          {children}
        </MenuPopover>
      )}
    </>
  )
}
