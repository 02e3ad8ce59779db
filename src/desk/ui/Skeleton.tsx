import styles from './Skeleton.module.css'

/** Room for a text that is still loading. */
export const Skeleton = ({ width = 'wide' }: { readonly width?: 'short' | 'middle' | 'wide' }) => (
  <span className={`${styles.skeleton} ${styles[width]}`} aria-hidden="true" />
)
