/** Who gets the parcel and who pays for it, for a last look. */
import type { CheckoutInformation } from '../../../../../markets/addresses/checkout-information.ts'
import { billingOf } from '../../../../../markets/addresses/completeness.ts'
import { useTexts } from '../../../../texts/texts-context.ts'
import type { StorefrontMarket } from '../../../visitor/markets/index.ts'
import { AddressLines } from '../AddressLines.tsx'
import { countryNamesIn } from '../country-names-in.ts'
import { linkToView } from '../go-to-view.ts'
import styles from './Recipient.module.css'

type Props = { readonly place: StorefrontMarket; readonly information: CheckoutInformation }

export function Recipient({ place: { storefront, market }, information }: Props) {
  const texts = useTexts()
  const { address, contact, useShippingForBilling } = information
  const nameOf = countryNamesIn(market)
  return (
    <section className={styles.recipient} aria-labelledby="your-details">
      <header className={styles.head}>
        <h2 id="your-details">{texts.yourDetails}</h2>
        <a className={styles.change} href={linkToView(storefront, 'address')}>
          {texts.change}
        </a>
      </header>
      <dl className={styles.people}>
        <div>
          <dt>{texts.contact}</dt>
          <dd>{contact.email}</dd>
          <dd>{contact.telephone}</dd>
        </div>
        <div>
          <dt>{texts.deliverTo}</dt>
          <AddressLines address={address.shipping} nameOf={nameOf} />
        </div>
        {!useShippingForBilling && (
          <div>
            <dt>{texts.billedTo}</dt>
            <AddressLines address={billingOf(information)} nameOf={nameOf} />
          </div>
        )}
      </dl>
    </section>
  )
}
