/** Opens a return for the shopper: a withdrawal by telephone, goodwill, or a complaint (RET-05). */
import { useState } from 'react'
import type { DeskOrder } from '../../../api/order-schema.ts'
import { useOperation } from '../../../api/use-operation.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx'
import { FailureNotice } from '../../../ui/FailureNotice.tsx'
import { Field, SelectField } from '../../../ui/Field.tsx'
import { FocusedForm } from '../../../ui/FocusedForm.tsx'
import styles from './Actions.module.css'
import { AFTER_ORDER_CHANGE } from './after-change.ts'
import { allUnits, countOf, unitsOf } from './chosen-units.ts'
import { linesToReturn } from './order-lines.ts'
import { UnitsField } from './UnitsField.tsx'

type Props = { readonly details: DeskOrder; readonly onClose: () => void }

const KINDS = ['withdrawal', 'return', 'complaint'] as const
const REASONS = [
  'changed_mind',
  'too_small',
  'too_large',
  'defective',
  'wrong_item',
  'damaged_in_transit',
  'other',
] as const

export function OpenReturnDialog({ details, onClose }: Props) {
  const t = useTexts()
  const { number } = details.order
  const lines = linesToReturn(details)
  const [chosen, setChosen] = useState(() => allUnits(lines))
  const [kind, setKind] = useState<(typeof KINDS)[number]>('return')
  const [reason, setReason] = useState<(typeof REASONS)[number]>('changed_mind')
  const [words, setWords] = useState('')
  const open = useOperation('return.open', {
    done: t('openReturn.done', { number }),
    refreshes: AFTER_ORDER_CHANGE,
    onDone: onClose,
  })
  const isEmpty = countOf(chosen) === 0
  const reasonText = words.trim()
  const submit = (): void => {
    if (isEmpty) return
    const units = unitsOf(chosen).map((unit) => ({ ...unit, reason, ...(reasonText !== '' && { reasonText }) }))
    open.run({ number, version: details.version, kind, units })
  }
  return (
    <Dialog title={t('openReturn.title', { number })} onClose={onClose}>
      <FocusedForm
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <FailureNotice error={open.error} />
        <UnitsField legend={t('openReturn.units')} lines={lines} chosen={chosen} onChange={setChosen} />
        <div className={styles.pair}>
          <SelectField
            label={t('openReturn.kind')}
            value={kind}
            options={KINDS.map((one) => [one, t(`returnKind.${one}`)] as const)}
            onChange={setKind}
          />
          <SelectField
            label={t('refund.reason')}
            value={reason}
            options={REASONS.map((one) => [one, t(`returnReason.${one}`)] as const)}
            onChange={setReason}
          />
        </div>
        <Field label={t('openReturn.words')} value={words} onChange={setWords} maxLength={1000} />
        <p className={styles.soft}>{t(`openReturn.${kind}`)}</p>
        <DialogActions>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" look="primary" isPending={open.pending} isDisabled={isEmpty}>
            {t('openReturn.submit')}
          </Button>
        </DialogActions>
      </FocusedForm>
    </Dialog>
  )
}
