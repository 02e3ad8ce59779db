/**
 * A product with everything that is known of it. What content says stands in places that the page fills. What is bought
 * with comes alive first, the rest piece by piece: a phone must be able to answer in between.
 */
import { memo, Suspense, useRef, type ReactNode } from 'react'
import { onDemand } from '../../../ui/on-demand.tsx'
import { BuyBox } from './BuyBox.tsx'
import type { DeliveryView } from './delivery-view.ts'
import { Gallery } from './Gallery.tsx'
import { MaterialAndCare } from './later-material-and-care.ts'
import { Maker } from './lazy-maker.ts'
import styles from './ProductSheet.module.css'
import type { SheetView } from './sheet-view.ts'
import { usePast } from './use-past.ts'
import { usePurchase } from './use-purchase.ts'

/** Wanted only after scrolling. */
const { View: BuyBar } = onDemand(async () => (await import('./BuyBar.tsx')).BuyBar)
/** The buy box has all that it has. */
const withoutBar = () => {}

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
  const isPast = usePast(buttonRef)
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
        <Details product={product} producer={delivery.producer} features={features} drawers={drawers} />
      </div>
      <Suspense>{children}</Suspense>
      {isPast && !product.soldOut && <BuyBar product={product} purchase={purchase} onMissing={withoutBar} />}
    </div>
  )
}

type DetailsProps = Pick<Props, 'product' | 'features' | 'drawers'> & {
  readonly producer: DeliveryView['producer'] | undefined
}

const NO_PRODUCER: DeliveryView['producer'] = []

/** Parts of it are hydrated later. React would remove them until then if they were rendered again, as when a size is chosen. */
const Details = memo(({ product, producer = NO_PRODUCER, features, drawers }: DetailsProps) => (
  <div className={styles.details}>
    <Suspense>
      <p className={styles.description}>{product.description}</p>
      {features}
      <div className={styles.drawers}>
        <MaterialAndCare composition={product.composition} care={product.care} origin={product.origin} />
        {drawers}
        <Suspense fallback={null}>
          <Maker product={product} producer={producer} />
        </Suspense>
      </div>
    </Suspense>
  </div>
))
