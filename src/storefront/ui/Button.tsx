/** Sends the form that it stands in, or the one that it names. */
import type { ReactNode } from 'react'
import styles from './ButtonLink.module.css'

type Props = { readonly disabled?: boolean; readonly form?: string; readonly children: ReactNode }

export function Button({ disabled = false, form, children }: Props) {
  return (
    <button className={styles.button} type="submit" form={form} disabled={disabled}>
      {children}
    </button>
  )
}
