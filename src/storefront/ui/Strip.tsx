/** Things side by side, more than the screen holds: to swipe or to scroll through. Each should be a link or hold one. */
import type { ReactNode } from 'react'
import styles from './Strip.module.css'

/** `children` are list items. */
export function Strip({ children }: { children: ReactNode }) {
  return <ul className={styles.strip}>{children}</ul>
}
