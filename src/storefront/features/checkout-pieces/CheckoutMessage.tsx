/** What the shop has to say to everybody who is about to order. */
import { SmartLink } from '../../ui/SmartLink.tsx'
import { useShell } from '../content/index.ts'
import styles from './checkout-pieces.module.css'

const TINTS: Readonly<Record<string, string | undefined>> = {
  paper: styles.paper,
  blush: styles.blush,
  sun: styles.sun,
  pond: styles.pond,
  coral: styles.coral,
  river: styles.river,
}

export function CheckoutMessage() {
  const { checkoutMessage: shown } = useShell()
  if (!shown) return null
  return (
    <p className={`${styles.message} ${TINTS[shown.tint]}`}>
      <SmartLink link={shown.link}>{shown.message}</SmartLink>
    </p>
  )
}
