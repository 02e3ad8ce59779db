/** The cart has not followed the shopper to another country: there are no amounts to show, and nothing can be ordered. */
import { useTexts } from '../../../texts/texts-context.ts'
import { PressButton } from '../../../ui/PressButton.tsx'
import styles from './payment-view/notes.module.css'
import type { CartMove } from './use-cart-move.ts'

/** The empty alert is in the document before, so that the message is read out. */
export function CartNotMoved({ state, tryAgain }: CartMove) {
  const texts = useTexts()
  return (
    <div className={styles.trouble} role="alert">
      {state === 'failed' && (
        <>
          <p>{texts.cartNotMoved}</p>
          <PressButton onPress={tryAgain}>{texts.tryAgain}</PressButton>
        </>
      )}
    </div>
  )
}
