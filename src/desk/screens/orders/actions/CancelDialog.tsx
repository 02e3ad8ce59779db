/** Cancels an order of which nothing was shipped. */
import type { DeskOrder } from '../../../api/order-schema.ts'
import { useFormats } from '../../../formats/use-formats.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

type Props = { readonly details: DeskOrder; readonly onClose: () => void }

export function CancelDialog({ details: { order, payments, version }, onClose }: Props) {
  const t = useTexts()
  const formats = useFormats()
  const { number } = order
  const payment = payments.find(({ state }) => state === 'authorised')
  return (
    <ConfirmDialog
      operation="order.cancel"
      input={{ number, version }}
      title={t('cancel.title', { number })}
      consequence={
        payment && payment.amount > 0
          ? t('cancel.hint', { amount: formats.amount(payment.amount, payment.currency) })
          : t('cancel.hintUnpaid')
      }
      label={t('cancel.button')}
      done={t('cancel.done', { number })}
      isDanger
      onClose={onClose}
    />
  )
}
