/** A held order: what it costs, what was paid, and the two ways to go on (DOR-06). */
import { useState } from 'react'
import type { DeskOrder } from '../../../api/order-schema.ts'
import { sessionStore } from '../../../api/session.ts'
import { useDeskStore } from '../../../app/store.ts'
import { useFormats } from '../../../formats/use-formats.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import styles from './Actions.module.css'

export function HeldNotice({ details }: { readonly details: DeskOrder }) {
  const t = useTexts()
  const formats = useFormats()
  const { session } = useDeskStore(sessionStore)
  const [open, setOpen] = useState<'release' | 'cancel'>()
  const { order, payments, version } = details
  const { totals, market } = order.snapshot
  const payment = payments.find(({ state }) => state === 'authorised')
  const expected = formats.amount(totals.total, market.currency)
  const paid = payment ? formats.amount(payment.amount, payment.currency) : t('held.nothingPaid')
  const may = (permission: 'orders.release' | 'orders.cancel') => session?.permissions.includes(permission) ?? false
  const close = (): void => setOpen(undefined)
  return (
    <Notice
      tone="attention"
      actions={
        <div className={styles.row}>
          {may('orders.release') && (
            <Button look="primary" onPress={() => setOpen('release')}>
              {t('held.release')}
            </Button>
          )}
          {may('orders.cancel') && (
            <Button look="danger" onPress={() => setOpen('cancel')}>
              {t('cancel.button')}
            </Button>
          )}
        </div>
      }
    >
      <strong>{t('held.title')}</strong>
      <dl className={styles.facts}>
        <dt>{t('held.expected')}</dt>
        <dd>{expected}</dd>
        <dt>{t('held.paid')}</dt>
        <dd>{paid}</dd>
      </dl>
      {open === 'release' && (
        <ConfirmDialog
          operation="order.release"
          input={{ number: order.number, version }}
          title={t('held.releaseTitle', { number: order.number })}
          consequence={t('held.releaseHint', { paid, expected })}
          label={t('held.release')}
          done={t('held.released', { number: order.number })}
          onClose={close}
        />
      )}
      {open === 'cancel' && <CancelDialog details={details} onClose={close} />}
    </Notice>
  )
}
