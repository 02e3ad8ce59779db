/**
 * The last look at an order, and the way to pay for it. The order is placed when the view opens, so that what is shown is
 * what is paid; nothing is bought before the button says so.
 */
import { lazy, Suspense, useEffect, useEffectEvent, useState, type SubmitEvent } from 'react'
import { SANDBOX_ENVIRONMENT, TEST_CARDS_PATH } from '../../../../../contracts/payment-provider/payment-provider.ts'
import type { Cart } from '../../../../../contracts/commerce/to-cart.ts'
import { fill } from '../../../../../contracts/storefront/texts/fill.ts'
import { useStore } from '../../../../stores/store.ts'
import { useTexts } from '../../../../texts/texts-context.ts'
import { Button } from '../../../../ui/Button.tsx'
import { PressButton } from '../../../../ui/PressButton.tsx'
import { ArrivalLine } from '../../arrival/index.ts'
import type { StorefrontMarket } from '../../../visitor/markets/index.ts'
import { CartNotMoved } from '../CartNotMoved.tsx'
import { checkoutStore } from '../checkout-store.ts'
import type { StoredPayment } from '../stored-payments.ts'
import { moneyIn } from '../money-in.ts'
import type { OrderLegal } from '../checkout-legal.ts'
import { OrderLines, type LineFacts } from '../OrderLines.tsx'
import { Totals } from '../Totals.tsx'
import { useCartMove } from '../use-cart-move.ts'
import layout from '../two-columns.module.css'
import { BankQuestion } from './BankQuestion.tsx'
import { CreditForm } from './CreditForm.tsx'
import { EMPTY_CARD, type CardInput } from './card-input.ts'
import { loadLineFacts } from './load-line-facts.ts'
import { NoSession } from './NoSession.tsx'
import notes from './notes.module.css'
import { troubleText } from './payment-outcome.ts'
import { OrderNotices } from './OrderNotices.tsx'
import styles from './PaymentView.module.css'
import { Recipient } from './Recipient.tsx'
import { SandboxForm } from './SandboxForm.tsx'
import { usePayment, type PaymentAtWork } from './use-payment.ts'
import { usePaymentSession } from './use-payment-session.ts'

const FORM = 'payment'

type Props = { readonly place: StorefrontMarket; readonly cart: Cart; readonly legal: OrderLegal | undefined }

/** Long: markup of one view with its states. */
export function PaymentView({ place, cart, legal }: Props) {
  const { market, storefront } = place
  const texts = useTexts()
  const information = useStore(checkoutStore, (state) => state.information)
  const work = usePayment(place)
  const move = useCartMove(market)
  const isPaying = work.step !== 'ready'
  const { payment, failure, priceBefore, tryAgain } = usePaymentSession({
    place,
    cart,
    held: isPaying ? work.payment : undefined,
    isReady: move.state === 'done',
    agreedTerms: legal?.terms?.hash,
  })
  const facts = useLineFacts(cart, legal)
  const order = payment?.order
  const isUnknown = order === undefined && move.state !== 'done'
  const money = moneyIn(market)
  // Here, because the form goes while a session is made anew, and what was typed must not.
  const [card, setCard] = useState(EMPTY_CARD)
  const [credit, setCredit] = useState({ isChosen: false, code: '' })
  useResume(payment, work)

  return (
    <div className={layout.columns}>
      <div className={styles.left}>
        <h1>{texts.paymentView}</h1>
        {payment?.session.environment === SANDBOX_ENVIRONMENT && (
          <p className={notes.test}>
            {texts.testPayments}
            <a href={TEST_CARDS_PATH} target="_blank" rel="noreferrer">
              {texts.testCards}
            </a>
          </p>
        )}
        <Recipient place={place} information={information} />
        {failure !== undefined && <NoSession place={place} failure={failure} tryAgain={tryAgain} />}
        {payment === undefined && <CartNotMoved {...move} />}
        {payment === undefined && failure === undefined && move.state !== 'failed' && (
          <p className={styles.waiting} aria-busy="true">
            {texts.preparingPayment}
          </p>
        )}
        {payment !== undefined && <PaymentForm {...{ place, payment, work, card, setCard, credit, setCredit }} />}
        {payment !== undefined && payment.order.priceTotal > 0 && work.question === undefined && (
          <button
            className={styles.other}
            type="button"
            disabled={isPaying}
            onClick={() => setCredit({ ...credit, isChosen: !credit.isChosen })}
          >
            {credit.isChosen ? texts.payOtherwise : texts.payByCredit}
          </button>
        )}
        {work.question !== undefined && <BankQuestion question={work.question} />}
      </div>
      <section className={styles.pay} aria-labelledby="review-order">
        <h2 id="review-order">{texts.reviewOrder}</h2>
        <OrderLines {...{ market, facts, storefront, isUnknown }} items={order?.items ?? cart.items} />
        {order !== undefined && (
          <p className={styles.delivery}>
            {order.shippingMethod.name}
            {order.shippingMethod.estimatedDeliveryTime !== '' && ` · ${order.shippingMethod.estimatedDeliveryTime}`}
            {order.shippingMethod.arrival && (
              <strong className={styles.arrival}>
                <ArrivalLine of={order.shippingMethod.arrival} />
              </strong>
            )}
          </p>
        )}
        <Totals
          amounts={{ ...(order ?? cart), messages: cart.messages }}
          market={market}
          isWaiting={payment === undefined && failure === undefined}
          isUnknown={isUnknown}
        />
        <div className={styles.announced} aria-live="polite">
          {priceBefore !== undefined && order !== undefined && (
            <p className={notes.note}>
              {fill(texts.priceChanged, { was: money(priceBefore), now: money(order.priceTotal) })}
            </p>
          )}
        </div>
        <div className={notes.trouble} role="alert">
          {work.step === 'unconfirmed' && payment !== undefined ? (
            <>
              <p>{texts.paymentUnconfirmed}</p>
              <PressButton onPress={() => work.checkAgain(payment)}>{texts.checkAgain}</PressButton>
            </>
          ) : (
            work.trouble !== undefined && <p>{troubleText(work.trouble, texts)}</p>
          )}
        </div>
        <output className="visually-hidden">{isPaying && work.step !== 'unconfirmed' ? texts.paying : ''}</output>
        {legal && <OrderNotices legal={legal} />}
        {work.step !== 'unconfirmed' && (
          <Button form={FORM} disabled={isPaying || payment === undefined}>
            <span>
              {isPaying ? texts.paying : order?.priceTotal === 0 ? texts.orderFree : texts.orderAndPay}
              {!isPaying &&
                legal?.buttons.map(({ lang, text }) => (
                  <span key={lang} className={styles.local} lang={lang}>
                    {text}
                  </span>
                ))}
            </span>
          </Button>
        )}
      </section>
    </div>
  )
}

