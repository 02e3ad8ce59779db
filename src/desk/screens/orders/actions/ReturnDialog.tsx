/** Receives what came back of a return and settles it, in one step: restock, refund of units and delivery. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { writeOperation } from '../../../api/call-operation.ts'
import type { DeskOrder, OrderReturn } from '../../../api/order-schema.ts'
import type { OwedRefund } from '../../../api/order-work-schemas.ts'
import { operationQuery, refresh } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { useFormats } from '../../../formats/use-formats.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx'
import { FailureNotice } from '../../../ui/FailureNotice.tsx'
import { SelectField } from '../../../ui/Field.tsx'
import { FocusedForm } from '../../../ui/FocusedForm.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { showToast } from '../../../ui/toasts.ts'
import styles from './Actions.module.css'
import { AFTER_ORDER_CHANGE } from './after-change.ts'
import { DeductionFields } from './DeductionFields.tsx'
import { inLineOrder, linesOf } from './order-lines.ts'
import { OwedFacts } from './OwedFacts.tsx'
import { type ReadDeduction, readDeduction, type TypedDeduction } from './return-deductions.ts'
import { type ConditionCounts, NO_UNITS, ReturnConditions } from './ReturnConditions.tsx'
import { AS_MONEY, creditInput, isAgreed, ReturnPayout, settledText } from './ReturnPayout.tsx'
import { SubmitForApproval } from './SubmitForApproval.tsx'

type Props = { readonly details: DeskOrder; readonly found: OrderReturn; readonly onClose: () => void }

export function ReturnDialog({ details, found, onClose }: Props) {
  const t = useTexts()
  const [deductions, setDeductions] = useState<readonly ReadDeduction[]>([])
  const { data, error } = useQuery({
    ...operationQuery('return.owed', { id: found.id, ...(deductions.length > 0 && { deductions }) }),
    placeholderData: keepPreviousData,
  })
  return (
    <Dialog title={t('return.title', { number: details.order.number })} onClose={onClose} wide>
      <FailureNotice error={error} />
      {!data && !error && <Skeleton />}
      {data && <SettleForm details={details} found={found} owed={data} onDeduct={setDeductions} onClose={onClose} />}
    </Dialog>
  )
}

const BASES = ['received', 'proof_of_posting', 'keep_goods'] as const
type Basis = (typeof BASES)[number] | 'not_shipped'

type FormProps = Props & {
  readonly owed: OwedRefund
  /** What is owed is computed again. */
  readonly onDeduct: (deductions: readonly ReadDeduction[]) => void
}

