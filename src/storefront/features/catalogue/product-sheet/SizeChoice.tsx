/** Sizes as buttons; a sold-out one stays visible and cannot be chosen. */
import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/texts-context.ts'
import type { SizeView } from './sheet-view.ts'
import styles from './SizeChoice.module.css'
import type { PurchaseForm } from './use-purchase.ts'

type Props = {
  readonly sizes: readonly SizeView[]
  readonly purchase: Pick<PurchaseForm, 'sizesRef' | 'chosen' | 'choose'>
  readonly describedBy: string | undefined
  /** Beside the heading. */
  readonly guide: ReactNode
}

export function SizeChoice({ sizes, purchase: { sizesRef, chosen, choose }, describedBy, guide }: Props) {
  const texts = useTexts()
  return (
    <div className={styles.choice}>
      <fieldset ref={sizesRef} className={styles.sizes} aria-describedby={describedBy}>
        <legend className={styles.legend}>{texts.sizes}</legend>
        {sizes.map(({ id, label, stockStatus }) => (
          <label key={id} className={styles.size}>
            <input
              type="radio"
              name="size"
              value={id}
              checked={chosen?.id === id}
              disabled={stockStatus === 'no-stock'}
              onChange={() => choose(id)}
            />
            <span className={styles.label}>{label}</span>
            {stockStatus === 'no-stock' && <span className="visually-hidden"> {texts.soldOut}</span>}
          </label>
        ))}
      </fieldset>
      {guide && <div className={styles.guide}>{guide}</div>}
    </div>
  )
}
