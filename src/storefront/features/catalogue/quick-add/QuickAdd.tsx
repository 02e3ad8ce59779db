/** The sizes of a product, above the listing that it stands in: one press adds one (SHX-09). */
import { useEffect, useEffectEvent, useState } from 'react'
import type { Product } from '../../../../contracts/discovery/to-product.ts'
import { linkTo } from '../../../../markets/paths/storefront-segment.ts'
import { fill } from '../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { HIGHLIGHT_BUBBLE_MS } from '../../../ui/timings.ts'
import { showBubble } from '../../frame/bubble/index.ts'
import { openModal } from '../../frame/modals/index.ts'
import { addToCart } from '../../purchase/cart/index.ts'
import { usePlace, type StorefrontMarket } from '../../visitor/markets/index.ts'
import { Price, toPriceView } from '../product/index.ts'
import { findMarket } from '../../../../markets/storefronts/table.ts'
import { loadProduct } from './load-product.ts'
import styles from './QuickAdd.module.css'

type Props = { readonly sku: string; readonly onClose: () => void }

export function QuickAdd(props: Props) {
  const place = usePlace()
  return place ? <Sizes place={place} {...props} /> : null
}

/** Long: markup and states of one dialog. */
function Sizes({ sku, place: { storefront, market }, onClose }: Props & { readonly place: StorefrontMarket }) {
  const texts = useTexts()
  const [product, setProduct] = useState<Product>()
  const [adding, setAdding] = useState<string>()
  const [trouble, setTrouble] = useState<string>()
  const full = findMarket('production', market.countryCode)

  const add = async ({ name }: Product, id: string) => {
    if (adding !== undefined) return
    setTrouble(undefined)
    setAdding(id)
    try {
      await addToCart(market, { id, quantity: 1 })
      showBubble({ variant: 'transaction', message: fill(texts.addedToCart, { name }), time: HIGHLIGHT_BUBBLE_MS })
      // Closes this one.
      openModal('addedToCart', id)
    } catch (error) {
      setTrouble(error instanceof Error && error.name === 'CartError' ? error.message : texts.addFailed)
      setAdding(undefined)
    }
  }
  const begin = useEffectEvent((found: Product) => {
    setProduct(found)
    const [only, another] = found.variants
    if (only && !another) void add(found, only.id)
  })
  const leave = useEffectEvent(() => {
    onClose()
    location.assign(linkTo(storefront, `/product/${sku}`))
  })
  useEffect(() => {
    let isWanted = true
    loadProduct(sku, market).then(
      (found) => isWanted && begin(found),
      // Its own page may know more.
      () => isWanted && leave(),
    )
    return () => {
      isWanted = false
    }
  }, [sku, market])

  if (!product || !full) return null
  return (
    <Dialog title={product.name} close={texts.close} onClose={onClose} shape="sheet">
      <fieldset className={styles.sizes}>
        <legend>{texts.sizes}</legend>
        {product.variants.map(({ id, size, stockStatus }) => (
          <button
            key={id}
            className={styles.size}
            type="button"
            disabled={stockStatus === 'no-stock'}
            aria-busy={adding === id}
            onClick={() => void add(product, id)}
          >
            {size}
            {stockStatus === 'no-stock' && <span className="visually-hidden"> {texts.soldOut}</span>}
          </button>
        ))}
      </fieldset>
      <Price price={toPriceView(product, full)} />
      <p className={styles.trouble} role="alert">
        {trouble}
      </p>
      <a href={linkTo(storefront, `/product/${sku}`)}>{texts.allDetails}</a>
    </Dialog>
  )
}
