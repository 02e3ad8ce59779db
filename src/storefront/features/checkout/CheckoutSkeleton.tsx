/** The place of a view that is not there yet, in its size: nothing jumps when it comes. */
import type { CheckoutView } from '../../../markets/paths/checkout-links.ts'
import { useTexts } from '../../texts/texts-context.ts'
import styles from './CheckoutSkeleton.module.css'

export function CheckoutSkeleton({ view }: { view: CheckoutView }) {
  const texts = useTexts()
  return (
    <div className={styles.skeleton} aria-busy="true">
      <h1>{texts[`${view}View`]}</h1>
      <noscript>{texts.needsScript}</noscript>
      <div className={styles.lines} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <div className={styles.summary} aria-hidden="true" />
    </div>
  )
}
