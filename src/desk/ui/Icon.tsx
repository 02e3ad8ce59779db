import styles from './Icon.module.css'
import { type IconName, ICONS } from './icons.ts'

/** Decoration: a word stands beside it, or the control has a name. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className={styles.icon} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d={ICONS[name]} />
  </svg>
)
