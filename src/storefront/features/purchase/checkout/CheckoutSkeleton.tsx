/** The place of a view that is not there yet, in its size: nothing jumps when it comes. */
import type { CheckoutView } from '../../../../markets/paths/checkout-links.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import styles from './CheckoutSkeleton.module.css'

/** `note`: what it is that takes its time. */
export function CheckoutSkeleton({ view, note }: { view: CheckoutView; note?: string }) {
  const texts = useTexts()
  return (
    <div className={styles.skeleton} aria-busy="true">
      <h1>{texts[`${view}View`]}</h1>
      {note !== undefined && <output>{note}</output>}
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
