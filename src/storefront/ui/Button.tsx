/** Sends the form that it stands in. */
import type { ReactNode } from 'react'
import styles from './ButtonLink.module.css'

export function Button({ disabled = false, children }: { disabled?: boolean; children: ReactNode }) {
  return (
    <button className={styles.button} type="submit" disabled={disabled}>
      {children}
    </button>
  )
}
