/** The SKU of a new product: an empty one, or a copy of another one. */
import { useState } from 'react'
import { useOperation } from '../../../api/use-operation.ts'
import { navigate } from '../../../navigation/location.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx'
import { FailureNotice } from '../../../ui/FailureNotice.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FocusedForm } from '../../../ui/FocusedForm.tsx'
import styles from './Editor.module.css'

type Props = {
  /** The product that is copied. */
  readonly copied?: string
  readonly onClose: () => void
}

export function NewSkuDialog({ copied, onClose }: Props) {
  const t = useTexts()
  const [sku, setSku] = useState('')
  const open = (created: string): void => {
    onClose()
    navigate(`/products/${created}`)
  }
  const refreshes = ['product.list', 'audit.list'] as const
  const create = useOperation('product.save', { done: t('edit.created', { sku }), refreshes, onDone: () => open(sku) })
  const duplicate = useOperation('product.duplicate', {
    done: t('edit.created', { sku }),
    refreshes,
    onDone: (made) => open(made.sku),
  })
  const submit = (): void => {
    if (copied === undefined) create.run({ sku, product: {}, create: true })
    else duplicate.run({ sku: copied, newSku: sku })
  }
  return (
    <Dialog title={copied === undefined ? t('edit.new') : t('edit.duplicateOf', { sku: copied })} onClose={onClose}>
      <FocusedForm
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {copied !== undefined && <p>{t('edit.duplicateHint')}</p>}
        <FailureNotice error={create.error ?? duplicate.error} />
        <Field
          label={t('edit.newSku')}
          help={t('edit.skuHelp')}
          value={sku}
          maxLength={40}
          autoComplete="off"
          onChange={(text) => setSku(text.toUpperCase())}
        />
        <DialogActions>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button look="primary" type="submit" isDisabled={sku === ''} isPending={create.pending || duplicate.pending}>
            {t(copied === undefined ? 'edit.create' : 'edit.duplicate')}
          </Button>
        </DialogActions>
      </FocusedForm>
    </Dialog>
  )
}
