import type { DeskOrder } from '../../api/order-schema.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Panel } from '../../ui/ScreenFrame.tsx'
import { Time } from '../../ui/Time.tsx'
import { actorText } from '../audit/actor-text.ts'
import { ShipmentActions } from './actions/ShipmentActions.tsx'
import { lineNames } from './line-names.ts'
import styles from './OrderScreen.module.css'

/** Parcels, the first one first; voided ones stay visible. */
export function OrderShipments({ details }: { readonly details: DeskOrder }) {
  const t = useTexts()
  const { shipments, order } = details
  if (order.fulfilment === 'none' && shipments.length === 0) return null
  return (
    <Panel title={t('order.shipments')}>
      {shipments.length === 0 && <p className={styles.soft}>{t('order.noShipments')}</p>}
      <ul className={styles.entries}>
        {shipments.map((shipment) => (
          <Shipment key={shipment.id} shipment={shipment} details={details} />
        ))}
      </ul>
    </Panel>
  )
}

function Shipment({ shipment, details }: { shipment: DeskOrder['shipments'][number]; details: DeskOrder }) {
  const t = useTexts()
  const formats = useFormats()
  const { carrierName, trackingNumber, trackingUrl, postedAt, deliveredAt, voidedAt, units } = shipment
  return (
    <li>
      <p className={styles.entryHead}>
        <strong>{carrierName}</strong>
        {trackingNumber === undefined ? (
          <span className={styles.soft}>{t('order.noTracking')}</span>
        ) : trackingUrl === undefined ? (
          <code>{trackingNumber}</code>
        ) : (
          <a href={trackingUrl} target="_blank" rel="noreferrer" title={t('order.track')}>
            <code>{trackingNumber}</code>
          </a>
        )}
        {voidedAt !== undefined && <Badge tone="danger">{t('timeline.shipment.voided')}</Badge>}
        {deliveredAt !== undefined && <Badge tone="done">{t('fulfilment.delivered')}</Badge>}
      </p>
      <p>{lineNames(details, units, formats).join(', ')}</p>
      <p className={styles.soft}>
        {t('order.posted')} <Time iso={postedAt} /> · {actorText(t, shipment.postedByActor)}
        {deliveredAt !== undefined && (
          <>
            {' '}
            · {t('order.deliveredOn')} <Time iso={deliveredAt} />
          </>
        )}
      </p>
      {voidedAt === undefined && (
        <ShipmentActions number={details.order.number} version={details.version} shipment={shipment} />
      )}
    </li>
  )
}
