/** Recommendations for the cart, from discovery (CHK-21). Fetched again when the products in the cart change. */
import { useEffect, useEffectEvent, useId, useState } from 'react'
import type { Cart } from '../../../../../contracts/commerce/to-cart.ts'
import { freeShippingFrom } from '../../../../../markets/shipping/free-shipping.ts'
import { useTexts } from '../../../../texts/texts-context.ts'
import { Strip } from '../../../../ui/Strip.tsx'
import { useShell } from '../../../content/story/index.ts'
import type { MarketView } from '../../../visitor/markets/index.ts'
import { ProductTile, type TileView } from '../../../catalogue/product/index.ts'
import styles from './CartView.module.css'

export function CartRecommendations({ cart, market }: { cart: Cart; market: MarketView }) {
  const texts = useTexts()
  const { freeShipping } = useShell()
  const id = useId()
  const [tiles, setTiles] = useState<readonly TileView[]>([])
  const skus = [...new Set(cart.items.map(({ parentSku }) => parentSku))].join(' ')
  const fetchTiles = useEffectEvent(async (skusInCart: readonly string[]) => {
    const { loadCartRecommendations } = await import('./load-cart-recommendations.ts')
    const { countryCode, currency } = market
    const table = { [countryCode.toLowerCase()]: freeShipping?.threshold }
    return loadCartRecommendations({
      cart,
      skus: skusInCart,
      threshold: freeShippingFrom(table, countryCode, currency.code) ?? 0,
    })
  })
  useEffect(() => {
    let isWanted = true
    // A basket is complete without them.
    void fetchTiles(skus.split(' ')).then(
      (found) => isWanted && setTiles(found),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [skus])
  if (tiles.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.recommendations} data-list="basket">
      <h2 id={id}>{texts.fitsInParcel}</h2>
      <Strip>
        {tiles.map((tile) => (
          <li key={tile.sku}>
            <ProductTile tile={tile} heading="h3" />
          </li>
        ))}
      </Strip>
    </section>
  )
}
