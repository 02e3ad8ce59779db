/** A link that looks like something to press. */
import type { ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import styles from './ButtonLink.module.css'

type Props = { readonly href: string; readonly isExternal?: boolean; readonly children: ReactNode }

export function ButtonLink({ href, isExternal = false, children }: Props) {
  return (
    <Anchor className={styles.button} href={href} isExternal={isExternal}>
      {children}
    </Anchor>
  )
}
