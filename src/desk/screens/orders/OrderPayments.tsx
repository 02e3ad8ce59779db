import type { DeskOrder } from '../../api/order-schema.ts'
import { paymentMethodName } from '../../formats/names.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Panel } from '../../ui/ScreenFrame.tsx'
import { Time } from '../../ui/Time.tsx'
import { OrderCredits } from './OrderCredits.tsx'
import styles from './OrderScreen.module.css'

/** Payments, tried and successful, with what was refunded of them. */
export function OrderPayments({ details }: { readonly details: DeskOrder }) {
  const t = useTexts()
  const formats = useFormats()
  const { payments, money } = details
  return (
    <Panel title={t('order.payments')}>
      {payments.length === 0 && <p className={styles.soft}>{t('order.noPayments')}</p>}
      <ul className={styles.entries}>
        {payments.map((payment) => (
          <li key={payment.psp_reference} className={styles.payment}>
            <span>
              <strong>{paymentMethodName(t, payment.method)}</strong> ·{' '}
              {money.isMoreToCapture && payment.state === 'authorised'
                ? t('order.authorised')
                : t.maybe('paymentState', payment.state)}
              <br />
              <span className={styles.soft}>
                <Time iso={payment.created_at} /> · <code>{payment.psp_reference}</code>
              </span>
            </span>
            <span className={styles.amount}>
              {formats.amount(payment.amount, payment.currency)}
              {payment.refunded > 0 && (
                <small>{t('order.refunded', { amount: formats.amount(payment.refunded, payment.currency) })}</small>
              )}
              {payment.refunding > 0 && (
                <small>{t('order.refunding', { amount: formats.amount(payment.refunding, payment.currency) })}</small>
              )}
            </span>
          </li>
        ))}
      </ul>
      <OrderCredits details={details} />
      {money.captured !== undefined && (
        <p className={styles.payment}>
          <span className={styles.soft}>{t('order.capturedSum')}</span>
          <span className={styles.amount}>{formats.amount(money.captured, money.currency)}</span>
        </p>
      )}
      {money.refunded + money.refunding > 0 && (
        <p className={styles.payment}>
          <span className={styles.soft}>{t('order.leftSum')}</span>
          <span className={styles.amount}>{formats.amount(money.left, money.currency)}</span>
        </p>
      )}
    </Panel>
  )
}
