/**
 * A product with everything that is known of it. What content says stands in places that the page fills. What is bought
 * with comes alive first, the rest piece by piece: a phone must be able to answer in between.
 */
import { Suspense, useRef, type ReactNode } from 'react'
import { BuyBar } from './BuyBar.tsx'
import { BuyBox } from './BuyBox.tsx'
import type { DeliveryView } from './delivery-view.ts'
import { Gallery } from './Gallery.tsx'
import { MaterialAndCare } from './MaterialAndCare.tsx'
import { Maker } from './lazy-maker.ts'
import styles from './ProductSheet.module.css'
import type { SheetView } from './sheet-view.ts'
import { usePurchase } from './use-purchase.ts'

type Props = {
  readonly product: SheetView
  readonly delivery: DeliveryView
  /** Beside the sizes. */
  readonly sizeGuide: ReactNode
  /** Below the description. */
  readonly features: ReactNode
  /** Among the drawers. */
  readonly drawers: ReactNode
  /** Below it all. */
  readonly children: ReactNode
}

export function ProductSheet({ product, delivery, sizeGuide, features, drawers, children }: Props) {
  const purchase = usePurchase(product)
  const buttonRef = useRef<HTMLDivElement>(null)
  return (
    <div className={styles.page}>
      <div className={styles.sheet}>
        <div className={styles.gallery}>
          <Suspense>
            <Gallery
              name={product.name}
              pictures={product.pictures}
              badges={product.badges}
              soldOut={product.soldOut}
            />
          </Suspense>
        </div>
        <div className={styles.buy}>
          <BuyBox
            product={product}
            delivery={delivery}
            purchase={purchase}
            sizeGuide={sizeGuide}
            buttonRef={buttonRef}
          />
        </div>
        <div className={styles.details}>
          <Suspense>
            <p className={styles.description}>{product.description}</p>
            {features}
            <div className={styles.drawers}>
              <MaterialAndCare composition={product.composition} care={product.care} origin={product.origin} />
              {drawers}
              <Suspense fallback={null}>
                <Maker product={product} />
              </Suspense>
            </div>
          </Suspense>
        </div>
      </div>
      <Suspense>{children}</Suspense>
      {!product.soldOut && <BuyBar product={product} purchase={purchase} buttonRef={buttonRef} />}
    </div>
  )
}