/** Long: one form whose fields depend on each other. */
function SettleForm({ details, found, owed, onDeduct, onClose }: FormProps) {
  const t = useTexts()
  const formats = useFormats()
  const { warehouses, currency, total } = owed
  const out = inLineOrder(details, owed.out)
  const isReceived = found.state === 'received'
  const [basis, setBasis] = useState<Basis>(isReceived || out.length > 0 ? 'received' : 'not_shipped')
  const [warehouse, setWarehouse] = useState(warehouses[0] ?? '')
  const [counts, setCounts] = useState<Readonly<Record<string, ConditionCounts>>>(() =>
    Object.fromEntries(out.map(({ itemId, quantity }) => [itemId, { restock: quantity, damaged: 0, missing: 0 }])),
  )
  const [typed, setTyped] = useState<readonly TypedDeduction[]>([])
  const [chosen, setPayout] = useState(AS_MONEY)
  // Deductions may have left nothing to choose for.
  const payout = owed.isCreditable === true ? chosen : AS_MONEY
  const isCredit = payout.kind === 'credit'
  const receives = !isReceived && basis === 'received' && out.length > 0
  const amount = (value: number): string => formats.amount(value, currency)
  const labels = new Map(linesOf(details, () => 0).map(({ itemId, label }) => [itemId, label]))
  const gifts = new Set(details.order.snapshot.lines.flatMap(({ itemId, isGift }) => (isGift ? itemId : [])))
  // Nothing was paid for a gift.
  const lines = inLineOrder(details, found.units)
    .filter(({ itemId }) => !gifts.has(itemId))
    .map(({ itemId, quantity }) => ({ itemId, quantity, name: labels.get(itemId) ?? itemId }))
  const read = (all: readonly TypedDeduction[]): readonly ReadDeduction[] =>
    all.flatMap((one) => readDeduction(one, lines.find(({ itemId }) => itemId === one.itemId)?.quantity ?? 0) ?? [])
  const deductions = basis === 'received' ? read(typed) : []
  const isComplete =
    out.every(({ itemId, quantity }) => sumOf(counts[itemId]) === quantity) &&
    (basis !== 'received' || deductions.length === typed.length) &&
    isAgreed(payout)
  const request = {
    operation: 'return.settle',
    input: {
      id: found.id,
      version: found.version,
      ...(basis !== 'received' && { basis }),
      ...(deductions.length > 0 && { deductions }),
      ...creditInput(payout),
    },
  } as const
  const settle = useAction(async () => {
    if (receives) {
      const received = out.map(({ itemId }) => ({ itemId, ...(counts[itemId] ?? NO_UNITS) }))
      await writeOperation('return.receive', { id: found.id, version: found.version, warehouse, lines: received })
      void refresh(...AFTER_ORDER_CHANGE)
    }
    // What was received is the change before it.
    const input = { ...request.input, version: found.version + (receives ? 1 : 0) }
    const outcome = await writeOperation(request.operation, input)
    void refresh(...AFTER_ORDER_CHANGE)
    const refund = outcome.kind === 'job' ? undefined : outcome.value.refund
    const text = t(settledText(payout, refund), { amount: amount(refund?.value ?? 0), number: details.order.number })
    showToast({ text, tone: 'done' })
    onClose()
  })
  return (
    <FocusedForm
      className={styles.form}
      focus="button[type=submit]"
      onSubmit={(event) => {
        event.preventDefault()
        if (isComplete) settle.run()
      }}
    >
      <FailureNotice error={settle.error} />
      <SubmitForApproval error={settle.error} request={request} onClose={onClose} />
      {!isReceived && out.length > 0 && (
        <SelectField
          label={t('return.basis')}
          value={basis}
          options={BASES.map((one) => [one, t(`return.basis.${one}`)] as const)}
          onChange={(next) => {
            setBasis(next)
            onDeduct(next === 'received' ? read(typed) : [])
          }}
        />
      )}
      {basis === 'not_shipped' && <p className={styles.soft}>{t('return.notShipped')}</p>}
      {receives &&
        out.map(({ itemId, quantity }) => (
          <ReturnConditions
            key={itemId}
            name={labels.get(itemId) ?? itemId}
            quantity={quantity}
            counts={counts[itemId] ?? NO_UNITS}
            onChange={(next) => setCounts({ ...counts, [itemId]: next })}
          />
        ))}
      {receives && warehouses.length > 1 && (
        <SelectField
          label={t('return.warehouse')}
          value={warehouse}
          options={warehouses.map((code) => [code, code] as const)}
          onChange={setWarehouse}
        />
      )}
      {basis === 'received' && (
        <DeductionFields
          lines={lines}
          typed={typed}
          onChange={(next) => {
            setTyped(next)
            onDeduct(read(next))
          }}
        />
      )}
      <OwedFacts details={details} owed={owed} labels={labels} />
      {owed.isCreditable && <ReturnPayout payout={payout} onChange={setPayout} />}
      <DialogActions>
        <Button onPress={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" look="danger" isPending={settle.pending} isDisabled={!isComplete}>
          {t(isCredit ? 'return.giveCredit' : receives ? 'return.receiveAndRefund' : 'refund.submit', {
            amount: amount(total),
          })}
        </Button>
      </DialogActions>
    </FocusedForm>
  )
}

const sumOf = ({ restock, damaged, missing }: ConditionCounts = NO_UNITS): number => restock + damaged + missing
