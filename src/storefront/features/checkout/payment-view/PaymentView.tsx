/** The last look at an order. Paying in the browser is not open yet, and that is what it says. */
import type { Cart } from '../../../../contracts/to-cart.ts'
import type { Address } from '../../../../markets/addresses/checkout-information.ts'
import { billingOf } from '../../../../markets/addresses/completeness.ts'
import { useStore } from '../../../stores/store.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import type { Place } from '../../markets/index.ts'
import { checkoutStore } from '../checkout-store.ts'
import { countryNamesIn } from '../country-names-in.ts'
import { linkToView } from '../go-to-view.ts'
import { OrderLines } from '../OrderLines.tsx'
import { Totals } from '../Totals.tsx'
import layout from '../two-columns.module.css'
import styles from './PaymentView.module.css'

export function PaymentView({ place: { storefront, market }, cart }: { place: Place; cart: Cart }) {
  const texts = useTexts()
  const information = useStore(checkoutStore, (state) => state.information)
  const { address, contact, useShippingForBilling } = information
  const nameOf = countryNamesIn(market.locale)
  return (
    <div className={layout.columns}>
      <section className={styles.review}>
        <h1>{texts.reviewOrder}</h1>
        <OrderLines items={cart.items} market={market} />
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
        <a className={styles.change} href={linkToView(storefront, 'address')}>
          {texts.change}
        </a>
      </section>
      <section className={styles.pay} aria-labelledby="payment-not-open">
        <Totals amounts={cart} market={market} />
        <h2 id="payment-not-open">{texts.paymentNotOpen}</h2>
        <p>{texts.paymentNotOpenText}</p>
      </section>
    </div>
  )
}

function AddressLines({ address, nameOf }: { address: Address; nameOf: (country: string) => string }) {
  const { firstName, lastName, street0, street1, postCode, city, region, country } = address
  const lines = [`${firstName} ${lastName}`, street0, street1, `${postCode} ${city} ${region}`, nameOf(country)]
  return lines.filter((line) => line.trim() !== '').map((line) => <dd key={line}>{line}</dd>)
}
