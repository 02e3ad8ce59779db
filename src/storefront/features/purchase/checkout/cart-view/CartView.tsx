/** The cart: what is in it, how it is sent, what it costs, and what else there is. All amounts are the service's. */
import { useEffect, useRef, useState } from 'react'
import type { Cart, CartItem } from '../../../../../contracts/commerce/to-cart.ts'
import { useTexts } from '../../../../texts/texts-context.ts'
import type { Texts } from '../../../../../contracts/storefront/texts/types.ts'
import { ButtonLink } from '../../../../ui/ButtonLink.tsx'
import { callCart, useCart } from '../../cart/index.ts'
import { CheckoutMessage, FreeShippingBar, SegmentedUpsell } from '../../checkout-pieces/index.ts'
import type { StorefrontMarket } from '../../../visitor/markets/index.ts'
import type { TileView } from '../../../catalogue/product/index.ts'
import { isAboutImport } from '../about-import.ts'
import { CartNotMoved } from '../CartNotMoved.tsx'
import { cartTrouble } from '../cart-trouble.ts'
import { linkToView } from '../go-to-view.ts'
import { troubleText } from '../payment-view/payment-outcome.ts'
import { clearTrouble, readTrouble } from '../payment-view/trouble-on-return.ts'
import type { CartLegal } from '../checkout-legal.ts'
import { Totals } from '../Totals.tsx'
import { useCartMove } from '../use-cart-move.ts'
import { CartRecommendations } from './CartRecommendations.tsx'
import { CartLine } from './CartLine.tsx'
import styles from './CartView.module.css'
import { DiscountCode } from './DiscountCode.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import type { QuantityWish } from './QuantityStepper.tsx'
import { RemovedLine } from './RemovedLine.tsx'
import { ShippingMethods } from './ShippingMethods.tsx'

type Props = {
  readonly place: StorefrontMarket
  readonly upsellTiles: Readonly<Record<string, readonly TileView[]>>
  readonly limits: CartLegal | undefined
}

/** Long: markup of one view, top to bottom. */
export function CartView({ place, upsellTiles, limits }: Props) {
  const { market, storefront } = place
  const texts = useTexts()
  const { cart, pending } = useCart()
  const move = useCartMove(market)
  const isUnknown = move.state !== 'done'
  const lines = useLines(place)
  const { trouble, setTrouble } = lines
  const items = cart?.items ?? []
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    // The button that was pressed is gone.
    if (lines.putBackCount > 0) list.current?.focus()
  }, [lines.putBackCount])
  const alert = (
    <p className={styles.trouble} role="alert">
      {trouble}
    </p>
  )
  const removed = lines.removed.map((item) => (
    <RemovedLine key={item.itemId} name={item.name} onUndo={() => void lines.putBack(item)} />
  ))
  if (!cart || items.length === 0) {
    return (
      <EmptyCart place={place}>
        {alert}
        {removed}
      </EmptyCart>
    )
  }
  const isWaiting = pending > 0 || lines.waiting.size > 0
  return (
    <div className={styles.view}>
      <header className={styles.head}>
        <h1>{texts.cartView}</h1>
        <CheckoutMessage />
        {!isUnknown && <FreeShippingBar price={cart.priceProducts} shipping={cart.shippingMethod?.price} />}
      </header>
      <section ref={list} className={styles.lines} tabIndex={-1} aria-label={texts.cartLines}>
        <Messages messages={cart.messages.filter((message) => !isAboutImport(message))} />
        {alert}
        {removed}
        <h2 className="visually-hidden">{texts.cartLines}</h2>
        <ul>
          {items.map((item) => (
            <CartLine
              key={item.itemId}
              item={item}
              place={place}
              isUnknown={isUnknown}
              isLeaving={lines.leaving.has(item.itemId)}
              onChange={(wish) => lines.change(item, wish)}
              onWaiting={(isOn) => lines.setWaiting(item, isOn)}
              onRemove={() => void lines.remove(item)}
            />
          ))}
        </ul>
      </section>
      <div className={styles.side}>
        <section className={styles.summary} aria-label={texts.orderSummary}>
          <ShippingMethods cart={cart} market={market} isUnknown={isUnknown} onTrouble={setTrouble} />
          <DiscountCode cart={cart} market={market} onTrouble={setTrouble} />
          <Totals amounts={cart} market={market} isWaiting={isWaiting} isUnknown={isUnknown} />
          <CartNotMoved {...move} />
          <ButtonLink href={linkToView(storefront, 'address')}>{texts.toAddress}</ButtonLink>
          {limits && (
            <p className={styles.limits}>
              {limits.payments}
              <br />
              {limits.delivery}
            </p>
          )}
        </section>
      </div>
      <div className={styles.more}>
        <SegmentedUpsell tiles={upsellTiles} />
        <CartRecommendations cart={cart} market={market} />
      </div>
    </div>
  )
}

/** CRT-35: what the service has to say, in the shopper's language. */
function Messages({ messages }: Pick<Cart, 'messages'>) {
  return (
    <div aria-live="polite">
      {messages.length > 0 && (
        <ul className={styles.messages}>
          {messages.map(({ code, id = '', message }) => (
            <li key={`${code} ${id}`}>{message}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Why a payment failed that cannot be retried. */
function notedTrouble(texts: Texts): string | undefined {
  const noted = readTrouble()
  return noted === undefined ? undefined : troubleText(noted, texts)
}

/** Changing lines. CRT-22: a failure is shown, and the cart stays as it was. */
function useLines({ market }: StorefrontMarket) {
  const texts = useTexts()
  const [trouble, setTrouble] = useState(() => notedTrouble(texts))
  useEffect(clearTrouble, [])
  const [removed, setRemoved] = useState<readonly CartItem[]>([])
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set())
  const [waiting, setWaitingIds] = useState<ReadonlySet<string>>(new Set())
  const [isPuttingBack, setPuttingBack] = useState(false)
  const [putBackCount, setPutBackCount] = useState(0)

  const attempt = async (work: Parameters<typeof callCart>[1]): Promise<boolean> => {
    setTrouble(undefined)
    try {
      await callCart(market, work)
      return true
    } catch (error) {
      setTrouble(cartTrouble(error, texts))
      return false
    }
  }
  return {
    trouble,
    setTrouble,
    removed,
    leaving,
    waiting,
    putBackCount,
    setWaiting: ({ itemId }: CartItem, isOn: boolean) => setWaitingIds((ids) => withOrWithout(ids, itemId, isOn)),
    change: async ({ id }: CartItem, wish: QuantityWish) =>
      void (await attempt((carts) =>
        'by' in wish ? carts.addProduct({ id, quantity: wish.by }) : carts.updateProduct({ id, quantity: wish.to }),
      )),
    remove: async (item: CartItem) => {
      setLeaving((ids) => withOrWithout(ids, item.itemId, true))
      const isGone = await attempt((carts) => carts.removeProduct(item.id))
      setLeaving((ids) => withOrWithout(ids, item.itemId, false))
      // One at a time: the way back is for what was a slip.
      if (isGone) setRemoved([item])
    },
    putBack: async ({ id, quantity }: CartItem) => {
      // A second press would add it twice.
      if (isPuttingBack) return
      setPuttingBack(true)
      const isBack = await attempt((carts) => carts.addProduct({ id, quantity }))
      setPuttingBack(false)
      if (!isBack) return
      setRemoved([])
      setPutBackCount((count) => count + 1)
    },
  }
}

function withOrWithout(ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> {
  const others = [...ids].filter((other) => other !== id)
  return new Set(isIn ? [...others, id] : others)
}
