import { useTexts } from '../../texts/use-texts.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import type { IconName } from '../../ui/icons.ts'
import type { DiscountState } from './discount-state.ts'

const LOOKS: Readonly<Record<DiscountState, { readonly tone: Tone; readonly icon?: IconName }>> = {
  running: { tone: 'done' },
  planned: { tone: 'info', icon: 'clock' },
  'used-up': { tone: 'attention' },
  over: { tone: 'neutral' },
  stopped: { tone: 'neutral', icon: 'cancel' },
}

export function DiscountBadge({ state }: { readonly state: DiscountState }) {
  const t = useTexts()
  return <Badge {...LOOKS[state]}>{t(`discountState.${state}`)}</Badge>
}
