/** What the shop has to say to everybody who is about to order. */
import { SmartLink } from '../../../ui/SmartLink.tsx'
import tints from '../../../ui/tints.module.css'
import { useShell } from '../../content/story/index.ts'
import styles from './checkout-pieces.module.css'

export function CheckoutMessage() {
  const { checkoutMessage: shown } = useShell()
  if (!shown) return null
  return (
    <p className={`${styles.message} ${tints[shown.tint]}`}>
      <SmartLink link={shown.link}>{shown.message}</SmartLink>
    </p>
  )
}
