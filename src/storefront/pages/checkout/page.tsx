/** The four views of checkout. */
import { useCart } from '../../features/cart/index.ts'
import { CheckoutMessage, FreeShippingBar } from '../../features/checkout-pieces/index.ts'
import { PageHead, Plain } from '../../features/layout/index.ts'
import { usePlace } from '../../features/markets/index.ts'
import type { PageProps } from '../../page-contract.ts'
import { useTexts } from '../../texts/texts-context.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import type { load } from './load.ts'

export function Page({ data: { view } }: PageProps<typeof load>) {
  const texts = useTexts()
  const place = usePlace()
  const { cart } = useCart()
  return (
    <Plain title={texts.emptyCart} intro={texts.emptyCartText}>
      <PageHead title={texts[`${view}View`]} />
      {view !== 'success' && (
        <>
          <CheckoutMessage />
          <FreeShippingBar price={cart ? cart.priceProducts - cart.priceDiscount : 0} />
        </>
      )}
      <ButtonLink href={`/${place?.storefront ?? ''}`}>{texts.backToStart}</ButtonLink>
    </Plain>
  )
}
