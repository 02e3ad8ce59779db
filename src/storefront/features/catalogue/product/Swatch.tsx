/** A colour as a dot. It says nothing by itself: its name stands beside it. */
import styles from './Swatch.module.css'

/** A colour that the shop does not know is a dot without one. */
export const Swatch = ({ colour }: { colour: string }) => (
  <span className={`${styles.swatch} ${styles[colour] ?? ''}`} data-swatch="" aria-hidden="true" />
)
