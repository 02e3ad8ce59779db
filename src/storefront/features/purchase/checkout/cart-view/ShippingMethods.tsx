/** The ways to send the cart. The service begins with one; the shopper may take another. */
import { useEffect, useState } from 'react'
import type { Cart } from '../../../../../contracts/commerce/to-cart.ts'
import type { ShippingMethod } from '../../../../../contracts/commerce/to-shipping-methods.ts'
import { useTexts } from '../../../../texts/texts-context.ts'
import { callCart, listShippingMethods } from '../../cart/index.ts'
import { ArrivalLine } from '../../arrival/index.ts'
import type { MarketView } from '../../../visitor/markets/index.ts'
import { cartTrouble } from '../cart-trouble.ts'
import { moneyIn } from '../money-in.ts'
import styles from './ShippingMethods.module.css'

type Props = {
  readonly cart: Cart
  readonly market: MarketView
  /** The cart has the amounts of another country; the methods are always those of the market. */
  readonly isUnknown: boolean
  readonly onTrouble: (trouble: string) => void
}

/** Long: markup of one form section. */
export function ShippingMethods({ cart: { shippingMethod }, market, isUnknown, onTrouble }: Props) {
  const texts = useTexts()
  const money = moneyIn(market, isUnknown)
  const [methods, setMethods] = useState<readonly ShippingMethod[]>([])
  /** Until the service has answered. */
  const [chosen, setChosen] = useState<string>()
  useEffect(() => {
    let isWanted = true
    // Without a list the cart goes the way it has.
    void listShippingMethods(market).then(
      (found) => isWanted && setMethods(found),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [market])

  const choose = async (id: string) => {
    setChosen(id)
    try {
      await callCart(market, (carts) => carts.updateProduct({ id, quantity: 1 }))
    } catch (error) {
      onTrouble(cartTrouble(error, texts))
    }
    setChosen(undefined)
  }
  /** What the chosen one costs is for the service to say: it may be free for this cart. */
  const costOf = ({ id, price, discountAmount }: ShippingMethod): string => {
    const cost = id === shippingMethod?.id ? shippingMethod.price : price - discountAmount
    return cost === 0 && !isUnknown ? texts.free : money(cost)
  }
  const checked = chosen ?? shippingMethod?.id
  if (methods.length === 0) return null
  return (
    <fieldset className={styles.methods}>
      <legend>{texts.sumShipping}</legend>
      {methods.map((method) => {
        const { id, title, deliveryDetails, available, errorMessage, logo, arrival } = method
        return (
          <label key={id} className={styles.method}>
            <input
              type="radio"
              name="shipping"
              value={id}
              checked={id === checked}
              disabled={!available}
              onChange={() => void choose(id)}
            />
            <span className={styles.words}>
              <span className={styles.title}>{title}</span>
              <span className={styles.details}>{available ? deliveryDetails : (errorMessage ?? deliveryDetails)}</span>
              {available && arrival && (
                <span className={styles.arrival}>
                  <ArrivalLine of={arrival} />
                </span>
              )}
            </span>
            {logo !== undefined && <img src={logo} alt="" width={48} height={24} loading="lazy" />}
            <span className={styles.cost}>{costOf(method)}</span>
          </label>
        )
      })}
    </fieldset>
  )
}
