/** A link that looks like something to press. */
import type { ReactNode } from 'react'
import styles from './ButtonLink.module.css'

export function ButtonLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.button} href={href}>
      {children}
    </a>
  )
}
