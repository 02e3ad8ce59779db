/** Shipping address, billing address and contact. */
import { useMemo } from 'react'
import type { Cart } from '../../../../../contracts/commerce/to-cart.ts'
import { BILLING_COUNTRY_CODES } from '../../../../../markets/derived/billing-countries.ts'
import type { CountryCode, Region } from '../../../../../markets/types.ts'
import { useTexts } from '../../../../texts/texts-context.ts'
import { Button } from '../../../../ui/Button.tsx'
import { NewsletterCheckbox } from '../../checkout-pieces/index.ts'
import type { StorefrontMarket } from '../../../visitor/markets/index.ts'
import { CartNotMoved } from '../CartNotMoved.tsx'
import { countryNamesIn } from '../country-names-in.ts'
import { OrderSummary } from '../OrderSummary.tsx'
import layout from '../two-columns.module.css'
import { AddressFields } from './AddressFields.tsx'
import styles from './AddressView.module.css'
import { Agreements } from './Agreements.tsx'
import { ContactFields } from './ContactFields.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { useAddressView } from './use-address-view.ts'

type Props = {
  readonly place: StorefrontMarket
  readonly cart: Cart
  /** The countries of the storefront, and the regions of the market's. */
  readonly shipsTo: readonly CountryCode[]
  readonly regions: readonly Region[]
}

/** Long: one form, top to bottom. */
export function AddressView({ place, cart, shipsTo, regions }: Props) {
  const { storefront, market } = place
  const { countryCode } = market
  const texts = useTexts()
  const view = useAddressView({ place, shipsTo, regions })
  const { notes, attempt, entries, changeAddress, changeContact } = view
  const { address, contact, useShippingForBilling } = view.information
  const nameOf = useMemo(() => countryNamesIn(market), [market])
  return (
    <div className={layout.columns}>
      <form className={styles.form} noValidate onSubmit={view.submit}>
        <h1>{texts.addressView}</h1>
        {attempt > 0 && entries.length > 0 && <ErrorSummary key={attempt} entries={entries} />}
        <ContactFields contact={contact} countryCode={countryCode} notes={notes} onChange={changeContact} />
        <fieldset className={styles.section}>
          <legend>{texts.shippingAddress}</legend>
          <AddressFields
            section="shipping"
            address={address.shipping}
            chosenCountry={view.chosenCountry}
            countries={shipsTo}
            regions={regions}
            nameOf={nameOf}
            notes={notes}
            onChange={changeAddress('shipping')}
            onCountry={view.moveTo}
          />
        </fieldset>
        <label className={styles.tick}>
          <input
            type="checkbox"
            name="useShippingForBilling"
            checked={useShippingForBilling}
            onChange={({ target }) => view.setBilling(target.checked)}
          />
          {texts.sameBilling}
        </label>
        {!useShippingForBilling && (
          <fieldset className={styles.section}>
            <legend>{texts.billingAddress}</legend>
            <AddressFields
              section="billing"
              address={address.billing}
              chosenCountry={address.billing.country}
              countries={BILLING_COUNTRY_CODES}
              regions={address.billing.country === countryCode ? regions : []}
              nameOf={nameOf}
              notes={notes}
              onChange={changeAddress('billing')}
              onCountry={(country) => changeAddress('billing')({ ...address.billing, country })}
            />
          </fieldset>
        )}
        <div className={styles.section}>
          <Agreements
            storefront={storefront}
            isTicked={contact.agreements}
            error={notes.errorOf('contact-agreements', '')}
            onChange={(agreements) => changeContact({ agreements })}
          />
          <NewsletterCheckbox
            isTicked={contact.newsletterSubscription}
            onChange={(newsletterSubscription) => changeContact({ newsletterSubscription })}
          />
        </div>
        <CartNotMoved {...view.move} />
        <Button>{view.isContinuing ? texts.updating : texts.toPayment}</Button>
      </form>
      <OrderSummary cart={cart} market={market} isUnknown={view.move.state !== 'done'} />
    </div>
  )
}
