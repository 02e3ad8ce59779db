/** Receives what came back of a return and settles it, in one step: restock, refund of units and delivery. */
import { useQuery } from '@tanstack/react-query'
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
import { linesOf } from './order-lines.ts'

type Props = { readonly details: DeskOrder; readonly found: OrderReturn; readonly onClose: () => void }

export function ReturnDialog({ details, found, onClose }: Props) {
  const t = useTexts()
  const { data, error } = useQuery(operationQuery('return.owed', { id: found.id }))
  return (
    <Dialog title={t('return.title', { number: details.order.number })} onClose={onClose} wide>
      <FailureNotice error={error} />
      {!data && !error && <Skeleton />}
      {data && <SettleForm details={details} found={found} owed={data} onClose={onClose} />}
    </Dialog>
  )
}

const BASES = ['received', 'proof_of_posting', 'keep_goods'] as const
type Basis = (typeof BASES)[number] | 'not_shipped'
const CONDITIONS = ['restock', 'damaged', 'missing'] as const
type Condition = (typeof CONDITIONS)[number]
type Counts = Readonly<Record<Condition, number>>

/** Long: one form whose fields depend on each other. */
function SettleForm({ details, found, owed, onClose }: Props & { readonly owed: OwedRefund }) {
  const t = useTexts()
  const formats = useFormats()
  const { out, warehouses, currency, total } = owed
  const isReceived = found.state === 'received'
  const [basis, setBasis] = useState<Basis>(isReceived || out.length > 0 ? 'received' : 'not_shipped')
  const [warehouse, setWarehouse] = useState(warehouses[0] ?? '')
  const [counts, setCounts] = useState<Readonly<Record<string, Counts>>>(() =>
    Object.fromEntries(out.map(({ itemId, quantity }) => [itemId, { restock: quantity, damaged: 0, missing: 0 }])),
  )
  const receives = !isReceived && basis === 'received' && out.length > 0
  const amount = (value: number): string => formats.amount(value, currency)
  const labels = new Map(linesOf(details, () => 0).map(({ itemId, label }) => [itemId, label]))
  const isComplete = out.every(({ itemId, quantity }) => sumOf(counts[itemId]) === quantity)
  const settle = useAction(async () => {
    if (receives) {
      const lines = out.map(({ itemId }) => ({ itemId, ...(counts[itemId] ?? NONE) }))
      await writeOperation('return.receive', { id: found.id, warehouse, lines })
      void refresh(...AFTER_ORDER_CHANGE)
    }
    await writeOperation('return.settle', { id: found.id, ...(basis !== 'received' && { basis }) })
    void refresh(...AFTER_ORDER_CHANGE)
    showToast({ text: t('return.settled', { amount: amount(total) }), tone: 'done' })
    onClose()
  })
  return (
    <FocusedForm
      className={styles.form}
      focus="button[type=submit]"
      onSubmit={(event) => {
        event.preventDefault()
        if (!receives || isComplete) settle.run()
      }}
    >
      <FailureNotice error={settle.error} />
      {!isReceived && out.length > 0 && (
        <SelectField
          label={t('return.basis')}
          value={basis}
          options={BASES.map((one) => [one, t(`return.basis.${one}`)] as const)}
          onChange={setBasis}
        />
      )}
      {basis === 'not_shipped' && <p className={styles.soft}>{t('return.notShipped')}</p>}
      {receives &&
        out.map(({ itemId, quantity }) => (
          <Conditions
            key={itemId}
            name={labels.get(itemId) ?? itemId}
            quantity={quantity}
            counts={counts[itemId] ?? NONE}
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
      <dl className={styles.facts}>
        {owed.lines.map(({ itemId, quantity, amount: paid }) => (
          <FactRow key={itemId} name={`${quantity} × ${labels.get(itemId) ?? itemId}`} value={amount(paid)} />
        ))}
        {owed.shipping > 0 && <FactRow name={t('return.delivery')} value={amount(owed.shipping)} />}
        <FactRow name={t('return.total')} value={amount(total)} isSum />
      </dl>
      <DialogActions>
        <Button onPress={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" look="danger" isPending={settle.pending} isDisabled={receives && !isComplete}>
          {t(receives ? 'return.receiveAndRefund' : 'refund.submit', { amount: amount(total) })}
        </Button>
      </DialogActions>
    </FocusedForm>
  )
}

const NONE: Counts = { restock: 0, damaged: 0, missing: 0 }
const sumOf = ({ restock, damaged, missing }: Counts = NONE): number => restock + damaged + missing

const FactRow = ({ name, value, isSum = false }: { name: string; value: string; isSum?: boolean }) => (
  <>
    <dt className={isSum ? styles.sum : undefined}>{name}</dt>
    <dd className={isSum ? styles.sum : undefined}>{value}</dd>
  </>
)

type ConditionProps = {
  readonly name: string
  readonly quantity: number
  readonly counts: Counts
  readonly onChange: (counts: Counts) => void
}

/** What is not damaged or missing is for sale again. */
function Conditions({ name, quantity, counts, onChange }: ConditionProps) {
  const t = useTexts()
  const set = (condition: 'damaged' | 'missing', typed: string): void => {
    const others = condition === 'damaged' ? counts.missing : counts.damaged
    const value = Math.min(Math.max(Math.trunc(Number(typed)) || 0, 0), quantity - others)
    const next = { ...counts, [condition]: value }
    onChange({ ...next, restock: quantity - next.damaged - next.missing })
  }
  return (
    <fieldset className={styles.unit}>
      <legend className={styles.legend}>{name}</legend>
      <span className={styles.count}>
        {t('condition.restock')} <strong>{counts.restock}</strong>
      </span>
      {(['damaged', 'missing'] as const).map((condition) => (
        <label key={condition} className={styles.count}>
          {t(`condition.${condition}`)}
          <input
            type="number"
            aria-label={t('condition.of', { condition: t(`condition.${condition}`), name })}
            min={0}
            max={quantity}
            value={counts[condition]}
            onChange={({ target }) => set(condition, target.value)}
          />
        </label>
      ))}
    </fieldset>
  )
}
