/** Other holds than the one of the amount: why nothing is shipped, and how the hold ends. */
import { useState } from 'react'
import type { DeskOrder } from '../../../api/order-schema.ts'
import { sessionStore } from '../../../api/session.ts'
import { useDeskStore } from '../../../app/store.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/** A withdrawal is ended by its return. */
const CLEARABLE: ReadonlySet<string> = new Set(['capture_failed', 'chargeback', 'refund_failed', 'manual'])

type Props = { readonly details: DeskOrder; readonly hold: string }

export function HoldNotice({ details: { order, version }, hold }: Props) {
  const t = useTexts()
  const { session } = useDeskStore(sessionStore)
  const [isOpen, setOpen] = useState(false)
  const mayClear = CLEARABLE.has(hold) && (session?.permissions.includes('orders.write') ?? false)
  return (
    <Notice
      tone="attention"
      actions={mayClear ? <Button onPress={() => setOpen(true)}>{t('holdAction.clear')}</Button> : undefined}
    >
      {t.maybe('holdHint', hold)}
      {isOpen && (
        <ConfirmDialog
          operation="order.clear-hold"
          input={{ number: order.number, hold, version }}
          title={t('holdAction.title', { number: order.number })}
          consequence={t('holdAction.hint')}
          label={t('holdAction.clear')}
          done={t('holdAction.cleared', { number: order.number })}
          sentence={{ member: 'note', label: t('action.note'), help: t('action.noteHelp'), min: 3 }}
          onClose={() => setOpen(false)}
        />
      )}
    </Notice>
  )
}
