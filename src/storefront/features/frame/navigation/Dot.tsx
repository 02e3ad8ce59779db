/** Marks a link that editors want noticed (HDR-18). For the eye only: it says nothing that could be read out. */
import styles from './Dot.module.css'

export function Dot({ shown }: { shown: boolean }) {
  return shown ? <span className={styles.dot} data-highlight aria-hidden="true" /> : null
}
