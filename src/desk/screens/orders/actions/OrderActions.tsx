/**
 * What can be done with an order, as buttons in the head of its screen: the likely next step first. Dialogs of single actions are
 * files of their own in this folder. `wanted` is the action that a link to the screen named (`/orders/1000?action=ship`): it opens
 * with the screen.
 */
import { useState } from 'react'
import type { Permission } from '../../../../contracts/staff/permissions.ts'
import type { DeskOrder } from '../../../api/order-schema.ts'
import { sessionStore } from '../../../api/session.ts'
import { useDeskStore } from '../../../app/store.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Menu, MenuEntry } from '../../../ui/Menu.tsx'
import { PrintLink } from '../PrintLink.tsx'
import { AddressDialog } from './AddressDialog.tsx'
import { CancelDialog } from './CancelDialog.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { MailsDialog } from './MailsDialog.tsx'
import { OpenReturnDialog } from './OpenReturnDialog.tsx'
import { possibleActions, type OrderAction } from './possible-actions.ts'
import { RefundDialog } from './RefundDialog.tsx'
import { ShipDialog } from './ShipDialog.tsx'

export type ActionProps = { readonly details: DeskOrder; readonly wanted?: string | undefined }

export function OrderActions({ details, wanted }: ActionProps) {
  const t = useTexts()
  const { session } = useDeskStore(sessionStore)
  const may = (permission: Permission): boolean => session?.permissions.includes(permission) ?? false
  const possible = possibleActions(details, may)
  const can = (action: OrderAction): boolean => possible.includes(action)
  const [open, setOpen] = useState(() => possible.find((action) => action === wanted))
  const { number } = details.order
  const left = details.units.reduce((sum, unit) => sum + unit.left, 0)
  const menu = possible.filter((action) => action !== 'ship' && action !== 'refund' && action !== 'slip')
  return (
    <>
      {can('slip') && (
        <PrintLink page="slips" numbers={[number]}>
          {t('order.openSlip')}
        </PrintLink>
      )}
      {can('refund') && <Button onPress={() => setOpen('refund')}>{t('refund.button')}</Button>}
      {can('ship') && (
        <Button look="primary" onPress={() => setOpen('ship')}>
          {t.count('ship.button', left)}
        </Button>
      )}
      {menu.length > 0 && (
        <Menu trigger={<IconButton icon="more" label={t('action.more')} />} label={t('action.more')}>
          {menu.includes('return') && (
            <MenuEntry icon="returns" onAction={() => setOpen('return')}>
              {t('openReturn.button')}
            </MenuEntry>
          )}
          {menu.includes('address') && <MenuEntry onAction={() => setOpen('address')}>{t('address.button')}</MenuEntry>}
          {menu.includes('mails') && (
            <MenuEntry icon="mail" onAction={() => setOpen('mails')}>
              {t('mails.button')}
            </MenuEntry>
          )}
          {menu.includes('hold') && <MenuEntry onAction={() => setOpen('hold')}>{t('holdAction.hold')}</MenuEntry>}
          {menu.includes('cancel') && (
            <MenuEntry danger onAction={() => setOpen('cancel')}>
              {t('cancel.button')}
            </MenuEntry>
          )}
        </Menu>
      )}
      {open !== undefined && <ActionDialog action={open} details={details} onClose={() => setOpen(undefined)} />}
    </>
  )
}

type DialogProps = { readonly action: OrderAction; readonly details: DeskOrder; readonly onClose: () => void }

function ActionDialog({ action, details, onClose }: DialogProps) {
  const t = useTexts()
  const { number } = details.order
  switch (action) {
    case 'ship':
      return <ShipDialog details={details} onClose={onClose} />
    case 'refund':
      return <RefundDialog details={details} onClose={onClose} />
    case 'return':
      return <OpenReturnDialog details={details} onClose={onClose} />
    case 'address':
      return <AddressDialog details={details} onClose={onClose} />
    case 'mails':
      return <MailsDialog number={number} onClose={onClose} />
    case 'cancel':
      return <CancelDialog details={details} onClose={onClose} />
    case 'hold':
      return (
        <ConfirmDialog
          operation="order.hold"
          input={{ number, version: details.version }}
          title={t('holdAction.holdTitle', { number })}
          consequence={t('holdAction.holdHint')}
          label={t('holdAction.hold')}
          done={t('holdAction.held', { number })}
          sentence={{ member: 'note', label: t('action.note'), help: t('action.noteHelp'), min: 3 }}
          onClose={onClose}
        />
      )
    case 'slip':
      return null
  }
}
