import type { OrderEntry } from '../../api/operations.ts'
import { navigate } from '../../navigation/location.ts'
import type { Translate } from '../../texts/translate.ts'
import { MenuEntry } from '../../ui/Menu.tsx'
import { printHref } from './PrintLink.tsx'

type Props = { readonly row: OrderEntry; readonly t: Translate; readonly isShipping: boolean }

/** Whether it has units that can be shipped now. */
const isToShip = ({ state, fulfilment, holds }: OrderEntry): boolean =>
  state === 'paid' && holds.length === 0 && (fulfilment === 'unshipped' || fulfilment === 'partly_shipped')

/** Entries of the menu of a row: ship, print the slip, open. */
export function OrderRowActions({ row, t, isShipping }: Props) {
  const { number } = row
  const ships = isShipping && isToShip(row)
  return (
    <>
      {ships && (
        <MenuEntry icon="ship" onAction={() => navigate(`/orders/${number}?action=ship`)}>
          {t('order.openShip')}
        </MenuEntry>
      )}
      {ships && (
        <MenuEntry icon="print" href={printHref('slips', [number])} target="_blank" rel="noreferrer">
          {t('order.openSlip')}
        </MenuEntry>
      )}
      <MenuEntry icon="orders" onAction={() => navigate(`/orders/${number}`)}>
        {t('orders.open')}
      </MenuEntry>
    </>
  )
}
