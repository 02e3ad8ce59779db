/** What can be done with a return in its state. */
import { useState } from 'react'
import { grantOf } from '../../../../contracts/staff/permissions.ts'
import type { DeskOrder, OrderReturn } from '../../../api/order-schema.ts'
import { sessionStore } from '../../../api/session.ts'
import { useOperation } from '../../../api/use-operation.ts'
import { useDeskStore } from '../../../app/store.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { FailureNotice } from '../../../ui/FailureNotice.tsx'
import styles from './Actions.module.css'
import { AFTER_ORDER_CHANGE } from './after-change.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { ExchangeDialog } from './ExchangeDialog.tsx'
import { ReturnDialog } from './ReturnDialog.tsx'

type Props = { readonly details: DeskOrder; readonly found: OrderReturn }
type Open = 'settle' | 'exchange' | 'reject' | 'cancel'

/** Long: one entry per action. */
export function ReturnActions({ details, found }: Props) {
  const t = useTexts()
  const { session } = useDeskStore(sessionStore)
  const [open, setOpen] = useState<Open>()
  const accept = useOperation('return.accept', { done: t('return.accepted'), refreshes: AFTER_ORDER_CHANGE })
  const { id, state, version } = found
  const grant = session && grantOf(session.account.role, 'returns.write')
  if (!session || !grant) return null
  const mayRefund = session.permissions.includes('orders.refund')
  const isOpen = state === 'accepted' || state === 'received'
  const close = (): void => setOpen(undefined)
  return (
    <div className={styles.row}>
      {state === 'requested' && (
        <Button look="primary" isPending={accept.pending} onPress={() => accept.run({ id, version })}>
          {t('return.accept')}
        </Button>
      )}
      {isOpen && mayRefund && (
        <Button look="primary" onPress={() => setOpen('settle')}>
          {t(state === 'received' ? 'return.settle' : 'return.receive')}
        </Button>
      )}
      {isOpen && mayRefund && <Button onPress={() => setOpen('exchange')}>{t('exchange.button')}</Button>}
      {state === 'requested' && grant.limit !== 'no-reject' && (
        <Button onPress={() => setOpen('reject')}>{t('return.reject')}</Button>
      )}
      {(state === 'requested' || state === 'accepted') && (
        <Button onPress={() => setOpen('cancel')}>{t('return.cancel')}</Button>
      )}
      <FailureNotice error={accept.error} />
      {open === 'settle' && <ReturnDialog details={details} found={found} onClose={close} />}
      {open === 'exchange' && <ExchangeDialog details={details} found={found} onClose={close} />}
      {open === 'reject' && (
        <ConfirmDialog
          operation="return.reject"
          input={{ id, version }}
          title={t('return.rejectTitle')}
          consequence={t('return.rejectHint')}
          label={t('return.reject')}
          done={t('return.rejected')}
          isDanger
          sentence={{ member: 'reason', label: t('return.rejectReason'), help: t('return.rejectHelp'), min: 3 }}
          onClose={close}
        />
      )}
      {open === 'cancel' && (
        <ConfirmDialog
          operation="return.cancel"
          input={{ id, version }}
          title={t('return.cancelTitle')}
          consequence={t('return.cancelHint')}
          label={t('return.cancel')}
          done={t('return.cancelled')}
          isDanger
          onClose={close}
        />
      )}
    </div>
  )
}
