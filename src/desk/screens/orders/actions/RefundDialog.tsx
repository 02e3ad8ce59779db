/** Refunds units, delivery or any amount. The maximum is read again while the dialog is open (DOR-05). */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskOrder } from '../../../api/order-schema.ts'
import type { Refundable } from '../../../api/order-work-schemas.ts'
import { backgroundQuery } from '../../../api/queries.ts'
import { useOperation } from '../../../api/use-operation.ts'
import { isWrong, readAmount } from '../../../formats/typed-numbers.ts'
import { useFormats } from '../../../formats/use-formats.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx'
import { FailureNotice } from '../../../ui/FailureNotice.tsx'
import { CheckField, Field, SelectField } from '../../../ui/Field.tsx'
import { FocusedForm } from '../../../ui/FocusedForm.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './Actions.module.css'
import { AFTER_ORDER_CHANGE } from './after-change.ts'
import { countOf, paidFor, unitsOf, within, type ChosenUnits } from './chosen-units.ts'
import { linesOf } from './order-lines.ts'
import { SubmitForApproval } from './SubmitForApproval.tsx'
import { UnitsField } from './UnitsField.tsx'

type Props = { readonly details: DeskOrder; readonly onClose: () => void }

const REFRESH_MS = 3000

export function RefundDialog({ details, onClose }: Props) {
  const t = useTexts()
  const { number } = details.order
  const { data, error } = useQuery({
    ...backgroundQuery('order.refundable', { number }),
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  })
  return (
    <Dialog title={t('refund.title', { number })} onClose={onClose} wide>
      <FailureNotice error={error} />
      {!data && !error && <Skeleton />}
      {data && data.left === 0 && <Notice tone="info">{t('refund.nothingLeft')}</Notice>}
      {data && <RefundForm details={details} refundable={data} onClose={onClose} />}
    </Dialog>
  )
}

const REASONS = ['goodwill', 'defective', 'wrong_item', 'not_delivered', 'price', 'other'] as const

/** Long: one form whose fields depend on each other. */
function RefundForm({ details, refundable, onClose }: Props & { readonly refundable: Refundable }) {
  const t = useTexts()
  const formats = useFormats()
  const { number, snapshot } = details.order
  const { currency, left, lines: prices, delivery, version } = refundable
  const [picked, setPicked] = useState<ChosenUnits>({})
  const [withDelivery, setWithDelivery] = useState(false)
  const [typed, setTyped] = useState<string>()
  const [restock, setRestock] = useState(true)
  const [reason, setReason] = useState<(typeof REASONS)[number]>('goodwill')
  const amount = (value: number): string => formats.amount(value, currency)
  const lines = linesOf(details, (itemId) => prices.find((one) => one.itemId === itemId)?.units.length ?? 0)
  const chosen = within(picked, lines)
  const shares = withDelivery ? delivery : 0
  const proposed = Math.min(paidFor(prices, chosen, shares), left)
  const shown = typed ?? (proposed === 0 ? '' : formats.typedAmount(proposed, currency))
  const value = readAmount(shown, currency)
  const problem = problemOf(value, left)
  const refund = useOperation('order.refund', {
    done: ({ amount: refunded, credited = 0 }) =>
      t(credited > 0 ? 'refund.onCredit' : 'refund.done', { amount: amount(refunded.value), number }),
    refreshes: AFTER_ORDER_CHANGE,
    onDone: onClose,
  })
  const units = countOf(chosen)
  const fromParcel = prices.reduce((sum, { itemId, toShip }) => sum + Math.min(chosen[itemId] ?? 0, toShip), 0)
  const input = {
    number,
    version,
    amount: value,
    currency,
    reason,
    ...(units > 0 && { units: unitsOf(chosen), restock }),
    ...(withDelivery && { delivery: true }),
  }
  return (
    <FocusedForm
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (problem === undefined) refund.run(input)
      }}
    >
      <FailureNotice error={refund.error} />
      <SubmitForApproval error={refund.error} request={{ operation: 'order.refund', input }} onClose={onClose} />
      <UnitsField
        legend={t('refund.units')}
        lines={lines}
        chosen={chosen}
        onChange={(next) => {
          setPicked(next)
          setTyped(undefined)
        }}
        note={({ itemId }) =>
          amount(
            paidFor(
              prices.filter((one) => one.itemId === itemId),
              { [itemId]: 1 },
              0,
            ),
          )
        }
      />
      {delivery > 0 && (
        <CheckField
          label={t('refund.delivery', { name: snapshot.shipping.name, amount: amount(delivery) })}
          checked={withDelivery}
          onChange={(checked) => {
            setWithDelivery(checked)
            setTyped(undefined)
          }}
        />
      )}
      {units > 0 && <CheckField label={t('refund.restock')} checked={restock} onChange={setRestock} />}
      {fromParcel > 0 && <p className={styles.soft}>{t.count('refund.notShipped', fromParcel)}</p>}
      <div className={styles.pair}>
        <Field
          label={t('refund.amount', { currency })}
          value={shown}
          onChange={setTyped}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          error={problem !== undefined && shown !== '' ? t(`refund.${problem}`, { left: amount(left) }) : undefined}
          help={t('refund.most', {
            left: amount(left),
            paid: amount(refundable.paid),
            refunded: amount(refundable.refunded),
            pending: amount(refundable.pending),
          })}
        />
        <SelectField
          label={t('refund.reason')}
          value={reason}
          options={REASONS.map((one) => [one, t(`refundReason.${one}`)] as const)}
          onChange={setReason}
        />
      </div>
      <DialogActions>
        <Button onPress={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" look="danger" isPending={refund.pending} isDisabled={problem !== undefined}>
          {typeof value === 'number' && problem === undefined
            ? t('refund.submit', { amount: amount(value) })
            : t('refund.submitNothing')}
        </Button>
      </DialogActions>
    </FocusedForm>
  )
}

/** The server checks it again: another person may refund at the same time. */
function problemOf(value: ReturnType<typeof readAmount>, left: number): 'tooLow' | 'tooHigh' | 'noAmount' | undefined {
  if (value === null || isWrong(value)) return 'noAmount'
  if (typeof value !== 'number' || value <= 0) return 'tooLow'
  return value > left ? 'tooHigh' : undefined
}
