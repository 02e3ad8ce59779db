/** The line that was added, how far it is to free shipping, and the two ways on. */
import type { MouseEvent } from 'react'
import type { Cart, CartItem } from '../../../../contracts/commerce/to-cart.ts'
import { fill } from '../../../../contracts/storefront/texts/fill.ts'
import { pictureSources } from '../../../../markets/images/picture-sources.ts'
import { checkoutLink } from '../../../../markets/paths/checkout-links.ts'
import { formatPrice } from '../../../../markets/prices/format-price.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { isPlainLinkClick } from '../../../ui/plain-link-click.ts'
import { PressButton } from '../../../ui/PressButton.tsx'
import { hasNavigation } from '../../../ui/replace-address.ts'
import type { StorefrontMarket } from '../../visitor/markets/index.ts'
import { useCartQuery } from '../cart/index.ts'
import { FreeShippingBar } from '../checkout-pieces/index.ts'
import styles from './AddedSheet.module.css'

/** The pictures of products are squares. */
const SIDE = 320

type Props = {
  readonly added: { readonly place: StorefrontMarket; readonly cart: Cart; readonly item: CartItem }
  readonly onStay: () => void
}

export function AddedLine({ added: { place, cart, item }, onStay }: Props) {
  const texts = useTexts()
  const { name, size, quantity, image, total } = item
  const { currency, countryCode: country, locale } = place.market
  const query = useCartQuery(location.search.slice(1))
  return (
    <>
      <div className={styles.line}>
        <div className={styles.picture}>
          <Picture
            {...pictureSources({ href: image, width: SIDE }, { sizes: '88px' })}
            alt=""
            width={SIDE}
            height={SIDE}
            cover
          />
        </div>
        <div>
          <p className={styles.name}>{name}</p>
          <p className={styles.details}>
            {size.label !== '' && `${fill(texts.sizeIs, { size: size.label })} · `}
            {fill(texts.pieces, { count: quantity })}
          </p>
        </div>
        <p className={styles.price}>{formatPrice(total, { currency, country, locale })}</p>
      </div>
      <FreeShippingBar price={cart.priceProducts} shipping={cart.shippingMethod?.price} />
      {/* Only to hear that the link was taken; the link itself is what is pressed. */}
      <div className={styles.ways} onClick={leaveInPlace} role="presentation">
        <ButtonLink href={checkoutLink(place.storefront, 'cart', { query })}>{texts.toCheckout}</ButtonLink>
        <PressButton quiet onPress={onStay}>
          {texts.continueShopping}
        </PressButton>
      </div>
    </>
  )
}

/** The way back from checkout leads to the product, not to a sheet above it. */
function leaveInPlace(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || !isPlainLinkClick(event) || !hasNavigation() || location.hash !== '#added') return
  event.preventDefault()
  navigation.navigate(link.href, { history: 'replace' })
}
