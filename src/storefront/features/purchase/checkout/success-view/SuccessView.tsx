/** The order is in, or waits for a bank: what was bought, where it goes, what comes next. It survives a reload. */
import type { Order } from '../../../../../contracts/commerce/to-order.ts'
import { fill } from '../../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../../texts/texts-context.ts'
import { ButtonLink } from '../../../../ui/ButtonLink.tsx'
import { ArrivalLine } from '../../arrival/index.ts'
import { Fish } from '../../../frame/logo/index.ts'
import { Plain } from '../../../frame/layout/index.ts'
import type { MarketView, StorefrontMarket } from '../../../visitor/markets/index.ts'
import { AddressLines } from '../AddressLines.tsx'
import { countryNamesIn } from '../country-names-in.ts'
import { linkToView } from '../go-to-view.ts'
import { OrderLines } from '../OrderLines.tsx'
import { marketOf } from './market-of.ts'
import { troubleText } from '../payment-view/payment-outcome.ts'
import { Totals } from '../Totals.tsx'
import styles from './SuccessView.module.css'
import { useOrder } from './use-order.ts'

type Props = { readonly place: StorefrontMarket; readonly orderId: string | undefined }

export function SuccessView({ place, orderId }: Props) {
  const { storefront } = place
  const texts = useTexts()
  const { session, trouble } = useOrder(place, orderId)
  const { order, isPaid } = session
  const market = marketOf(order, place.market)
  if (trouble !== undefined) {
    const intro = trouble === 'refused' ? texts.orderNotPaidText : troubleText(trouble, texts)
    const isSoldOut = trouble === 'soldOut'
    return (
      <Plain title={texts.orderNotPaid} intro={intro}>
        <ButtonLink href={linkToView(storefront, isSoldOut ? 'cart' : 'payment')}>
          {isSoldOut ? texts.backToCart : texts.payAgain}
        </ButtonLink>
      </Plain>
    )
  }
  return (
    <div className={styles.view}>
      <header className={styles.head}>
        <div className={styles.fish}>
          <Fish />
        </div>
        <div className={styles.words}>
          <p className={styles.number}>{fill(texts.orderNumberIs, { number: order.orderNumber })}</p>
          <h1>{isPaid ? fill(texts.thanks, { name: order.contact.firstName }) : texts.bankThinking}</h1>
          <p className={styles.lead} aria-live="polite">
            {fill(isPaid ? texts.thanksText : texts.bankThinkingText, {
              number: order.orderNumber,
              email: order.contact.email,
            })}
          </p>
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.aside}>
          {isPaid && <Next order={order} />}
          <Addresses order={order} market={place.market} />
          <ButtonLink href={`/${storefront}`}>{texts.continueShopping}</ButtonLink>
        </div>
        <section className={styles.order} aria-labelledby="your-order">
          <h2 id="your-order">{texts.yourOrder}</h2>
          <OrderLines items={order.items} market={market} />
          <Totals amounts={order} market={market} />
        </section>
      </div>
    </div>
  )
}

function Next({ order: { shippingMethod } }: { order: Order }) {
  const texts = useTexts()
  const { name, estimatedDeliveryTime, arrival } = shippingMethod
  // As on the step of payment: texts of a delivery time begin with a capital letter in some languages.
  const how = [name, estimatedDeliveryTime].filter((part) => part !== '').join(' · ')
  return (
    <section className={styles.next} aria-labelledby="what-next">
      <h2 id="what-next">{texts.whatNext}</h2>
      <ol>
        <li>{texts.nextPacked}</li>
        <li>
          {/* In one piece, beside the number. */}
          <div>
            {fill(texts.nextSent, { how })}
            {arrival && (
              <strong className={styles.arrival}>
                <ArrivalLine of={arrival} />
              </strong>
            )}
          </div>
        </li>
        <li>{texts.nextReturned}</li>
      </ol>
    </section>
  )
}

function Addresses({ order: { address, contact }, market }: { order: Order; market: MarketView }) {
  const texts = useTexts()
  const nameOf = countryNamesIn(market)
  const isBilledElsewhere = JSON.stringify(address.billing) !== JSON.stringify(address.shipping)
  return (
    <dl className={styles.people}>
      <div>
        <dt>{texts.deliverTo}</dt>
        <AddressLines address={address.shipping} nameOf={nameOf} />
      </div>
      {isBilledElsewhere && (
        <div>
          <dt>{texts.billedTo}</dt>
          <AddressLines address={address.billing} nameOf={nameOf} />
        </div>
      )}
      <div>
        <dt>{texts.contact}</dt>
        <dd>{contact.email}</dd>
        <dd>{contact.telephone}</dd>
      </div>
    </dl>
  )
}
