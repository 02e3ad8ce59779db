/** A cart with nothing in it: what to do about it, and the way back to what was looked at (NAV-04). */
import type { ReactNode } from 'react'
import type { StorefrontCode } from '../../../../../markets/types.ts'
import { useStore } from '../../../../stores/store.ts'
import { visits } from '../../../../stores/visits.ts'
import { useTexts } from '../../../../texts/texts-context.ts'
import { ButtonLink } from '../../../../ui/ButtonLink.tsx'
import { Plain } from '../../../frame/layout/index.ts'

export function EmptyCart({ storefront, children }: { storefront: StorefrontCode; children?: ReactNode }) {
  const texts = useTexts()
  const address = useStore(visits, ({ checkoutReturn }) => checkoutReturn?.address)
  return (
    <Plain title={texts.emptyCart} intro={texts.emptyCartText}>
      {children}
      <ButtonLink href={address ?? `/${storefront}`}>
        {address === undefined ? texts.backToStart : texts.continueShopping}
      </ButtonLink>
    </Plain>
  )
}
