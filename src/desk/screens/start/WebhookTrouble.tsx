/** Webhooks that need a person: deliveries that failed for good, and webhooks that were switched off (HKS-04, HKS-07). */
import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '../../api/queries.ts'
import { hrefOf } from '../../navigation/location.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Panel } from '../../ui/ScreenFrame.tsx'
import { webhookName } from '../webhooks/webhook-name.ts'
import { WebhookState } from '../webhooks/WebhookState.tsx'
import styles from './StartScreen.module.css'

/** Nothing where there are none. */
export function WebhookTrouble() {
  const t = useTexts()
  const { data } = useQuery(operationQuery('webhook.list'))
  const troubled = (data?.rows ?? []).filter(({ dead, switchedOffBy }) => dead > 0 || switchedOffBy === 'failures')
  if (troubled.length === 0) return null
  return (
    <Panel title={t.count('start.webhookTrouble', troubled.length)}>
      <ul className={styles.due}>
        {troubled.map((webhook) => (
          <li key={webhook.id}>
            <a href={hrefOf(`/webhooks/${webhook.id}`)}>{webhookName(webhook)}</a>
            <WebhookState webhook={webhook} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
