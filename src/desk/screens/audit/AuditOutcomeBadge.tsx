import { useTexts } from '../../texts/use-texts.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'

const TONES: Readonly<Record<string, Tone>> = { done: 'done', denied: 'danger', failed: 'attention', undone: 'info' }

export function AuditOutcomeBadge({ outcome }: { readonly outcome: string }) {
  const t = useTexts()
  return (
    <Badge tone={TONES[outcome] ?? 'neutral'} {...(outcome === 'undone' && { icon: 'undo' as const })}>
      {t.maybe('outcome', outcome)}
    </Badge>
  )
}
