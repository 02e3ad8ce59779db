/** The systems that the shop notifies (HKS-01). */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MAX_WEBHOOKS } from '../../../contracts/webhooks/event-types.ts'
import { operationQuery } from '../../api/queries.ts'
import type { WebhookEntry } from '../../api/webhook-schemas.ts'
import { hrefOf } from '../../navigation/location.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { FullState } from '../../ui/FullState.tsx'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Time } from '../../ui/Time.tsx'
import { CreateWebhookDialog } from './CreateWebhookDialog.tsx'
import { useMayManage } from './use-may-manage.ts'
import { webhookName } from './webhook-name.ts'
import styles from './Webhooks.module.css'
import { WebhookState } from './WebhookState.tsx'

export function WebhooksScreen() {
  const t = useTexts()
  const mayManage = useMayManage()
  const [isCreating, setCreating] = useState(false)
  const { data, error } = useQuery(operationQuery('webhook.list'))
  const rows = data?.rows ?? []
  const isFull = rows.length >= MAX_WEBHOOKS
  const create = mayManage ? (
    <Button look="primary" icon="plus" isDisabled={isFull} onPress={() => setCreating(true)}>
      {t('webhooks.new')}
    </Button>
  ) : undefined
  return (
    <ScreenFrame
      title={t('nav.webhooks')}
      hint={isFull ? t('webhooks.limit', { most: MAX_WEBHOOKS }) : t('webhooks.hint')}
      {...(rows.length > 0 && create && { actions: create })}
    >
      <FailureNotice error={error} />
      {!data && !error && (
        <div className={styles.card}>
          <Skeleton />
        </div>
      )}
      {data && rows.length === 0 && (
        <FullState inside icon="webhooks" title={t('webhooks.empty')} actions={create}>
          {t('webhooks.emptyHint')}
        </FullState>
      )}
      <ul className={styles.list}>
        {rows.map((webhook) => (
          <WebhookCard key={webhook.id} webhook={webhook} />
        ))}
      </ul>
      {isCreating && <CreateWebhookDialog onClose={() => setCreating(false)} />}
    </ScreenFrame>
  )
}

function WebhookCard({ webhook }: { readonly webhook: WebhookEntry }) {
  const t = useTexts()
  const { id, url, events, succeededAt, pending } = webhook
  return (
    <li className={styles.card}>
      <div>
        <a className={styles.name} href={hrefOf(`/webhooks/${id}`)}>
          {webhookName(webhook)}
        </a>
        <code className={styles.address}>{url}</code>
      </div>
      <div className={styles.state}>
        <WebhookState webhook={webhook} />
      </div>
      <div className={styles.facts}>
        <span>{t.count('webhook.eventsOf', events.length)}</span>
        <span>
          {t('webhook.succeededAt')}: {succeededAt === null ? t('webhook.never') : <Time iso={succeededAt} />}
        </span>
        {pending > 0 && <span>{t.count('webhookCount.pending', pending)}</span>}
      </div>
    </li>
  )
}
