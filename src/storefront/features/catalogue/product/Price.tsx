/** A price; when reduced, with the former price, labelled for screen readers, too. */
import { useTexts } from '../../../texts/texts-context.ts'
import styles from './Price.module.css'
import type { PriceView } from './tile-view.ts'

type Props = {
  readonly price: PriceView
  /** What delivery adds to it at least (LAW-16). */
  readonly delivery?: string | undefined
}

export function Price({ price: { final, original }, delivery }: Props) {
  const texts = useTexts()
  return (
    <p className={styles.price}>
      {original === undefined ? (
        final
      ) : (
        <>
          <span className={styles.unseen}>{texts.priceBefore} </span>
          <s className={styles.original}>{original}</s> <span className={styles.unseen}>{texts.priceNow} </span>
          <strong className={styles.reduced}>{final}</strong>
        </>
      )}
      {delivery && <small> {delivery}</small>}
    </p>
  )
}
