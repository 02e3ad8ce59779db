import type { ApiKeyEntry } from '../../api/operations.ts'
import { useOperation } from '../../api/use-operation.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'

export function RevokeKeyDialog({ entry, onClose }: { readonly entry: ApiKeyEntry; readonly onClose: () => void }) {
  const t = useTexts()
  const { id, name } = entry
  const revoke = useOperation('api-key.revoke', {
    done: t('apiKeys.revoked', { name }),
    refreshes: ['api-key.list'],
    onDone: onClose,
  })
  return (
    <Dialog title={t('apiKeys.revokeTitle', { name })} onClose={onClose} alert>
      <p>{t('apiKeys.revokeHint')}</p>
      <FailureNotice error={revoke.error} />
      <DialogActions>
        <Button onPress={onClose}>{t('common.cancel')}</Button>
        <Button look="danger" isPending={revoke.pending} onPress={() => revoke.run({ id })}>
          {t('apiKeys.revoke')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
