import type { ReactNode } from 'react'
import { hrefOf } from '../navigation/location.ts'
import styles from './Button.module.css'

type Props = { readonly to: string; readonly look?: 'primary' | 'plain'; readonly children: ReactNode }

/** A link to a screen that looks like a button. */
export const ButtonLink = ({ to, look = 'plain', children }: Props) => (
  <a className={`${styles.button} ${styles[look] ?? ''}`} href={hrefOf(to)}>
    {children}
  </a>
)
