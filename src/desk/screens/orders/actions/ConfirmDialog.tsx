/** Asks once before something that cannot be undone, with its consequences in one sentence. */
import { useState } from 'react'
import type { OperationName, OperationValue } from '../../../api/operations.ts'
import { useOperation } from '../../../api/use-operation.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx'
import { FailureNotice } from '../../../ui/FailureNotice.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FocusedForm } from '../../../ui/FocusedForm.tsx'
import styles from './Actions.module.css'
import { AFTER_ORDER_CHANGE } from './after-change.ts'

type Props<Name extends OperationName> = {
  readonly operation: Name
  readonly input: object
  readonly title: string
  readonly consequence: string
  readonly label: string
  readonly done: string | ((value: OperationValue<Name>) => string)
  readonly isDanger?: boolean
  /** A sentence that the operation needs: the name of its member, and its label. */
  readonly sentence?: { readonly member: string; readonly label: string; readonly help?: string; readonly min: number }
  readonly onClose: () => void
}

export function ConfirmDialog<Name extends OperationName>(props: Props<Name>) {
  const { operation, input, title, consequence, label, done, isDanger = false, sentence, onClose } = props
  const t = useTexts()
  const [words, setWords] = useState('')
  const run = useOperation(operation, { done, refreshes: AFTER_ORDER_CHANGE, onDone: onClose })
  const isShort = sentence !== undefined && words.trim().length < sentence.min
  return (
    <Dialog title={title} onClose={onClose} alert>
      <FocusedForm
        className={styles.form}
        focus={sentence ? 'input' : 'button[type=submit]'}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isShort) run.run({ ...input, ...(sentence && { [sentence.member]: words.trim() }) })
        }}
      >
        <p>{consequence}</p>
        <FailureNotice error={run.error} />
        {sentence && (
          <Field label={sentence.label} help={sentence.help} value={words} onChange={setWords} maxLength={2000} />
        )}
        <DialogActions>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" look={isDanger ? 'danger' : 'primary'} isPending={run.pending} isDisabled={isShort}>
            {label}
          </Button>
        </DialogActions>
      </FocusedForm>
    </Dialog>
  )
}
