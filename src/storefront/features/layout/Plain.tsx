/** A quiet page: a heading, a sentence or two, and what follows. */
import type { ReactNode } from 'react'
import styles from './Plain.module.css'

export function Plain({ title, intro, children }: { title: string; intro?: string; children?: ReactNode }) {
  return (
    <div className={styles.plain}>
      <h1>{title}</h1>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </div>
  )
}
