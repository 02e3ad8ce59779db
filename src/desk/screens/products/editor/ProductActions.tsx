/** What can be done with the product as a whole: list it, take it out, discard the draft. */
import type { ProductValue, ProductForEdit } from '../../../api/product-schemas.ts'
import { useAction } from '../../../api/use-action.ts'
import { useOperation } from '../../../api/use-operation.ts'
import type { FormDraft } from '../../../drafts/use-draft.ts'
import { navigate } from '../../../navigation/location.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { FailureNotice } from '../../../ui/FailureNotice.tsx'
import styles from './Editor.module.css'
import { loadForEdit } from './load-for-edit.ts'

type Props = {
  readonly loaded: ProductForEdit
  readonly draft: FormDraft<ProductValue>
  /** With what is stored now. */
  readonly onListing: (product: ProductForEdit) => void
}

const REFRESHED = ['product.list', 'product.edit', 'product.read', 'audit.list'] as const

export function ProductActions({ loaded: { sku, state, version }, draft, onListing }: Props) {
  const t = useTexts()
  // What is listed is what is stored: unsaved edits are saved first.
  const open = useAction(async () => {
    if (draft.changes.length > 0) await draft.saveNow()
    onListing(await loadForEdit(sku))
  })
  const takeOut = useOperation('product.take-out', { done: t('edit.takenOut', { sku }), refreshes: REFRESHED })
  const discard = useOperation('product.discard', {
    done: t('edit.discarded', { sku }),
    refreshes: REFRESHED,
    onDone: () => navigate('/products'),
  })
  return (
    <>
      <div className={styles.row}>
        {state !== 'listed' && (
          <Button look="primary" icon="check" isPending={open.pending} onPress={() => open.run()}>
            {t('edit.list')}
          </Button>
        )}
        {state === 'listed' && (
          <Button icon="cancel" isPending={takeOut.pending} onPress={() => takeOut.run({ sku, version })}>
            {t('edit.takeOut')}
          </Button>
        )}
        {state === 'draft' && (
          <Button
            look="quiet"
            icon="close"
            isPending={discard.pending}
            onPress={() => {
              draft.discard()
              discard.run({ sku, version })
            }}
          >
            {t('edit.discard')}
          </Button>
        )}
      </div>
      <FailureNotice error={takeOut.error ?? discard.error ?? open.error} />
    </>
  )
}
