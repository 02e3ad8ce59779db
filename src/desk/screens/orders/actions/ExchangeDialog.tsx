/** Settles a return with a replacement order of equal or lower value; a difference is refunded (RET-13). */
import { useState } from 'react'
import type { DeskOrder, OrderReturn } from '../../../api/order-schema.ts'
import { useOperation } from '../../../api/use-operation.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx'
import { FailureNotice } from '../../../ui/FailureNotice.tsx'
import { Field, SelectField } from '../../../ui/Field.tsx'
import { FocusedForm } from '../../../ui/FocusedForm.tsx'
import styles from './Actions.module.css'
import { AFTER_ORDER_CHANGE } from './after-change.ts'
import { addReplacement, firstReplacements, isComplete, toProducts } from './replacements.ts'

type Props = { readonly details: DeskOrder; readonly found: OrderReturn; readonly onClose: () => void }

const BASES = ['proof_of_posting', 'keep_goods', 'not_shipped'] as const

/** Long: one form. */
export function ExchangeDialog({ details, found, onClose }: Props) {
  const t = useTexts()
  const { number } = details.order
  const isReceived = found.state === 'received'
  const [basis, setBasis] = useState<(typeof BASES)[number]>('proof_of_posting')
  const [rows, setRows] = useState(() => firstReplacements(details, found))
  const exchange = useOperation('return.exchange', {
    refreshes: AFTER_ORDER_CHANGE,
    done: t('exchange.done', { number }),
    onDone: onClose,
  })
  return (
    <Dialog title={t('exchange.title', { number })} onClose={onClose}>
      <FocusedForm
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isComplete(rows)) return
          exchange.run({
            id: found.id,
            version: found.version,
            products: toProducts(rows),
            ...(!isReceived && { basis }),
          })
        }}
      >
        <p className={styles.soft}>{t('exchange.hint')}</p>
        <FailureNotice error={exchange.error} />
        {!isReceived && (
          <SelectField
            label={t('exchange.basis')}
            value={basis}
            options={BASES.map((one) => [one, t(`exchange.basis.${one}`)] as const)}
            onChange={setBasis}
          />
        )}
        {rows.map(({ key, sku, quantity }) => (
          <div key={key} className={styles.pair}>
            <Field
              label={t('exchange.sku')}
              value={sku}
              onChange={(typed) => setRows(rows.map((row) => (row.key === key ? { ...row, sku: typed } : row)))}
              autoComplete="off"
              code
            />
            <Field
              label={t('exchange.quantity')}
              value={quantity}
              onChange={(typed) => setRows(rows.map((row) => (row.key === key ? { ...row, quantity: typed } : row)))}
              inputMode="numeric"
              maxLength={4}
            />
          </div>
        ))}
        <div className={styles.row}>
          <Button icon="plus" onPress={() => setRows(addReplacement(rows))}>
            {t('exchange.add')}
          </Button>
        </div>
        <DialogActions>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" look="danger" isPending={exchange.pending} isDisabled={!isComplete(rows)}>
            {t('exchange.submit')}
          </Button>
        </DialogActions>
      </FocusedForm>
    </Dialog>
  )
}
