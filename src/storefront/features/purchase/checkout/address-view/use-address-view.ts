/** State and actions of the address view. Every change is stored, so that leaving the view loses nothing. */
import { useState, type SubmitEvent } from 'react'
import type { Address, CheckoutInformation, Contact } from '../../../../../markets/addresses/checkout-information.ts'
import type { CountryCode, Region } from '../../../../../markets/types.ts'
import { useStore } from '../../../../stores/store.ts'
import { useTexts } from '../../../../texts/texts-context.ts'
import { storeMarket, type StorefrontMarket } from '../../../visitor/markets/index.ts'
import { checkoutStore, completeView, editCheckout } from '../checkout-store.ts'
import { goToView } from '../go-to-view.ts'
import { useCartMove } from '../use-cart-move.ts'
import { addressFields } from './address-fields.ts'
import { problemsIn, tidyInformation, type FieldProblem } from './checkout-problems.ts'
import { problemText, useFormNotes } from './use-address-form.ts'
import { useWhenSettled } from './use-when-settled.ts'

type Options = {
  readonly place: StorefrontMarket
  readonly shipsTo: readonly CountryCode[]
  readonly regions: readonly Region[]
}

/** Long: state and actions of one form. */
export function useAddressView({ place: { storefront, market }, shipsTo, regions }: Options) {
  const { countryCode } = market
  const texts = useTexts()
  const information = useStore(checkoutStore, (state) => state.information)
  /** How often the form was submitted with a problem in it. */
  const [attempt, setAttempt] = useState(0)
  const destination = { countryCode, regions }
  const problems = problemsIn(information, destination)
  const notes = useFormNotes(problems, attempt > 0)
  /** The country that the page is navigating to, however long that takes. */
  const [going, setGoing] = useState<{ readonly from: CountryCode; readonly to: CountryCode }>()
  const { address } = information
  const move = useCartMove(market)
  const isMoving = going?.from === countryCode || move.state === 'moving'
  const goOn = () => {
    if (problems.length > 0) setAttempt(attempt + 1)
    if (problems.length > 0 || move.state !== 'done') return
    editCheckout(tidyInformation(information, destination))
    completeView('address')
    goToView(storefront, 'payment', 'push')
  }
  // What the shopper is asked for depends on the country, and so do the amounts.
  const { isWaiting, wait } = useWhenSettled(isMoving, goOn)

  return {
    information,
    move,
    isContinuing: isWaiting,
    notes,
    attempt,
    entries: problems.map((problem) => ({
      field: problem.field,
      text: problemText(problem, labelOf(problem, information, texts), texts),
    })),
    chosenCountry: going?.from === countryCode ? going.to : address.shipping.country,
    changeAddress: (section: 'shipping' | 'billing') => (changed: Address) =>
      editCheckout({ ...information, address: { ...address, [section]: changed } }),
    changeContact: (changed: Partial<Contact>) =>
      editCheckout({ ...information, contact: { ...information.contact, ...changed } }),
    setBilling: (isSame: boolean) => editCheckout(withBilling(information, isSame)),

    /** Prices and taxes depend on the country: the whole page follows, and the input stays. */
    moveTo: (country: string) => {
      const chosen = shipsTo.find((code) => code === country)
      if (chosen === undefined) return
      // Back to where the page still is: there is nothing to wait for.
      setGoing(chosen === countryCode ? undefined : { from: countryCode, to: chosen })
      storeMarket(chosen)
      goToView(storefront, 'address', 'replace')
    },

    submit: (event: SubmitEvent) => {
      event.preventDefault()
      if (move.state === 'failed') move.tryAgain()
      if (isMoving || move.state !== 'done') wait()
      else goOn()
    },
  }
}

/** A billing address that was never edited starts with the name of the shipping address. */
function withBilling(information: CheckoutInformation, isSame: boolean): CheckoutInformation {
  const { address } = information
  const { firstName, lastName, country } = address.shipping
  const isUntouched = address.billing.lastName === ''
  const billing = isUntouched ? { ...address.billing, firstName, lastName, country } : address.billing
  return { ...information, useShippingForBilling: isSame, address: { ...address, billing } }
}

function labelOf(
  { field, member }: FieldProblem,
  { address }: CheckoutInformation,
  texts: ReturnType<typeof useTexts>,
): string {
  if (member === 'email') return texts.email
  if (member === 'telephone') return texts.telephone
  if (member === 'country') return texts.country
  const { country } = field.startsWith('billing') ? address.billing : address.shipping
  const found = addressFields(country, true).find((other) => other.member === member)
  return found ? texts[found.label] : ''
}
