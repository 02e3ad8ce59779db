/** Menus that open from a button. */
import { Menu as AriaMenu, MenuContext, MenuItem, MenuTrigger, type MenuItemProps } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import type { ReactNode, RefObject } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import styles from './Menu.module.css'

type Props = { readonly trigger: ReactNode; readonly label: string; readonly children: ReactNode }

/** `trigger` is a button. */
export const Menu = ({ trigger, label, children }: Props) => (
  <MenuTrigger>
    {trigger}
    <Popover className={styles.popover ?? ''} placement="bottom end">
      <AriaMenu className={styles.menu ?? ''} aria-label={label}>
        {children}
      </AriaMenu>
    </Popover>
  </MenuTrigger>
)

type PopoverProps = {
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly label: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The first entry gets the focus, as it does from a trigger of React Aria, which says so through the same context. */
const OPENED = { autoFocus: 'first' } as const

/** A menu for a button that is none of React Aria's. */
export const MenuPopover = ({ triggerRef, label, isOpen, onClose, children }: PopoverProps) => (
  <Popover
    className={styles.popover ?? ''}
    placement="bottom end"
    triggerRef={triggerRef}
    isOpen={isOpen}
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
