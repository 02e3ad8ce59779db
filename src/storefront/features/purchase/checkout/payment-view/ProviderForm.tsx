/**
 * Paying with the provider's own component: card data goes from its frames to the provider, and this page never sees
 * it. Wallets with their own buttons are left out: the order button is the shop's, with the label that the law
 * requires.
 */
import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react'
import {
  AdyenCheckout,
  Bancontact,
  Blik,
  Card,
  Dropin,
  EPS,
  Klarna,
  OnlineBankingPL,
  PayPal,
  Redirect,
  Twint,
  Vipps,
  type CoreConfiguration,
} from '@adyen/adyen-web'
import '@adyen/adyen-web/styles/adyen.css'
import type { ResultCode } from '../../../../../contracts/payment-provider/payment-provider.ts'
import { useTexts } from '../../../../texts/texts-context.ts'
import { PressButton } from '../../../../ui/PressButton.tsx'
import type { MarketView } from '../../../visitor/markets/index.ts'
import { choosePaymentMethod } from '../checkout-store.ts'
import type { StoredPayment } from '../stored-payments.ts'
import notes from './notes.module.css'
import { firstChoice } from './offered-methods.ts'
import { outcomeOf } from './payment-outcome.ts'
import styles from './ProviderForm.module.css'
import type { PaymentAtWork } from './use-payment.ts'

type Props = {
  readonly id: string
  readonly payment: StoredPayment
  readonly market: MarketView
  readonly work: PaymentAtWork
}

/** Redirects to PayPal: its popup would bring its own button and third-party scripts. */
class PayPalPage extends Redirect {
  static override readonly type = PayPal.type
}

const METHODS = [Card, Bancontact, Klarna, PayPalPage, EPS, Twint, Vipps, Blik, OnlineBankingPL, Redirect]

const WALLETS = ['applepay', 'googlepay', 'paywithgoogle']

/** Long: the life cycle of the provider’s component in one effect. */
export function ProviderForm({ id, payment, market, work }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const component = useRef<Dropin>(undefined)
  const { session, order } = payment
  const texts = useTexts()
  const [isMissing, setMissing] = useState(false)
  const [isUnopened, setUnopened] = useState(false)

  const settle = useEffectEvent((resultCode: ResultCode, sessionResult: string) => {
    work.settle(payment, { outcome: outcomeOf(resultCode), sessionResult })
    // After a refusal the shopper may retry with what was typed.
    component.current?.setStatus('ready')
  })
  const begin = useEffectEvent(() => work.begin(payment))
  const lose = useEffectEvent(() => work.lose(payment))
  const resume = useEffectEvent(() => {
    if (work.step === 'busy') work.lose(payment)
  })
  const open = useEffectEvent(async (sessionId: string, isWanted: () => boolean) => {
    const checkout = await AdyenCheckout({
      session: { id: sessionId, sessionData: session.sessionData },
      clientKey: session.clientKey,
      environment: environmentOf(session.environment),
      countryCode: market.countryCode,
      locale: market.locale,
      showPayButton: false,
      removePaymentMethods: WALLETS,
      analytics: { enabled: false },
      exposeLibraryMetadata: false,
      beforeSubmit: async (data, _element, actions) => ((await begin()) ? actions.resolve(data) : actions.reject()),
      onPaymentCompleted: (data) => settle(data.resultCode, 'sessionResult' in data ? data.sessionResult : ''),
      // Without a result code the call itself failed, and the provider may have processed it.
      onPaymentFailed: (data) => (data?.resultCode === undefined ? lose() : settle(data.resultCode, '')),
      onError: ({ name }) => (name === 'CANCEL' ? settle('Cancelled', '') : lose()),
    })
    if (!isWanted() || place.current === null) return
    const offered = checkout.paymentMethodsResponse.paymentMethods
    const first = firstChoice(offered, { country: market.countryCode, before: order.payment.method })
    component.current = new Dropin(checkout, {
      paymentMethodComponents: METHODS,
      disableFinalAnimation: true,
      openFirstPaymentMethod: false,
      ...(first === '' ? {} : { openPaymentMethod: { type: first } }),
      onSelect: ({ type }) => {
        setMissing(false)
        choosePaymentMethod(type)
      },
    }).mount(place.current)
  })
  useEffect(() => {
    if (isUnopened) return undefined
    let isWanted = true
    // Unmounting in the middle of a payment removed the provider's challenge.
    resume()
    open(session.id, () => isWanted).catch(() => isWanted && setUnopened(true))
    return () => {
      isWanted = false
      component.current?.unmount()
    }
  }, [session.id, isUnopened])
  useEffect(() => {
    // Back from a bank, its wheel would go on turning.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && component.current?.setStatus('ready')
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const isChosen = Boolean(component.current?.activePaymentMethod)
    setMissing(!isChosen)
    if (isChosen) component.current?.submit()
  }
  if (isUnopened) {
    return (
      <div className={notes.trouble} role="alert">
        <p>{texts.paymentSessionFailed}</p>
        <PressButton onPress={() => setUnopened(false)}>{texts.tryAgain}</PressButton>
      </div>
    )
  }
  return (
    <form id={id} className={styles.form} noValidate onSubmit={submit}>
      <h2>{texts.howToPay}</h2>
      <div aria-live="assertive">{isMissing && <p className={notes.trouble}>{texts.chooseMethod}</p>}</div>
      <div ref={place} />
    </form>
  )
}

const ENVIRONMENTS = ['test', 'live', 'live-us', 'live-au', 'live-apse', 'live-in', 'live-nea'] as const

const environmentOf = (environment: string): NonNullable<CoreConfiguration['environment']> =>
  ENVIRONMENTS.find((known) => known === environment) ?? 'test'
