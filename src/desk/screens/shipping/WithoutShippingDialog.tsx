/** A change after which nothing can be sent to some countries: it names them and wants to be confirmed (DSH-04). */
import { failureText } from '../../api/failure-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'

type Props = {
  readonly error: unknown
  readonly isPending: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

export function WithoutShippingDialog({ error, isPending, onConfirm, onClose }: Props) {
  const t = useTexts()
  return (
    <Dialog title={t('shipping.withoutTitle')} onClose={onClose} alert>
      <p>{failureText(t, error)}</p>
      <DialogActions>
        <Button onPress={onClose}>{t('common.cancel')}</Button>
        <Button look="danger" isPending={isPending} onPress={onConfirm}>
          {t('shipping.withoutConfirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
