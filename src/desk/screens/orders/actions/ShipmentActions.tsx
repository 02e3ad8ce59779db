/** What can be done with a shipment: its slip printed, delivered, or taken back within a day. */
import { useState } from 'react'
import { sessionStore } from '../../../api/session.ts'
import { useOperation } from '../../../api/use-operation.ts'
import { useDeskStore } from '../../../app/store.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { FailureNotice } from '../../../ui/FailureNotice.tsx'
import { PrintLink } from '../PrintLink.tsx'
import styles from './Actions.module.css'
import { AFTER_ORDER_CHANGE } from './after-change.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'

type Props = {
  readonly number: string
  /** Of the order. */
  readonly version: number
  readonly shipment: { readonly id: string; readonly deliveredAt?: string | undefined; readonly postedAt: string }
}

const VOID_MS = 24 * 60 * 60_000

export function ShipmentActions({ number, version, shipment }: Props) {
  const t = useTexts()
  const { session } = useDeskStore(sessionStore)
  const [isOpen, setOpen] = useState(false)
  const [openedAt] = useState(() => Date.now())
  const deliver = useOperation('shipment.deliver', {
    done: t('shipmentAction.delivered'),
    refreshes: AFTER_ORDER_CHANGE,
  })
  if (!session?.permissions.includes('shipments.write')) return null
  const isOnItsWay = shipment.deliveredAt === undefined
  const isYoung = isOnItsWay && openedAt - Date.parse(shipment.postedAt) < VOID_MS
  return (
    <div className={styles.row}>
      <PrintLink page="slips" numbers={[shipment.id]} of="shipment">
        {t('shipmentAction.slip')}
      </PrintLink>
      {isOnItsWay && (
        <Button isPending={deliver.pending} onPress={() => deliver.run({ number, version, shipment: shipment.id })}>
          {t('shipmentAction.deliver')}
        </Button>
      )}
      {isYoung && <Button onPress={() => setOpen(true)}>{t('shipmentAction.void')}</Button>}
      <FailureNotice error={deliver.error} />
      {isOpen && (
        <ConfirmDialog
          operation="shipment.void"
          input={{ number, version, shipment: shipment.id }}
          title={t('shipmentAction.voidTitle')}
          consequence={t('shipmentAction.voidHint')}
          label={t('shipmentAction.void')}
          done={t('shipmentAction.voided')}
          isDanger
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
