/** A speech bubble with its tail at the side of the speaker. */
import type { ReactNode } from 'react'
import styles from './Bubble.module.css'

export function Bubble({ children }: { children: ReactNode }) {
  return <div className={styles.bubble}>{children}</div>
}
