/** A quiet page: a heading, a sentence or two, and what follows. */
import type { ReactNode } from 'react'
import styles from './Plain.module.css'

type Props = {
  readonly title: string
  readonly intro?: string
  /** `h2` where it does not open the page. */
  readonly heading?: 'h1' | 'h2'
  readonly children?: ReactNode
}

export function Plain({ title, intro, heading: Heading = 'h1', children }: Props) {
  return (
    <div className={styles.plain}>
      <Heading>{title}</Heading>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </div>
  )
}
