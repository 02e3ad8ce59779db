import { useState } from 'react'
import type { DeskOrder } from '../../api/order-schema.ts'
import { sessionStore } from '../../api/session.ts'
import { useDeskStore } from '../../app/store.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from './actions/ConfirmDialog.tsx'
import styles from './OrderScreen.module.css'

type Props = { readonly details: Pick<DeskOrder, 'order' | 'credits' | 'version'> }
type Credit = NonNullable<DeskOrder['credits']>[number]

/** Store credit that was issued for returns of the order: with the end of its code, which only the shopper knows. */
export function OrderCredits({ details: { order, credits, version } }: Props) {
  const t = useTexts()
  const formats = useFormats()
  const { session } = useDeskStore(sessionStore)
  const [replaced, setReplaced] = useState<Credit>()
  const mayRefund = session?.permissions.includes('orders.refund') === true
  if (credits === undefined || credits.length === 0) return null
  return (
    <>
      <ul className={styles.entries}>
        {credits.map((credit) => (
          <li key={credit.id} className={styles.payment}>
            <span>
              <strong>{t('order.credit')}</strong> · <code>…{credit.ending}</code>
              <br />
              <span className={styles.soft}>{t('order.creditUntil', { day: formats.day(credit.expiresOn) })}</span>
              {credit.consent !== undefined && (
                <>
                  <br />
                  <span className={styles.soft}>{t('order.creditConsent', { consent: credit.consent })}</span>
                </>
              )}
            </span>
            <span className={styles.amount}>
              {formats.amount(credit.value, credit.currency)}
              <small>{t('order.creditLeft', { amount: formats.amount(credit.balance, credit.currency) })}</small>
              {mayRefund && credit.balance > 0 && (
                <Button onPress={() => setReplaced(credit)}>{t('creditReissue.button')}</Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {replaced && (
        <ConfirmDialog
          operation="credit.reissue"
          input={{ number: order.number, version, credit: replaced.id }}
          title={t('creditReissue.title', { ending: `…${replaced.ending}` })}
          consequence={t('creditReissue.hint', {
            amount: formats.amount(replaced.balance, replaced.currency),
            ending: `…${replaced.ending}`,
            email: order.snapshot.contact?.email ?? '',
          })}
          label={t('creditReissue.button')}
          done={t('creditReissue.done')}
          isDanger
          onClose={() => setReplaced(undefined)}
        />
      )}
    </>
  )
}
