/** One line of the cart: what it is, how many, what one costs. Gifts are what they are (CRT-34). */
import { pictureSources } from '../../../../../markets/images/picture-sources.ts'
import { productSlug } from '../../../../../markets/paths/product-slug.ts'
import type { CartItem } from '../../../../../contracts/commerce/to-cart.ts'
import { fill } from '../../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../../texts/texts-context.ts'
import { Picture } from '../../../../ui/Picture.tsx'
import type { StorefrontMarket } from '../../../visitor/markets/index.ts'
import { Price, type PriceView } from '../../../catalogue/product/index.ts'
import { moneyIn } from '../money-in.ts'
import styles from './CartLine.module.css'
import { QuantityStepper, type QuantityWish } from './QuantityStepper.tsx'

type Props = {
  readonly item: CartItem
  readonly place: StorefrontMarket
  /** The amounts are those of another country. */
  readonly isUnknown: boolean
  readonly isLeaving: boolean
  readonly onChange: (wish: QuantityWish) => Promise<void>
  readonly onWaiting: (isWaiting: boolean) => void
  readonly onRemove: () => void
}

/** The pictures of products are squares. */
const SIDE = 320

/** Long: markup of one line. */
export function CartLine({ item, place, isUnknown, isLeaving, onChange, onWaiting, onRemove }: Props) {
  const { storefront, market } = place
  const texts = useTexts()
  const money = moneyIn(market, isUnknown)
  const { name, image, size, quantity, price, total, isGift, productDiscount, parentSku, stockStatus } = item
  const original = price.original > price.final ? { original: money(price.original) } : {}
  return (
    <li className={isLeaving ? `${styles.line} ${styles.leaving}` : styles.line} aria-busy={isLeaving}>
      <div className={styles.picture}>
        <Picture
          {...pictureSources({ href: image, width: SIDE }, { sizes: '112px' })}
          alt=""
          width={SIDE}
          height={SIDE}
          cover
        />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <a href={`/${storefront}/product/${productSlug(name, parentSku)}`}>{name}</a>
        </h3>
        {size.label !== '' && <p className={styles.size}>{fill(texts.sizeIs, { size: size.label })}</p>}
        {!isGift && <UnitPrice price={{ final: money(price.final), ...original }} />}
        {isGift && <p className={styles.gift}>{texts.giftLine}</p>}
        {!isGift && stockStatus === 'low-stock' && <p className={styles.size}>{texts.lowStock}</p>}
      </div>
      <div className={styles.price}>
        <p className={styles.total}>{money(isGift ? 0 : total)}</p>
        {!isGift && productDiscount > 0 && (
          <p className={styles.saved}>
            {texts.sumDiscount} {money(-productDiscount)}
          </p>
        )}
      </div>
      <div className={styles.controls}>
        {isGift ? (
          <p className={styles.size}>{fill(texts.pieces, { count: quantity })}</p>
        ) : (
          <>
            <QuantityStepper
              name={name}
              locale={market.locale}
              quantity={quantity}
              isLeaving={isLeaving}
              onChange={onChange}
              onWaiting={onWaiting}
            />
            <button
              className={styles.remove}
              type="button"
              aria-label={fill(texts.removeLine, { name })}
              disabled={isLeaving}
              onClick={onRemove}
            >
              {texts.remove}
            </button>
          </>
        )}
      </div>
    </li>
  )
}

/** Of one piece: struck out where it was higher. */
function UnitPrice({ price }: { price: PriceView }) {
  const texts = useTexts()
  const [before = '', after = ''] = texts.priceEach.split('{price}')
  return (
    <div className={styles.unit}>
      {before}
      <Price price={price} />
      {after}
    </div>
  )
}
