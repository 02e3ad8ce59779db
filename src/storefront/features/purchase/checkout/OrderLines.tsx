/** What is being ordered, to look at and no more. */
import type { CartItem } from '../../../../contracts/commerce/to-cart.ts'
import { pictureSources } from '../../../../markets/images/picture-sources.ts'
import { fill } from '../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import { Picture } from '../../../ui/Picture.tsx'
import type { MarketView } from '../../visitor/markets/index.ts'
import { moneyIn } from './money-in.ts'
import styles from './OrderLines.module.css'

/** The pictures of products are squares. */
const SIDE = 320

/** Of a cart, or of an order. */
type Line = Pick<CartItem, 'itemId' | 'image' | 'name' | 'size' | 'quantity' | 'price' | 'isGift'>

export function OrderLines({ items, market }: { items: readonly Line[]; market: MarketView }) {
  const texts = useTexts()
  const money = moneyIn(market)
  return (
    <ul className={styles.lines}>
      {items.map(({ itemId, image, name, size, quantity, price, isGift }) => (
        <li key={itemId} className={styles.line}>
          <div className={styles.picture}>
            <Picture
              {...pictureSources({ href: image, width: SIDE }, { sizes: '64px' })}
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
          <p className={styles.price}>
            {money(isGift ? 0 : price.final)}
            {quantity > 1 && <span className={styles.details}> {texts.each}</span>}
          </p>
        </li>
      ))}
    </ul>
  )
}
