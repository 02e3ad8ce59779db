/** A cart with nothing in it: what to do about it, and the way back to what was looked at (NAV-04). */
import type { ReactNode } from 'react'
import { useStore } from '../../../../stores/store.ts'
import { visits } from '../../../../stores/visits.ts'
import { useTexts } from '../../../../texts/texts-context.ts'
import { ButtonLink } from '../../../../ui/ButtonLink.tsx'
import { WayOn } from '../../../catalogue/way-on/index.ts'
import { Plain } from '../../../frame/layout/index.ts'
import { Fish } from '../../../frame/logo/index.ts'
import type { StorefrontMarket } from '../../../visitor/markets/index.ts'
import styles from './EmptyCart.module.css'

export function EmptyCart({ place, children }: { place: StorefrontMarket; children?: ReactNode }) {
  const texts = useTexts()
  const address = useStore(visits, ({ checkoutReturn }) => checkoutReturn?.address)
  return (
    <Plain title={texts.emptyCart} intro={texts.emptyCartText}>
      <div className={styles.fish}>
        <Fish mood="sad" />
      </div>
      {children}
      <ButtonLink href={address ?? `/${place.storefront}`}>
        {address === undefined ? texts.backToStart : texts.continueShopping}
      </ButtonLink>
      <WayOn place={place} />
    </Plain>
  )
}
