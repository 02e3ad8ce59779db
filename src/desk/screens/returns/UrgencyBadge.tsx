import type { ReturnEntry } from '../../api/order-work-schemas.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/Badge.tsx'

const TONES = { overdue: 'danger', soon: 'attention' } as const

/** Nothing while the refund is not due soon. */
export function UrgencyBadge({ urgency }: Pick<ReturnEntry, 'urgency'>) {
  const t = useTexts()
  return urgency === undefined ? null : <Badge tone={TONES[urgency]}>{t(`urgency.${urgency}`)}</Badge>
}
