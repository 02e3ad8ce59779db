/** Something to press that sends no form. `quiet` ones stand back beside a louder one. */
import type { ReactNode } from 'react'
import styles from './ButtonLink.module.css'
import own from './PressButton.module.css'

type Props = { readonly onPress: () => void; readonly quiet?: boolean; readonly children: ReactNode }

export function PressButton({ onPress, quiet = false, children }: Props) {
  return (
    <button className={quiet ? `${styles.button} ${own.quiet}` : styles.button} type="button" onClick={onPress}>
      {children}
    </button>
  )
}
