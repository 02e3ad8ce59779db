/** Sentences above the sections of an order about what needs a decision, with the actions that end it. */
import { useTexts } from '../../../texts/use-texts.ts'
import { Notice } from '../../../ui/Notice.tsx'
import type { ActionProps } from './OrderActions.tsx'

export function OrderNotices({ details: { waiting } }: Pick<ActionProps, 'details'>) {
  const t = useTexts()
  return (
    <>
      {waiting.map(({ reason }) => (
        <Notice key={reason} tone="attention">
          {t.maybe('waitingDocument', reason)}
        </Notice>
      ))}
    </>
  )
}
