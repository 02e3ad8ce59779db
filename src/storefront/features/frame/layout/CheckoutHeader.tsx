/**
 * The head of checkout: the fish, how far there is to go, and nothing that leads away (HDR-05). While something is
 * filled in the fish keeps silent and leads back to the cart, and on a phone it stands alone (HDR-07, HDR-09 to HDR-11).
 */
import {
  CHECKOUT_STAGES,
  CHECKOUT_VIEWS,
  checkoutLink,
  type CheckoutView,
  isCheckoutStep,
} from '../../../../markets/paths/checkout-links.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import { Logo } from '../logo/index.ts'
import { BubbleAt } from '../bubble/index.ts'
import type { StorefrontMarket } from '../../visitor/markets/index.ts'
import { CartLink } from './CartLink.tsx'
import styles from './CheckoutHeader.module.css'
import { useQuery } from './use-query.ts'

export function CheckoutHeader({ place, view }: { place: StorefrontMarket; view: CheckoutView }) {
  const { storefront } = place
  const cart = checkoutLink(storefront, 'cart', { query: useQuery() })
  const isStep = isCheckoutStep(view)
  return (
    <header className={styles.header}>
      <div className={styles.logo}>
        {isStep ? <Logo href={cart} label="cart" /> : <Logo href={`/${storefront}`} label="home" />}
        {!isStep && <BubbleAt place="logo" />}
      </div>
      {view !== 'success' && <Steps place={place} view={view} />}
      {!isStep && (
        <div className={styles.cart}>
          <CartLink place={place} />
          <BubbleAt place="cart" />
        </div>
      )}
    </header>
  )
}

/** One can go back, and forward only by filling in. Arriving is no step. */
function Steps({ place: { storefront }, view }: { place: StorefrontMarket; view: CheckoutView }) {
  const texts = useTexts()
  const query = useQuery()
  const here = CHECKOUT_STAGES[view]
  return (
    <nav className={styles.steps} aria-label={texts.checkout}>
      <ol>
        {CHECKOUT_VIEWS.filter((step) => step !== 'success').map((step) => (
          <li key={step} className={step === view ? styles.here : undefined}>
            <span className={styles.number} aria-hidden="true">
              {CHECKOUT_STAGES[step]}
            </span>
            {CHECKOUT_STAGES[step] < here ? (
              <a href={checkoutLink(storefront, step, { query })}>{texts[`${step}View`]}</a>
            ) : (
              <span aria-current={step === view ? 'step' : undefined}>{texts[`${step}View`]}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
