import type { ReactNode } from 'react'
import { hrefOf } from '../navigation/location.ts'
import styles from './Button.module.css'

type Props = {
  readonly to: string
  readonly look?: 'primary' | 'plain'
  /** Where its words are the same as those of others: what it is for, too. */
  readonly label?: string
  readonly children: ReactNode
}

/** A link to a screen that looks like a button. */
export const ButtonLink = ({ to, look = 'plain', label, children }: Props) => (
  <a className={`${styles.button} ${styles[look] ?? ''}`} href={hrefOf(to)} aria-label={label}>
    {children}
  </a>
)
