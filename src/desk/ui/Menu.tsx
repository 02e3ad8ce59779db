/** Menus that open from a button. */
import { Menu as AriaMenu, MenuContext, MenuItem, MenuTrigger, type MenuItemProps } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { type ReactNode, type RefObject, startTransition, useDeferredValue, useState } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import styles from './Menu.module.css'

type Props = { readonly trigger: ReactNode; readonly label: string; readonly children: ReactNode }

/** `trigger` is a button. It is painted as pressed before the menu is rendered, which takes longer than a frame on a slow machine. */
export function Menu({ trigger, label, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <MenuTrigger
      isOpen={isOpen}
      onOpenChange={(open) => (open ? startTransition(() => setOpen(true)) : setOpen(false))}
    >
      {trigger}
      <Popover className={styles.popover ?? ''} placement="bottom end">
        <AriaMenu className={styles.menu ?? ''} aria-label={label}>
          {children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}

type PopoverProps = {
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly label: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The first entry gets the focus, as it does from a trigger of React Aria, which says so through the same context. */
const OPENED = { autoFocus: 'first' } as const

/** A menu for a button that is none of React Aria's. Rendered after the frame that answers the press, like any menu. */
export function MenuPopover({ triggerRef, label, isOpen, onClose, children }: PopoverProps) {
  const wasPainted = useDeferredValue(isOpen, false)
  return (
    <Popover
      className={styles.popover ?? ''}
      placement="bottom end"
      triggerRef={triggerRef}
      isOpen={isOpen && wasPainted}
      aria-label={label}
      onOpenChange={onClose}
    >
      <MenuContext.Provider value={OPENED}>
        <AriaMenu className={styles.menu ?? ''} aria-label={label} onClose={onClose}>
          {children}
        </AriaMenu>
      </MenuContext.Provider>
    </Popover>
  )
}

type ItemProps = Omit<MenuItemProps, 'className' | 'style' | 'children'> & {
  readonly icon?: IconName
  readonly danger?: boolean
  readonly children: string
}

export const MenuEntry = ({ icon, danger = false, children, ...props }: ItemProps) => (
  <MenuItem {...props} textValue={children} className={`${styles.item} ${danger ? styles.danger : ''}`}>
    {icon && <Icon name={icon} />}
    <span>{children}</span>
  </MenuItem>
)
