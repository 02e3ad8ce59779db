/** Leads to the screen above this one. */
import type { ReactNode } from 'react'
import { hrefOf } from '../navigation/location.ts'
import styles from './BackLink.module.css'
import { Icon } from './Icon.tsx'

export const BackLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <a className={styles.link} href={hrefOf(to)}>
    <Icon name="back" />
    {children}
  </a>
)
