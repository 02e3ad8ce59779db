/** One variant: its figures in every warehouse, a correction with a note, and why its stock is what it is. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { operationQuery } from '../../api/queries.ts'
import type { StockEntry } from '../../api/stock-schemas.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { Field, SelectField } from '../../ui/Field.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { FocusedForm } from '../../ui/FocusedForm.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { RefusedEdit } from './RefusedEdit.tsx'
import { isEdit, readEntry, reasonsOf } from './stock-entry.ts'
import { StockHistory } from './StockHistory.tsx'
import styles from './Stock.module.css'
import { useStockEdit } from './use-stock-edit.ts'

type Props = { readonly row: StockEntry; readonly mayWrite: boolean; readonly onClose: () => void }

const FIGURES = ['forSale', 'reserved', 'unshipped', 'onHand'] as const

export function StockDialog({ row, mayWrite, onClose }: Props) {
  const t = useTexts()
  const { sku, name, size, ean, warehouse } = row
  return (
    <Dialog title={`${name} · ${size}`} onClose={onClose} wide>
      <p className={styles.subject}>
        <code>{sku}</code> · <code>{ean}</code>
      </p>
      <Figures sku={sku} current={warehouse} />
      {mayWrite && <CorrectForm row={row} />}
      <h3 className={styles.heading}>{t('stock.history')}</h3>
      <StockHistory sku={sku} />
      <DialogActions>
        <Button onPress={onClose}>{t('common.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

function Figures({ sku, current }: { readonly sku: string; readonly current: string }) {
  const t = useTexts()
  const formats = useFormats()
  const { data, error } = useQuery(operationQuery('stock.read', { sku }))
  if (error) return <FailureNotice error={error} />
  if (!data) return <Skeleton />
  if (data.length === 0) return <p className={styles.subject}>{t('stock.nowhere')}</p>
  return (
    <div className={styles.scroll}>
      <table className={styles.figures} aria-label={t('nav.stock')}>
        <thead>
          <tr>
            <th scope="col">{t('return.warehouse')}</th>
            {FIGURES.map((figure) => (
              <th key={figure} scope="col">
                {t(`stock.${figure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((level) => (
            <tr key={level.warehouse} className={level.warehouse === current ? styles.current : undefined}>
              <th scope="row">{t.maybe('warehouse', level.warehouse)}</th>
              {FIGURES.map((figure) => (
                <td key={figure}>{formats.number(level[figure])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function CorrectForm({ row }: { readonly row: StockEntry }) {
  const t = useTexts()
  const [text, setText] = useState('')
  const [note, setNote] = useState('')
  const [chosen, setChosen] = useState('')
  const [saved, setSaved] = useState(0)
  const entry = readEntry(text)
  const reasons = reasonsOf(entry)
  const reason = reasons.find((one) => one === chosen) ?? reasons[0]
  const action = useStockEdit(row, {
    onDone: () => {
      setText('')
      setNote('')
      setSaved(saved + 1)
    },
  })
  return (
    <FocusedForm
      // A new form: its field has the focus again, which the button loses when there is nothing to save.
      key={saved}
      className={styles.correct}
      onSubmit={(event) => {
        event.preventDefault()
        if (isEdit(entry) && reason !== undefined) action.run({ edit: entry, reason, note })
      }}
    >
      <RefusedEdit error={action.error} />
      <div className={styles.fields}>
        <Field
          label={t('stock.entryIn', { warehouse: t.maybe('warehouse', row.warehouse) })}
          value={text}
          onChange={setText}
          maxLength={8}
          autoComplete="off"
          placeholder={t('stock.entryExample')}
          error={entry.kind === 'wrong' ? t('stock.entryWrong') : undefined}
        />
        <SelectField
          label={t('stock.reason')}
          value={reason ?? ''}
          options={reason === undefined ? [['', '–']] : reasons.map((one) => [one, t(`stockReason.${one}`)] as const)}
          onChange={setChosen}
          disabled={reasons.length < 2}
        />
        <Field label={t('stock.note')} value={note} onChange={setNote} maxLength={500} />
        <Button look="primary" type="submit" isDisabled={!isEdit(entry)} isPending={action.pending}>
          {t('common.save')}
        </Button>
      </div>
      <p className={styles.subject}>{t('stock.entryHelp')}</p>
    </FocusedForm>
  )
}
