/** What can be done with a webhook: edit, switch, rotate, remove. Each dialog names the consequences. */
import { type ReactNode, useState } from 'react'
import type { Action } from '../../api/use-action.ts'
import { useOperation } from '../../api/use-operation.ts'
import type { WebhookEntry } from '../../api/webhook-schemas.ts'
import { navigate } from '../../navigation/location.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { CheckField } from '../../ui/Field.tsx'
import { OneTimeSecret } from './OneTimeSecret.tsx'
import { webhookName } from './webhook-name.ts'
import { WebhookForm } from './WebhookForm.tsx'
import styles from './Webhooks.module.css'

export type WebhookAction = 'edit' | 'switch' | 'rotate' | 'remove'

type Props = { readonly webhook: WebhookEntry; readonly onClose: () => void }

export function WebhookDialog({ action, ...props }: Props & { readonly action: WebhookAction }) {
  switch (action) {
    case 'edit':
      return <EditDialog {...props} />
    case 'switch':
      return props.webhook.enabled ? <SwitchOffDialog {...props} /> : <SwitchOnDialog {...props} />
    case 'rotate':
      return <RotateDialog {...props} />
    case 'remove':
      return <RemoveDialog {...props} />
  }
}

function EditDialog({ webhook, onClose }: Props) {
  const t = useTexts()
  const { id, version } = webhook
  const change = useOperation('webhook.change', {
    done: t('webhook.saved'),
    refreshes: ['webhook.list'],
    onDone: onClose,
  })
  return (
    <Dialog title={t('webhook.editTitle')} onClose={onClose} wide>
      <WebhookForm
        values={webhook}
        action={{ ...change, run: (values) => change.run({ id, version, ...values }) }}
        submit={t('common.save')}
        onClose={onClose}
      />
    </Dialog>
  )
}

function SwitchOffDialog({ webhook, onClose }: Props) {
  const t = useTexts()
  const name = webhookName(webhook)
  const { id, version } = webhook
  const run = useOperation('webhook.switch', {
    done: t('webhook.switchedOff', { name }),
    refreshes: ['webhook.list', 'webhook-delivery.list'],
    onDone: onClose,
  })
  return (
    <Question
      title={t('webhook.switchOffTitle', { name })}
      action={run}
      label={t('webhook.switchOff')}
      input={{ id, version, enabled: false }}
      onClose={onClose}
    >
      <p>{t('webhook.switchOffHint')}</p>
    </Question>
  )
}

/** Offers to send what was missed meanwhile (HKS-07). */
function SwitchOnDialog({ webhook, onClose }: Props) {
  const t = useTexts()
  const name = webhookName(webhook)
  const { id, version, missed } = webhook
  const [replayMissed, setReplayMissed] = useState(missed > 0)
  const run = useOperation('webhook.switch', {
    done: t('webhook.switchedOn', { name }),
    refreshes: ['webhook.list', 'webhook-delivery.list'],
    onDone: onClose,
  })
  return (
    <Question
      title={t('webhook.switchOnTitle', { name })}
      action={run}
      label={t('webhook.switchOn')}
      input={{ id, version, enabled: true, replayMissed }}
      onClose={onClose}
    >
      <p>{t('webhook.switchOnHint')}</p>
      {missed > 0 && (
        <CheckField label={t.count('webhook.replayMissed', missed)} checked={replayMissed} onChange={setReplayMissed} />
      )}
    </Question>
  )
}

function RotateDialog({ webhook, onClose }: Props) {
  const t = useTexts()
  const { id, version } = webhook
  const [rotated, setRotated] = useState<{ readonly secret: string }>()
  const rotate = useOperation('webhook.rotate-secret', { refreshes: ['webhook.list'], onDone: setRotated })
  if (rotated) {
    return (
      <Dialog title={t('webhook.rotated')} onClose={onClose}>
        <OneTimeSecret secret={rotated.secret} />
        <DialogActions>
          <Button look="primary" onPress={onClose}>
            {t('common.done')}
          </Button>
        </DialogActions>
      </Dialog>
    )
  }
  return (
    <Question
      title={t('webhook.rotateTitle', { name: webhookName(webhook) })}
      action={rotate}
      label={t('webhook.rotate')}
      input={{ id, version }}
      onClose={onClose}
    >
      <p>{t('webhook.rotateHint')}</p>
    </Question>
  )
}

function RemoveDialog({ webhook, onClose }: Props) {
  const t = useTexts()
  const name = webhookName(webhook)
  const { id, version } = webhook
  const remove = useOperation('webhook.remove', {
    done: t('webhook.removed', { name }),
    refreshes: ['webhook.list'],
    onDone: () => navigate('/webhooks', { replace: true }),
  })
  return (
    <Question
      title={t('webhook.removeTitle', { name })}
      action={remove}
      label={t('webhook.remove')}
      input={{ id, version }}
      isDanger
      onClose={onClose}
    >
      <p>{t('webhook.removeHint')}</p>
    </Question>
  )
}

type QuestionProps = {
  readonly title: string
  readonly action: Action<[object]>
  readonly input: object
  readonly label: string
  readonly isDanger?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

function Question({ title, action, input, label, isDanger = false, onClose, children }: QuestionProps) {
  const t = useTexts()
  return (
    <Dialog title={title} onClose={onClose} alert>
      <div className={styles.form}>
        {children}
        <FailureNotice error={action.error} />
        <DialogActions>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button look={isDanger ? 'danger' : 'primary'} isPending={action.pending} onPress={() => action.run(input)}>
            {label}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  )
}
