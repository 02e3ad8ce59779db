import { useState } from 'react'
import { useOperation } from '../../api/use-operation.ts'
import { navigate } from '../../navigation/location.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { OneTimeSecret } from './OneTimeSecret.tsx'
import { WebhookForm } from './WebhookForm.tsx'

const EMPTY = { label: '', url: 'https://', events: [] }

/** The secret is shown here once. */
export function CreateWebhookDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts()
  const [created, setCreated] = useState<{ readonly id: string; readonly secret: string }>()
  const create = useOperation('webhook.create', { refreshes: ['webhook.list'], onDone: setCreated })
  if (created) {
    const open = (): void => {
      onClose()
      navigate(`/webhooks/${created.id}`)
    }
    return (
      <Dialog title={t('webhook.created')} onClose={onClose}>
        <OneTimeSecret secret={created.secret} />
        <DialogActions>
          <Button look="primary" onPress={open}>
            {t('common.done')}
          </Button>
        </DialogActions>
      </Dialog>
    )
  }
  return (
    <Dialog title={t('webhooks.new')} onClose={onClose} wide>
      <WebhookForm values={EMPTY} action={create} submit={t('webhook.create')} onClose={onClose} />
    </Dialog>
  )
}
