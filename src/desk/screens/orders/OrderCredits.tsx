import type { DeskOrder } from '../../api/order-schema.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import styles from './OrderScreen.module.css'

/** Store credit that was issued for returns of the order: with the end of its code, which only the shopper knows. */
export function OrderCredits({ credits }: Pick<DeskOrder, 'credits'>) {
  const t = useTexts()
  const formats = useFormats()
  if (credits === undefined || credits.length === 0) return null
  return (
    <ul className={styles.entries}>
      {credits.map(({ id, ending, value, balance, currency, expiresOn }) => (
        <li key={id} className={styles.payment}>
          <span>
            <strong>{t('order.credit')}</strong> · <code>…{ending}</code>
            <br />
            <span className={styles.soft}>{t('order.creditUntil', { day: formats.day(expiresOn) })}</span>
          </span>
          <span className={styles.amount}>
            {formats.amount(value, currency)}
            <small>{t('order.creditLeft', { amount: formats.amount(balance, currency) })}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}
