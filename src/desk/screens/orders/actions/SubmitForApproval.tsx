/** After a refund above the limit of the role: another person can approve it (RET-11). Nothing after other failures. */
import { useState } from 'react'
import { OperationError } from '../../../api/operation-error.ts'
import { useOperation } from '../../../api/use-operation.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { FailureNotice } from '../../../ui/FailureNotice.tsx'
import { Field } from '../../../ui/Field.tsx'
import styles from './Actions.module.css'
import { AFTER_ORDER_CHANGE } from './after-change.ts'

const MIN_NOTE = 3

type Props = {
  readonly error: unknown
  /** The operation that was refused, with its input. */
  readonly request: { readonly operation: 'order.refund' | 'return.settle'; readonly input: object } | undefined
  readonly onClose: () => void
}

export function SubmitForApproval({ error, request, onClose }: Props) {
  const t = useTexts()
  const [note, setNote] = useState('')
  const submit = useOperation('refund.submit', {
    done: t('approvals.submitted'),
    refreshes: AFTER_ORDER_CHANGE,
    onDone: onClose,
  })
  if (request === undefined || !(error instanceof OperationError) || error.code !== 'LIMIT_EXCEEDED') return null
  return (
    <div className={styles.preview}>
      <p>{t('approvals.submitHint')}</p>
      <FailureNotice error={submit.error} />
      <Field label={t('approvals.submitNote')} value={note} onChange={setNote} maxLength={2000} />
      <div className={styles.row}>
        <Button
          look="primary"
          isPending={submit.pending}
          isDisabled={note.trim().length < MIN_NOTE}
          onPress={() => submit.run({ request, note: note.trim() })}
        >
          {t('approvals.submit')}
        </Button>
      </div>
    </div>
  )
}
