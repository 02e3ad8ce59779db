/**
 * What can be done with an order, as buttons in the head of its screen: the likely next step first. Dialogs of single actions are
 * files of their own in this folder. `wanted` is the action that a link to the screen named (`/orders/1000?action=ship`): it opens
 * with the screen.
 */
import type { DeskOrder } from '../../../api/order-schema.ts'
import { sessionStore } from '../../../api/session.ts'
import { useDeskStore } from '../../../app/store.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { PrintLink } from '../PrintLink.tsx'

export type ActionProps = { readonly details: DeskOrder; readonly wanted?: string | undefined }

export function OrderActions({ details: { order, units } }: ActionProps) {
  const t = useTexts()
  const { session } = useDeskStore(sessionStore)
  const ships = session?.permissions.includes('shipments.write') ?? false
  const hasUnitsLeft = order.state === 'paid' && units.some(({ left }) => left > 0)
  return (
    <>
      {ships && hasUnitsLeft && (
        <PrintLink page="slips" numbers={[order.number]}>
          {t('order.openSlip')}
        </PrintLink>
      )}
    </>
  )
}
