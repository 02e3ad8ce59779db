/** Where the parcel goes, who pays for it, and how they are reached. What is typed is kept at once, wherever one goes. */
import { useMemo, useState, type SubmitEvent } from 'react'
import { callingCodeOf } from '../../../../../markets/addresses/telephone.ts'
import type { Address, Contact } from '../../../../../markets/addresses/checkout-information.ts'
import type { Cart } from '../../../../../contracts/commerce/to-cart.ts'
import { COUNTRY_CODES } from '../../../../../markets/storefronts/country-codes.ts'
import type { CountryCode, Region } from '../../../../../markets/types.ts'
import { useStore } from '../../../../stores/store.ts'
import { useTexts } from '../../../../texts/texts-context.ts'
import { Button } from '../../../../ui/Button.tsx'
import { NewsletterCheckbox } from '../../checkout-pieces/index.ts'
import { rememberMarket, type Place } from '../../../visitor/markets/index.ts'
import { checkoutStore, completeView, editCheckout } from '../checkout-store.ts'
import { countryNamesIn } from '../country-names-in.ts'
import { goToView } from '../go-to-view.ts'
import { OrderSummary } from '../OrderSummary.tsx'
import layout from '../two-columns.module.css'
import { addressFields } from './address-fields.ts'
import { AddressFields } from './AddressFields.tsx'
import styles from './AddressView.module.css'
import { Agreements } from './Agreements.tsx'
import { problemsIn, tidyInformation, type Problem } from './checkout-problems.ts'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FormField } from './FormField.tsx'
import { problemText, useFormNotes } from './use-address-form.ts'
import { useEmailUpdate } from './use-email-update.ts'

type Props = {
  readonly place: Place
  readonly cart: Cart
  /** The countries of the storefront, and the regions of the market's. */
  readonly shipsTo: readonly CountryCode[]
  readonly regions: readonly Region[]
}

export function AddressView({ place, cart, shipsTo, regions }: Props) {
  const { storefront, market } = place
  const { countryCode, locale } = market
  const texts = useTexts()
  const information = useStore(checkoutStore, (state) => state.information)
  /** How often the form was sent with something wrong in it. */
  const [attempt, setAttempt] = useState(0)
  const destination = { countryCode, regions }
  const problems = problemsIn(information, destination)
  const notes = useFormNotes(problems, attempt > 0)
  const nameOf = useMemo(() => countryNamesIn(locale), [locale])
  const { address, contact, useShippingForBilling } = information
  const tellEmail = useEmailUpdate(contact.email)
  /** The country that the page is on its way to, however long that takes. */
  const [going, setGoing] = useState<{ readonly from: CountryCode; readonly to: CountryCode }>()

  const changeAddress = (section: 'shipping' | 'billing') => (changed: Address) =>
    editCheckout({ ...information, address: { ...address, [section]: changed } })
  const changeContact = (changed: Partial<Contact>) =>
    editCheckout({ ...information, contact: { ...contact, ...changed } })

  /** Nobody types a name twice. */
  const setBilling = (isSame: boolean) => {
    const { firstName, lastName, country } = address.shipping
    const isUntouched = address.billing.lastName === ''
    const billing = isUntouched ? { ...address.billing, firstName, lastName, country } : address.billing
    editCheckout({ ...information, useShippingForBilling: isSame, address: { ...address, billing } })
  }

  /** Prices and taxes are the country's: the whole page follows, and what was typed stays. */
  const moveTo = (country: string) => {
    const chosen = shipsTo.find((code) => code === country)
    if (chosen === undefined) return
    setGoing({ from: countryCode, to: chosen })
    rememberMarket(chosen)
    goToView(storefront, 'address', 'replace')
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (problems.length > 0) {
      setAttempt(attempt + 1)
      return
    }
    editCheckout(tidyInformation(information, destination))
    completeView('address')
    goToView(storefront, 'payment', 'push')
  }
  const labelOf = ({ field, member }: Problem): string => {
    if (member === 'email') return texts.email
    if (member === 'telephone') return texts.telephone
    if (member === 'country') return texts.country
    const { country } = field.startsWith('billing') ? address.billing : address.shipping
    const found = addressFields(country, true).find((other) => other.member === member)
    return found ? texts[found.label] : ''
  }
  const entries = problems.map((problem) => ({
    field: problem.field,
    text: problemText(problem, labelOf(problem), texts),
  }))
  return (
    <div className={layout.columns}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <h1>{texts.addressView}</h1>
        {attempt > 0 && entries.length > 0 && <ErrorSummary key={attempt} entries={entries} />}
        <fieldset className={styles.section}>
          <legend>{texts.contact}</legend>
          <div className={styles.fields}>
            <FormField
              id="contact-email"
              label={texts.email}
              type="email"
              autoComplete="email"
              required
              value={contact.email}
              error={notes.errorOf('contact-email', texts.email)}
              onBlur={() => {
                notes.left('contact-email')
                tellEmail()
              }}
              onChange={({ target }) => {
                notes.changed('contact-email')
                changeContact({ email: target.value })
              }}
            />
            <FormField
              id="contact-telephone"
              label={texts.telephone}
              type="tel"
              autoComplete="tel"
              required
              placeholder={callingCodeOf(countryCode)}
              value={contact.telephone}
              error={notes.errorOf('contact-telephone', texts.telephone)}
              hint={texts.telephoneWhy}
              onBlur={() => notes.left('contact-telephone')}
              onChange={({ target }) => {
                notes.changed('contact-telephone')
                changeContact({ telephone: target.value })
              }}
            />
          </div>
        </fieldset>
        <fieldset className={styles.section}>
          <legend>{texts.shippingAddress}</legend>
          <AddressFields
            section="shipping"
            address={address.shipping}
            chosenCountry={going?.from === countryCode ? going.to : address.shipping.country}
            countries={shipsTo}
            regions={regions}
            nameOf={nameOf}
            notes={notes}
            onChange={changeAddress('shipping')}
            onCountry={moveTo}
          />
        </fieldset>
        <label className={styles.tick}>
          <input
            type="checkbox"
            name="useShippingForBilling"
            checked={useShippingForBilling}
            onChange={({ target }) => setBilling(target.checked)}
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
              countries={COUNTRY_CODES}
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
        <Button>{texts.toPayment}</Button>
      </form>
      <OrderSummary cart={cart} market={market} />
    </div>
  )
}
