/** Moves units of a variant from one warehouse to another: both stock levels or none (DGO-11). */
import { useState } from 'react'
import { regionOfWarehouse, WAREHOUSE_CODES, type WarehouseCode } from '../../../markets/warehouses.ts'
import type { StockEntry } from '../../api/stock-schemas.ts'
import { useOperation } from '../../api/use-operation.ts'
import { readCount } from '../../formats/typed-numbers.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { Field, SelectField } from '../../ui/Field.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { FocusedForm } from '../../ui/FocusedForm.tsx'
import styles from './Stock.module.css'
import { STOCK_READS } from './use-stock-edit.ts'

type Props = { readonly row: StockEntry; readonly onClose: () => void }

/** The other one of the region is the likely one. */
function targetsOf(from: string): readonly WarehouseCode[] {
  const isNear = (code: string): boolean => regionOfWarehouse(code) === regionOfWarehouse(from)
  const others = WAREHOUSE_CODES.filter((code) => code !== from)
  return [...others.filter(isNear), ...others.filter((code) => !isNear(code))]
}

export function TransferDialog({ row, onClose }: Props) {
  const t = useTexts()
  const formats = useFormats()
  const { sku, name, size, warehouse: from, forSale } = row
  const targets = targetsOf(from)
  const [to, setTo] = useState(targets[0] ?? 'nl')
  const [text, setText] = useState('')
  const [note, setNote] = useState('')
  const quantity = readCount(text)
  const isValid = typeof quantity === 'number' && quantity >= 1 && quantity <= forSale
  const place = (code: string) => t.maybe('warehouse', code)
  const action = useOperation('stock.transfer', {
    done: t('stock.transferred', { sku, n: text.trim(), from: place(from), to: place(to) }),
    refreshes: STOCK_READS,
    onDone: onClose,
  })
  return (
    <Dialog title={t('stock.transferTitle', { name: `${name} · ${size}` })} onClose={onClose}>
      <FocusedForm
        className={styles.correct}
        onSubmit={(event) => {
          event.preventDefault()
          if (isValid) action.run({ sku, from, to, quantity, ...(note.trim() !== '' && { note: note.trim() }) })
        }}
      >
        <FailureNotice error={action.error} />
        <p>{t('stock.transferFrom', { warehouse: place(from), n: formats.number(forSale) })}</p>
        <Field
          label={t('stock.units')}
          value={text}
          onChange={setText}
          inputMode="numeric"
          maxLength={7}
          autoComplete="off"
          error={text !== '' && !isValid ? t('stock.transferWrong', { n: formats.number(forSale) }) : undefined}
        />
        <SelectField
          label={t('stock.to')}
          value={to}
          options={targets.map((code) => [code, place(code)] as const)}
          onChange={setTo}
        />
        <Field label={t('stock.note')} value={note} onChange={setNote} maxLength={500} />
        <DialogActions>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button look="primary" type="submit" isDisabled={!isValid} isPending={action.pending}>
            {t('stock.transferButton')}
          </Button>
        </DialogActions>
      </FocusedForm>
    </Dialog>
  )
}
