/** On phones: price, size and the button again, at the lower edge, once the buy box has been scrolled past (SHX-02). */
import { useTexts } from '../../../texts/texts-context.ts'
import { raiseAboveCover } from '../../../ui/cover-page-end.ts'
import { Price } from '../product/index.ts'
import { ButtonWords } from './BuyBox.tsx'
import styles from './BuyBar.module.css'
import type { SheetView } from './sheet-view.ts'
import type { PurchaseForm } from './use-purchase.ts'

type Props = {
  readonly product: Pick<SheetView, 'name' | 'price' | 'sizes'>
  readonly purchase: Pick<PurchaseForm, 'formId' | 'chosen' | 'choose' | 'step'>
}

export function BuyBar({ product: { name, price, sizes }, purchase: { formId, chosen, choose, step } }: Props) {
  const texts = useTexts()
  return (
    <section className={styles.bar} aria-label={name} ref={raiseAboveCover}>
      <div className={styles.words}>
        <Price price={chosen?.price ?? price} />
        <select
          className={styles.size}
          aria-label={texts.filterSizes}
          value={chosen?.id ?? ''}
          onChange={({ target }) => choose(target.value)}
        >
          {!chosen && <option value="">{texts.filterSizes}</option>}
          {sizes.map(({ id, label, stockStatus }) => (
            <option key={id} value={id} disabled={stockStatus === 'no-stock'}>
              {stockStatus === 'no-stock' ? `${label} · ${texts.soldOut}` : label}
            </option>
          ))}
        </select>
      </div>
      <button className={styles.button} type="submit" form={formId}>
        <ButtonWords step={step} soldOut={false} />
      </button>
    </section>
  )
}
