/** What is being ordered, beside the form. On phones it folds into a bar with the total, above everything else. */
import { useEffect, useState } from 'react'
import type { Cart } from '../../../../contracts/commerce/to-cart.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import { useCart } from '../cart/index.ts'
import type { MarketView } from '../../visitor/markets/index.ts'
import { moneyIn } from './money-in.ts'
import { OrderLines } from './OrderLines.tsx'
import styles from './OrderSummary.module.css'
import { Totals } from './Totals.tsx'

/** As in the stylesheet. */
const WIDE = '(min-width: 960px)'

type Props = {
  readonly cart: Cart
  readonly market: MarketView
  /** The amounts are those of another country. */
  readonly isUnknown: boolean
}

export function OrderSummary({ cart, market, isUnknown }: Props) {
  const texts = useTexts()
  // Who changed the cart on the way here sees the old amounts for a moment.
  const isWaiting = useCart().pending > 0
  const [isOpen, setOpen] = useState(() => matchMedia(WIDE).matches)
  useEffect(() => {
    const screen = matchMedia(WIDE)
    const follow = () => setOpen(screen.matches)
    screen.addEventListener('change', follow)
    return () => screen.removeEventListener('change', follow)
  }, [])
  return (
    <details className={styles.summary} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.bar}>
        <span>{texts.orderSummary}</span>
        <span>{moneyIn(market, isUnknown)(cart.priceTotal)}</span>
      </summary>
      <section className={styles.inside} aria-label={texts.orderSummary}>
        <OrderLines items={cart.items} market={market} isUnknown={isUnknown} />
        <Totals amounts={cart} market={market} isWaiting={isWaiting} isUnknown={isUnknown} />
      </section>
    </details>
  )
}
