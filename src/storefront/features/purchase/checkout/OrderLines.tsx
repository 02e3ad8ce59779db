/** What is being ordered, to look at and no more. */
import type { CartItem } from '../../../../contracts/commerce/to-cart.ts'
import { pictureSources } from '../../../../markets/images/picture-sources.ts'
import { productSlug } from '../../../../markets/paths/product-slug.ts'
import { fill } from '../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import { Picture } from '../../../ui/Picture.tsx'
import type { MarketView } from '../../visitor/markets/index.ts'
import { moneyIn } from './money-in.ts'
import styles from './OrderLines.module.css'

/** The pictures of products are squares. */
const SIDE = 320

/** Of a cart, or of an order. */
type Line = Pick<
  CartItem,
  'itemId' | 'image' | 'name' | 'size' | 'quantity' | 'price' | 'total' | 'isGift' | 'parentSku'
>

/** What the law wants to be seen before ordering (LAW-08). */
export type LineFacts = {
  readonly colour: string
  readonly composition: string
  /** In the languages of the country. */
  readonly local: readonly { readonly lang: string; readonly text: string }[]
}

type Props = {
  readonly items: readonly Line[]
  readonly market: MarketView
  /** Before ordering, by the SKU of the product. */
  readonly facts?: ReadonlyMap<string, LineFacts>
  /** With it, names lead to the products, in a new tab. */
  readonly storefront?: string
  /** The amounts are those of another country. */
  readonly isUnknown?: boolean
}

export function OrderLines({ items, market, facts, storefront, isUnknown = false }: Props) {
  const texts = useTexts()
  const money = moneyIn(market, isUnknown)
  return (
    <ul className={styles.lines}>
      {items.map(({ itemId, image, name, size, quantity, price, total, isGift, parentSku }) => (
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
            <p className={styles.name}>
              {storefront === undefined ? (
                name
              ) : (
                <a href={`/${storefront}/product/${productSlug(name, parentSku)}`} target="_blank" rel="noreferrer">
                  {name}
                </a>
              )}
            </p>
            <p className={styles.details}>
              {size.label !== '' && `${fill(texts.sizeIs, { size: size.label })} · `}
              {fill(texts.pieces, { count: quantity })}
              {!isGift && quantity > 1 && ` · ${fill(texts.priceEach, { price: money(price.final) })}`}
            </p>
            <Facts facts={facts?.get(parentSku)} />
          </div>
          <p className={styles.price}>{money(isGift ? 0 : total)}</p>
        </li>
      ))}
    </ul>
  )
}

function Facts({ facts }: { facts: LineFacts | undefined }) {
  if (facts === undefined) return null
  const { colour, composition, local } = facts
  return (
    <>
      <p className={styles.details}>{[colour, composition].filter((text) => text !== '').join(' · ')}</p>
      {composition !== '' &&
        local.map(({ lang, text }) => (
          <p key={lang} className={styles.details} lang={lang}>
            {text}
          </p>
        ))}
    </>
  )
}
