import type { StaffEntry } from '../../api/operations.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'

export const STAFF_STATUSES = ['active', 'invited', 'disabled'] as const

const TONES: Readonly<Record<string, Tone>> = { active: 'done', invited: 'info', disabled: 'danger' }

/** An invitation without a link that still works must be sent again. */
export function StaffStatus({ entry: { status, linkExpiresAt } }: { readonly entry: StaffEntry }) {
  const t = useTexts()
  if (status === 'invited' && !linkExpiresAt) return <Badge tone="attention">{t('staffStatus.expired')}</Badge>
  return <Badge tone={TONES[status] ?? 'neutral'}>{t.maybe('staffStatus', status)}</Badge>
}
