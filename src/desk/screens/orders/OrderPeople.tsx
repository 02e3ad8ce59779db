import { formatAddress } from '../../../markets/addresses/format-address.ts'
import { useFormats } from '../../formats/use-formats.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Panel } from '../../ui/ScreenFrame.tsx'
import styles from './OrderScreen.module.css'
import type { OrderAddress, DeskOrder } from '../../api/order-schema.ts'

/** Contact and addresses; for roles without personal data the city and the country alone (STF-19). */
export function OrderPeople({ details: { order } }: { readonly details: DeskOrder }) {
  const t = useTexts()
  const { contact, addresses, market } = order.snapshot
  const isSame = JSON.stringify(addresses.shipping) === JSON.stringify(addresses.billing)
  return (
    <>
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
      <Panel title={t('order.shipTo')}>
        <Address address={addresses.shipping} />
      </Panel>
      <Panel title={t('order.billTo')}>
        {isSame ? <p className={styles.soft}>{t('order.sameAddress')}</p> : <Address address={addresses.billing} />}
      </Panel>
      <Panel title={t('order.market')}>
        <dl className={styles.facts}>
          <dt>{t('order.storefront')}</dt>
          <dd>{market.storefront}</dd>
          <dt>{t('order.country')}</dt>
          <dd>{market.country}</dd>
          <dt>{t('order.currency')}</dt>
          <dd>{market.currency}</dd>
        </dl>
      </Panel>
    </>
  )
}

function Address({ address }: { readonly address: OrderAddress }) {
  const formats = useFormats()
  return (
    <address className={styles.address}>
      {formatAddress(address, formats.country).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}
