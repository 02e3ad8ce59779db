/** Before a product is listed: what is missing, each leading to its field, or that nothing is. */
import type { ProductForEdit, ColumnProblem } from '../../../api/product-schemas.ts'
import { useOperation } from '../../../api/use-operation.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx'
import { FailureNotice } from '../../../ui/FailureNotice.tsx'
import { FocusedForm } from '../../../ui/FocusedForm.tsx'
import styles from './Editor.module.css'

type Props = {
  readonly product: ProductForEdit
  readonly onProblem: (problem: ColumnProblem) => void
  readonly onClose: () => void
}

export function ListingDialog({ product: { sku, version, problems }, onProblem, onClose }: Props) {
  const t = useTexts()
  const publish = useOperation('product.publish', {
    done: t('edit.listed', { sku }),
    refreshes: ['product.list', 'product.edit', 'product.read', 'audit.list'],
    onDone: onClose,
  })
  if (problems.length > 0) {
    return (
      <Dialog title={t.count('edit.missing', problems.length)} onClose={onClose}>
        <p>{t('edit.missingHint')}</p>
        <ul className={styles.problems}>
          {problems.map((problem) => (
            <li key={`${problem.row} ${problem.column} ${problem.message}`}>
              <button type="button" onClick={() => onProblem(problem)}>
                <code>
                  {problem.column.startsWith('variant.') && `${t('edit.rowOf', { row: problem.row })}, `}
                  {problem.column}
                </code>
                {problem.message}
              </button>
            </li>
          ))}
        </ul>
        <DialogActions>
          <Button onPress={onClose}>{t('common.close')}</Button>
        </DialogActions>
      </Dialog>
    )
  }
  return (
    <Dialog title={t('edit.listTitle', { sku })} onClose={onClose}>
      <p>{t('edit.listHint')}</p>
      <FailureNotice error={publish.error} />
      <FocusedForm
        focus="button[type=submit]"
        onSubmit={(event) => {
          event.preventDefault()
          publish.run({ sku, version })
        }}
      >
        <DialogActions>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button look="primary" type="submit" isPending={publish.pending}>
            {t('edit.listNow')}
          </Button>
        </DialogActions>
      </FocusedForm>
    </Dialog>
  )
}
