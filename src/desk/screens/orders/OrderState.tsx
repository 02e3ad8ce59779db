import { useTexts } from '../../texts/use-texts.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'

const TONES: Readonly<Record<string, Tone>> = {
  open: 'neutral',
  paid: 'done',
  held: 'attention',
  lapsed: 'neutral',
  replaced: 'neutral',
  cancelled: 'danger',
  refunded: 'info',
}

export const ORDER_STATES = Object.keys(TONES)

export function OrderState({ state }: { readonly state: string }) {
  const t = useTexts()
  return <Badge tone={TONES[state] ?? 'neutral'}>{t.maybe('orderState', state)}</Badge>
}
