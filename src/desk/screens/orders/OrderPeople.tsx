import { formatAddress } from '../../../markets/addresses/format-address.ts'
import type { DeskOrder, OrderAddress } from '../../api/order-schema.ts'
import { storefrontName } from '../../formats/names.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Panel } from '../../ui/ScreenFrame.tsx'
import styles from './OrderScreen.module.css'

/** Contact and addresses; for roles without personal data the city and the country alone (STF-19). */
export function OrderPeople({ details: { order } }: { readonly details: DeskOrder }) {
  const t = useTexts()
  const formats = useFormats()
  const { contact, addresses, market } = order.snapshot
  const isSame = isEqual(addresses.shipping, addresses.billing)
  return (
    <>
      <Panel title={t('order.shipTo')}>
        <Address address={addresses.shipping} />
        {order.amendment?.deliveryNote && (
          <p>
            <span className={styles.soft}>{t('order.deliveryNote')}</span> {order.amendment.deliveryNote}
          </p>
        )}
        <Original order={order} />
      </Panel>
      <Panel title={t('order.contact')}>
        {contact ? (
          <dl className={styles.facts}>
            <dt>{t('order.name')}</dt>
            <dd>{[contact.firstName, contact.lastName].filter(Boolean).join(' ')}</dd>
            <dt>{t('order.email')}</dt>
            <dd>{contact.email}</dd>
            {contact.telephone && (
              <>
                <dt>{t('order.telephone')}</dt>
                <dd>{contact.telephone}</dd>
              </>
            )}
          </dl>
        ) : (
          <p className={styles.soft}>{t('order.hidden')}</p>
        )}
      </Panel>
      <Panel title={t('order.billTo')}>
        {isSame ? <p className={styles.soft}>{t('order.sameAddress')}</p> : <Address address={addresses.billing} />}
      </Panel>
      <Panel title={t('order.market')}>
        <dl className={styles.facts}>
          <dt>{t('order.storefront')}</dt>
          <dd>{storefrontName(t, formats, market.storefront)}</dd>
          <dt>{t('order.country')}</dt>
          <dd>{formats.country(market.country)}</dd>
          <dt>{t('order.currency')}</dt>
          <dd>{formats.currency(market.currency)}</dd>
        </dl>
      </Panel>
    </>
  )
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What was agreed at purchase can always be read (FUL-14, FUL-15). */
function Original({ order: { original, snapshot } }: { readonly order: DeskOrder['order'] }) {
  const t = useTexts()
  if (original === undefined) return null
  const isAddressSame = isEqual(original.addresses.shipping, snapshot.addresses.shipping)
  const { email } = original.contact
  return (
    <details>
      <summary className={styles.soft}>{t('order.correctedSince')}</summary>
      <p className={styles.soft}>{t('order.asOrdered')}</p>
      {!isAddressSame && <Address address={original.addresses.shipping} />}
      {email !== snapshot.contact?.email && <p>{email}</p>}
    </details>
  )
}

export function Address({ address }: { readonly address: OrderAddress }) {
  const formats = useFormats()
  return (
    <address className={styles.address}>
      {formatAddress(address, formats.country).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}
