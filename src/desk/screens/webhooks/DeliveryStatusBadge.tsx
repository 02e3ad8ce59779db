import type { DeliveryStatus } from '../../../contracts/webhooks/event-types.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'

const TONES: Readonly<Record<DeliveryStatus, Tone>> = {
  pending: 'neutral',
  delivered: 'done',
  dead: 'danger',
  missed: 'attention',
}

export function DeliveryStatusBadge({ status }: { readonly status: DeliveryStatus }) {
  const t = useTexts()
  return <Badge tone={TONES[status]}>{t(`deliveryStatus.${status}`)}</Badge>
}
