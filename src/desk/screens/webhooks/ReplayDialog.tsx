/** Sends deliveries again: those that failed for good, those that were missed, or all of a period (HKS-06). */
import { useState } from 'react'
import { useOperation } from '../../api/use-operation.ts'
import type { WebhookEntry } from '../../api/webhook-schemas.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog, DialogActions } from '../../ui/Dialog.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { Field, SelectField } from '../../ui/Field.tsx'
import { showToast } from '../../ui/toasts.ts'
import styles from './Webhooks.module.css'

const CHOICES = ['dead', 'missed', 'range'] as const

type Props = { readonly webhook: WebhookEntry; readonly onClose: () => void }

export function ReplayDialog({ webhook, onClose }: Props) {
  const t = useTexts()
  const [choice, setChoice] = useState<(typeof CHOICES)[number]>('dead')
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const replay = useOperation('webhook-delivery.replay', {
    refreshes: ['webhook.list', 'webhook-delivery.list'],
    onDone({ replayed }) {
      showToast({ text: t.count('delivery.replayed', replayed), tone: 'done' })
      onClose()
    },
  })
  const [first, last] = [isoOf(from), isoOf(to)]
  const isReady = choice !== 'range' || (first !== undefined && last !== undefined && first < last)
  return (
    <Dialog title={t('replay.title')} onClose={onClose}>
      <div className={styles.form}>
        <p>{t('replay.hint')}</p>
        <SelectField
          label={t('replay.which')}
          value={choice}
          options={CHOICES.map((one) => [one, t(`replay.${one}`)] as const)}
          onChange={setChoice}
        />
        {choice === 'range' && (
          <div className={styles.range}>
            <Field label={t('replay.from')} type="datetime-local" value={from} onChange={setFrom} isRequired />
            <Field label={t('replay.to')} type="datetime-local" value={to} onChange={setTo} isRequired />
          </div>
        )}
        <FailureNotice error={replay.error} />
        <DialogActions>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button
            look="primary"
            isPending={replay.pending}
            isDisabled={!isReady}
            onPress={() =>
              replay.run({
                webhook: webhook.id,
                choice: choice === 'range' ? { from: first, to: last } : { status: choice },
              })
            }
          >
            {t('delivery.replay')}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  )
}

/** What the field has is local time. */
function isoOf(local: string): string | undefined {
  const time = new Date(local)
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}