/** Empty until they are fetched. */
function useLineFacts({ items }: Cart, legal: OrderLegal | undefined): ReadonlyMap<string, LineFacts> {
  const [facts, setFacts] = useState<ReadonlyMap<string, LineFacts>>(new Map())
  const skus = items.map(({ parentSku }) => parentSku).join(',')
  useEffect(() => {
    if (legal === undefined) return undefined
    let isWanted = true
    void loadLineFacts(skus.split(','), legal).then((found) => isWanted && setFacts(found))
    return () => {
      isWanted = false
    }
  }, [skus, legal])
  return facts
}

/** The shopper paid, and the page was closed before the result was known: the result is fetched first. */
function useResume(payment: StoredPayment | undefined, { checkAgain }: PaymentAtWork): void {
  const isTried = Boolean(payment?.sessionResult)
  const resume = useEffectEvent(() => {
    if (payment !== undefined) checkAgain(payment)
  })
  useEffect(() => {
    if (isTried) resume()
  }, [isTried])
}

/** The provider's own component is large: it comes only where the provider takes the money. */
const ProviderForm = lazy(async () => ({ default: (await import('./ProviderForm.tsx')).ProviderForm }))

/** Whether the order is to be paid with store credit, and its code. */
type CreditInput = { readonly isChosen: boolean; readonly code: string }

type FormProps = {
  readonly place: StorefrontMarket
  readonly payment: StoredPayment
  readonly work: PaymentAtWork
  readonly card: CardInput
  readonly setCard: (card: CardInput) => void
  readonly credit: CreditInput
  readonly setCredit: (credit: CreditInput) => void
}

function PaymentForm({ place, payment, work, card, setCard, credit, setCredit }: FormProps) {
  const texts = useTexts()
  const { order, session } = payment
  const isHidden = work.question !== undefined
  if (order.priceTotal === 0) {
    const submit = (event: SubmitEvent) => {
      event.preventDefault()
      work.payNothing(payment)
    }
    return (
      <form id={FORM} onSubmit={submit}>
        <p className={styles.free}>{texts.nothingToPay}</p>
      </form>
    )
  }
  if (credit.isChosen) {
    return (
      <CreditForm
        id={FORM}
        code={credit.code}
        onCode={(code) => setCredit({ ...credit, code })}
        onPay={(code) => work.payByCredit(payment, code)}
      />
    )
  }
  const { countryCode } = place.market
  if (session.environment === SANDBOX_ENVIRONMENT) {
    return (
      <SandboxForm
        id={FORM}
        payment={payment}
        country={countryCode}
        card={card}
        onCard={setCard}
        onPay={(method) => work.pay(payment, method)}
        isHidden={isHidden}
      />
    )
  }
  return (
    <Suspense fallback={<p aria-busy="true">{texts.preparingPayment}</p>}>
      <ProviderForm id={FORM} payment={payment} market={place.market} work={work} />
    </Suspense>
  )
}
