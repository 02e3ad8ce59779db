/** Sentences above the sections of an order about what needs a decision, with the actions that end it. */
import { useTexts } from '../../../texts/use-texts.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { HeldNotice } from './HeldNotice.tsx'
import { HoldNotice } from './HoldNotice.tsx'
import type { ActionProps } from './OrderActions.tsx'

export function OrderNotices({ details }: Pick<ActionProps, 'details'>) {
  const t = useTexts()
  const { order, waiting } = details
  return (
    <>
      {order.state === 'held' && <HeldNotice details={details} />}
      {order.holds
        .filter((hold) => hold !== 'amount')
        .map((hold) => (
          <HoldNotice key={hold} details={details} hold={hold} />
        ))}
      {waiting.map(({ reason }) => (
        <Notice key={reason} tone="attention">
          {t.maybe('waitingDocument', reason)}
        </Notice>
      ))}
    </>
  )
}
