/**
 * Sends the look-up. Without JavaScript the browser posts it and comes back to this page at one of the two messages, which
 * show themselves when they are led to. The form stays after a failure, as it was: sending it again is the second try.
 */
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { LOOK_UP_ORDERS } from '../../../contracts/commerce/commerce-routes.ts'
import { orderLookUpClient } from '../../../contracts/commerce/order-lookup-client.ts'
import { MAX_ORDER_NUMBER_LENGTH, LOOK_UP_FAILED, LOOK_UP_SENT } from '../../../contracts/commerce/order-lookup.ts'
import { MAX_EMAIL_LENGTH } from '../../../markets/addresses/read-email.ts'
import { type StorefrontMarket, usePlace } from '../../features/visitor/markets/index.ts'
import { commerceTransport } from '../../stores/transports.ts'
import { useTexts } from '../../texts/texts-context.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import styles from './login.module.css'

const client = orderLookUpClient(commerceTransport())

type State = 'idle' | 'sending' | 'sent' | 'failed'

export function LookUpForm() {
  const place = usePlace()
  const texts = useTexts()
  const [state, setState] = useState<State>('idle')
  const sent = useRef<HTMLParagraphElement>(null)
  // The form is removed then, so the focus moves to the result.
  useEffect(() => {
    if (state === 'sent') sent.current?.focus()
  }, [state])
  if (!place) return null
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setState('sending')
    client.requestLink(readForm(new FormData(event.currentTarget), place)).then(
      () => setState('sent'),
      () => setState('failed'),
    )
  }
  return (
    <>
      {state !== 'sent' && (
        // By post, so that an address never stands in the address bar, also not before the page answers.
        <form className={styles.form} method="post" action={LOOK_UP_ORDERS.path} onSubmit={onSubmit}>
          <input type="hidden" name="countryCode" value={place.market.countryCode} />
          <input type="hidden" name="languageCode" value={place.market.language} />
          <Field
            label={texts.email}
            type="email"
            name="email"
            autoComplete="email"
            maxLength={MAX_EMAIL_LENGTH}
            required
          />
          <Field
            label={texts.lookUpNumber}
            name="orderNumber"
            inputMode="numeric"
            autoComplete="off"
            maxLength={MAX_ORDER_NUMBER_LENGTH}
            required
          />
          <Button disabled={state === 'sending'}>{texts.lookUpSend}</Button>
        </form>
      )}
      {(state === 'idle' || state === 'failed') && (
        <p className={styles.failed} id={LOOK_UP_FAILED} data-shown={state === 'failed'} role="alert" tabIndex={-1}>
          {texts.lookUpFailed}
        </p>
      )}
      {(state === 'idle' || state === 'sent') && (
        <p className={styles.sent} id={LOOK_UP_SENT} data-shown={state === 'sent'} ref={sent} tabIndex={-1}>
          {texts.lookUpSent}
        </p>
      )}
    </>
  )
}

function readForm(form: FormData, { market }: StorefrontMarket) {
  const text = (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const { countryCode, language: languageCode } = market
  return { email: text('email'), orderNumber: text('orderNumber'), countryCode, languageCode }
}
