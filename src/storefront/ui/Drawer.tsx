/** Something to unfold. Works before any script has come, and a search in the page finds what is inside. */
import type { ReactNode } from 'react'
import styles from './Drawer.module.css'

type Props = {
  /** Of what is inside: an address that ends with it unfolds the drawer. */
  readonly id: string
  readonly title: string
  readonly isOpen?: boolean
  readonly children: ReactNode
}

export function Drawer({ id, title, isOpen = false, children }: Props) {
  return (
    <details className={styles.drawer} open={isOpen}>
      <summary className={styles.summary}>
        <h2 className={styles.title}>{title}</h2>
        <svg className={styles.mark} viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 8h12M8 2v12" />
        </svg>
      </summary>
      <div id={id} className={styles.inside}>
        {children}
      </div>
    </details>
  )
}
