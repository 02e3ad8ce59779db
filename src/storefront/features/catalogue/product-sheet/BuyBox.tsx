/** What decides: the name, the price, the colours, the sizes, and the button. It stays in view beside the pictures. */
import { memo, Suspense, type ReactNode, type Ref } from 'react'
import { fill } from '../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import { Button } from '../../../ui/Button.tsx'
import { Price } from '../product/index.ts'
import styles from './BuyBox.module.css'
import { ColourChoice } from './ColourChoice.tsx'
import type { DeliveryView } from './delivery-view.ts'
import { DeliveryNotes } from './lazy-delivery-notes.ts'
import type { SheetView, SizeView } from './sheet-view.ts'
import { SizeChoice } from './SizeChoice.tsx'
import type { PurchaseForm } from './use-purchase.ts'

type Props = {
  readonly product: SheetView
  readonly delivery: DeliveryView
  readonly purchase: PurchaseForm
  readonly sizeGuide: ReactNode
  /** Around the button. */
  readonly buttonRef: Ref<HTMLDivElement>
}

export function BuyBox({ product, delivery, purchase, sizeGuide, buttonRef }: Props) {
  const texts = useTexts()
  const { formId, chosen, trouble, submit } = purchase
  const { name, sizes, soldOut, colour, colours } = product
  const price = chosen?.price ?? product.price
  const troubleId = `${formId}-trouble`
  return (
    <div className={styles.box}>
      <div className={styles.head}>
        <h1 className={styles.name}>{name}</h1>
        <div className={styles.price}>
          <Price price={price} />
        </div>
        {price.original && <p className={styles.small}>{fill(texts.lowestPrice, { price: price.original })}</p>}
        <p className={styles.small}>{fill(texts[delivery.tax.text], delivery.tax)}</p>
      </div>
      <ColourChoice colour={colour} colours={colours} picture={product.pictures[0]} />
      <form id={formId} className={styles.form} onSubmit={submit}>
        <SizeChoice sizes={sizes} purchase={purchase} describedBy={trouble ? troubleId : undefined} guide={sizeGuide} />
        <Stock size={chosen} soldOut={soldOut} />
        <div className={styles.button} ref={buttonRef}>
          <Button disabled={soldOut}>
            <ButtonWords step={purchase.step} soldOut={soldOut} />
          </Button>
        </div>
        <p id={troubleId} className={styles.trouble} role="alert">
          {trouble}
        </p>
        <noscript>
          <p className={styles.small}>{texts.needsScript}</p>
        </noscript>
      </form>
      <Notes delivery={delivery} />
    </div>
  )
}

/** Not rendered again with the purchase: before its code is there, React would drop the server's markup. */
const Notes = memo(({ delivery }: Pick<Props, 'delivery'>) => (
  <Suspense fallback={null}>
    <DeliveryNotes delivery={delivery} />
  </Suspense>
))

export function ButtonWords({ step, soldOut }: { step: PurchaseForm['step']; soldOut: boolean }) {
  const texts = useTexts()
  if (soldOut) return texts.soldOut
  if (step === 'adding') return texts.adding
  return step === 'added' ? texts.inCart : texts.addToCart
}

const STOCK_TEXT = { 'in-stock': 'inStock', 'low-stock': 'lowStock', 'no-stock': 'soldOut' } as const

/** Of the chosen size, or of any: those that are gone say so themselves. */
function Stock({ size, soldOut }: { size: SizeView | undefined; soldOut: boolean }) {
  const texts = useTexts()
  const status = size?.stockStatus ?? 'in-stock'
  return (
    <p className={styles.stock} aria-live="polite">
      {soldOut ? texts.soldOutHint : <span className={styles[status]}>{texts[STOCK_TEXT[status]]}</span>}
    </p>
  )
}
