import type { WebhookEntry } from '../../api/webhook-schemas.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/Badge.tsx'

/** Whether it works, and what needs a person. */
export function WebhookState({ webhook }: { readonly webhook: WebhookEntry }) {
  const t = useTexts()
  const { enabled, switchedOffBy, failingSince, dead, missed } = webhook
  return (
    <>
      {enabled ? (
        failingSince === null ? (
          <Badge tone="done">{t('webhookState.on')}</Badge>
        ) : (
          <Badge tone="attention">{t('webhookState.failing')}</Badge>
        )
      ) : switchedOffBy === 'failures' ? (
        <Badge tone="danger">{t('webhookState.switchedOff')}</Badge>
      ) : (
        <Badge tone="neutral" icon="cancel">
          {t('webhookState.off')}
        </Badge>
      )}
      {dead > 0 && <Badge tone="danger">{t.count('webhookCount.dead', dead)}</Badge>}
      {missed > 0 && <Badge tone="attention">{t.count('webhookCount.missed', missed)}</Badge>}
    </>
  )
}
