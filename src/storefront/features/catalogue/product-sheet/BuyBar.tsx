/** On phones: the button again, at the lower edge, once its first place has been scrolled past. */
import { useEffect, useState, type RefObject } from 'react'
import { Price } from '../product/index.ts'
import { ButtonWords } from './BuyBox.tsx'
import styles from './BuyBar.module.css'
import type { SheetView } from './sheet-view.ts'
import type { PurchaseForm } from './use-purchase.ts'

type Props = {
  readonly product: Pick<SheetView, 'name' | 'price'>
  readonly purchase: Pick<PurchaseForm, 'formId' | 'chosen' | 'step'>
  /** Around the first button. */
  readonly buttonRef: RefObject<HTMLDivElement | null>
}

export function BuyBar({ product: { name, price }, purchase: { formId, chosen, step }, buttonRef }: Props) {
  const isPast = usePast(buttonRef)
  return (
    <div className={isPast ? `${styles.bar} ${styles.shown}` : styles.bar}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <Price price={chosen?.price ?? price} />
      </div>
      <button className={styles.button} type="submit" form={formId}>
        <ButtonWords step={step} soldOut={false} />
      </button>
    </div>
  )
}

/** As if the screen had no lower edge: what is out of view then, is above it, however far one jumped. */
const BELOW = { rootMargin: '0px 0px 100000px' } as const

/** Whether something has gone out of view at the top. */
function usePast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(([entry]) => setPast(entry?.isIntersecting === false), BELOW)
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isPast
}
