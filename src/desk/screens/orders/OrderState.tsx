/** States of an order as badges: its money, its items, what blocks it, what comes back. */
import { useTexts } from '../../texts/use-texts.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import styles from './OrderScreen.module.css'

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

const FULFILMENT_TONES: Readonly<Record<string, Tone>> = {
  unshipped: 'attention',
  partly_shipped: 'attention',
  shipped: 'info',
  delivered: 'done',
  none: 'neutral',
}

export const FULFILMENTS = Object.keys(FULFILMENT_TONES)

/** Reasons that block shipping. */
export const HOLDS = ['amount', 'withdrawal', 'capture_failed', 'chargeback', 'refund_failed', 'manual'] as const

const RETURN_TONES: Readonly<Record<string, Tone>> = {
  unmatched: 'attention',
  requested: 'attention',
  accepted: 'info',
  received: 'attention',
  refunding: 'info',
  settled: 'done',
  rejected: 'danger',
  cancelled: 'neutral',
}

export const RETURN_STATES = Object.keys(RETURN_TONES)

type StateProps = { readonly state: string }

export function OrderState({ state }: StateProps) {
  const t = useTexts()
  return <Badge tone={TONES[state] ?? 'neutral'}>{t.maybe('orderState', state)}</Badge>
}

export function FulfilmentState({ state }: StateProps) {
  const t = useTexts()
  return <Badge tone={FULFILMENT_TONES[state] ?? 'neutral'}>{t.maybe('fulfilment', state)}</Badge>
}

export function ReturnState({ state }: StateProps) {
  const t = useTexts()
  return <Badge tone={RETURN_TONES[state] ?? 'neutral'}>{t.maybe('returnState', state)}</Badge>
}

export function Holds({ holds }: { readonly holds: readonly string[] }) {
  const t = useTexts()
  return (
    <span className={styles.oneLine}>
      {holds.map((hold) => (
        <Badge key={hold} tone="attention" icon="lock">
          {t.maybe('hold', hold)}
        </Badge>
      ))}
    </span>
  )
}
