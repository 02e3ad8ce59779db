/** No session came about (PAY-11): what the service says about it, and what can be done. */
import type { PaymentSessionError } from '../../../../../contracts/commerce/order-errors.ts'
import { useTexts } from '../../../../texts/texts-context.ts'
import { ButtonLink } from '../../../../ui/ButtonLink.tsx'
import { PressButton } from '../../../../ui/PressButton.tsx'
import { emptyCart } from '../../cart/index.ts'
import type { StorefrontMarket } from '../../../visitor/markets/index.ts'
import { goToView, linkToView } from '../go-to-view.ts'
import styles from './notes.module.css'

type Props = { readonly place: StorefrontMarket; readonly failure: PaymentSessionError; readonly tryAgain: () => void }

/** Put right where the address is typed. */
const ABOUT_ADDRESS: ReadonlySet<string> = new Set([
  'TAX_JAR_ERROR',
  'INVALID_SHIPPING_ADDRESS',
  'INVALID_BILLING_ADDRESS',
  'INVALID_CONTACT',
  'apple_pay_us_billing_country_error',
])
/** Waiting puts it right. */
const FOR_NOW: ReadonlySet<string> = new Set(['PAYMENT_UNAVAILABLE', 'TOO_MANY_ORDERS', 'IDEMPOTENCY_KEY_REUSED'])
/** T40: what the service says about these is nothing for a shopper. */
const WITHOUT_CART: ReadonlySet<string> = new Set(['CART_NOT_FOUND', 'CART_CLOSED'])

export function NoSession({ place, failure, tryAgain }: Props) {
  const texts = useTexts()
  const { code, shown = texts.paymentSessionFailed, message } = failure
  return (
    <div className={styles.trouble} role="alert" data-error-message={message}>
      <p>{code !== undefined && WITHOUT_CART.has(code) ? texts.noCartFound : shown}</p>
      <WayOut place={place} failure={failure} tryAgain={tryAgain} />
    </div>
  )
}

function WayOut({ place, failure: { code, isReset }, tryAgain }: Props) {
  const texts = useTexts()
  const { storefront, market } = place
  if (code === undefined || FOR_NOW.has(code)) return <PressButton onPress={tryAgain}>{texts.tryAgain}</PressButton>
  if (ABOUT_ADDRESS.has(code)) return <ButtonLink href={linkToView(storefront, 'address')}>{texts.change}</ButtonLink>
  if (!isReset) return <ButtonLink href={linkToView(storefront, 'cart')}>{texts.backToCart}</ButtonLink>
  const beginAnew = () => {
    emptyCart(market)
    goToView(storefront, 'cart', 'push')
  }
  return <PressButton onPress={beginAnew}>{texts.backToCart}</PressButton>
}
