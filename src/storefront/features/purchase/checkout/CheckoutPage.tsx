/**
 * Checkout: decides which of its views is to be seen, from the address and from how far the shopper has come. The HTML is
 * the same for everybody, so it holds the place of a view; the view itself comes when the shopper's cart is known.
 */
import { lazy, Suspense, useEffect } from 'react'
import type { Cart } from '../../../../contracts/commerce/to-cart.ts'
import type { CheckoutView } from '../../../../markets/paths/checkout-links.ts'
import { readQuery } from '../../../../markets/paths/query.ts'
import type { CountryCode, Region } from '../../../../markets/types.ts'
import { useStore } from '../../../stores/store.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { PressButton } from '../../../ui/PressButton.tsx'
import { fetchCart, useCart, type CartStoreState } from '../cart/index.ts'
import { Plain } from '../../frame/layout/index.ts'
import type { StorefrontMarket } from '../../visitor/markets/index.ts'
import type { TileView } from '../../catalogue/product/index.ts'
import type { CartLegal, OrderLegal } from './checkout-legal.ts'
import { viewToShow } from './checkout-state.ts'
import { checkoutStore, followOtherTabs, restoreCheckout } from './checkout-store.ts'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { goToView } from './go-to-view.ts'
import { paymentWork } from './payment-work.ts'
import { useStageEvents } from './use-stage-events.ts'

const CartView = lazy(async () => ({ default: (await import('./cart-view/CartView.tsx')).CartView }))
const AddressView = lazy(async () => ({ default: (await import('./address-view/AddressView.tsx')).AddressView }))
const loadPaymentView = async () => ({ default: (await import('./payment-view/PaymentView.tsx')).PaymentView })
const PaymentView = lazy(loadPaymentView)
const PaymentReturn = lazy(async () => ({ default: (await import('./payment-view/PaymentReturn.tsx')).PaymentReturn }))
const SuccessView = lazy(async () => ({ default: (await import('./success-view/SuccessView.tsx')).SuccessView }))

type Props = {
  readonly view: CheckoutView
  /** Of the success view. */
  readonly orderId?: string
  readonly place: StorefrontMarket
  readonly upsellTiles: Readonly<Record<string, readonly TileView[]>>
  /** The countries of the storefront, and the regions of the market's. */
  readonly shipsTo: readonly CountryCode[]
  readonly regions: readonly Region[]
  /** Payment methods and delivery limits, of the cart. */
  readonly limits?: CartLegal | undefined
  /** Of the payment view. */
  readonly legal?: OrderLegal | undefined
}

export function CheckoutPage(props: Props) {
  const { view: wanted, place } = props
  const { storefront, market } = place
  const { countryCode } = market
  const texts = useTexts()
  const isHydrated = useHydrated()
  const cart = useCart()
  const { completed, paymentSession, isRestored } = useStore(checkoutStore, (state) => state)

  useEffect(() => {
    restoreCheckout(countryCode)
    return followOtherTabs(countryCode)
  }, [countryCode])

  const isKnown = isHydrated && isRestored && (wanted === 'success' || isCartKnown(cart))
  const hasItems = (cart.cart?.items.length ?? 0) > 0
  // No redirect to another view during a payment, even if another tab changes the cart or the address.
  const isPaying = useStore(paymentWork, ({ step }) => step !== 'ready')
  const isHeld = isPaying && wanted === 'payment' && cart.cart !== undefined
  // PAY-10: returned from a bank; or the cart is gone after a payment was started: the webhook may have been quicker.
  const isReturn =
    isKnown &&
    wanted === 'payment' &&
    !isHeld &&
    (isFromBank() || (!hasItems && !cart.isUnreachable && paymentSession !== undefined))
  const view = isKnown ? (isReturn || isHeld ? wanted : viewToShow(wanted, { completed, hasItems })) : undefined
  useEffect(() => {
    if (view !== undefined && view !== wanted && !cart.isUnreachable) goToView(storefront, view, 'replace')
  }, [view, wanted, storefront, cart.isUnreachable])

  if (isHydrated && cart.isUnreachable && wanted !== 'success') {
    return (
      <Plain title={texts.cartUnreachable} intro={texts.cartUnreachableText}>
        <PressButton onPress={() => void fetchCart(market).catch(() => undefined)}>{texts.tryAgain}</PressButton>
      </Plain>
    )
  }
  if (view !== wanted) return <CheckoutSkeleton view={wanted} />
  return (
    <Suspense fallback={<CheckoutSkeleton view={wanted} />}>
      {isReturn ? <PaymentReturn place={place} /> : <View {...props} cart={cart.cart} />}
    </Suspense>
  )
}

const isFromBank = (): boolean => readQuery(location.search).redirectResult !== undefined

type ViewProps = Props & { readonly cart: Cart | undefined }

function View(props: ViewProps) {
  const { view, orderId, place, cart } = props
  useStageEvents(view, cart, place.market.currency.code)
  useEffect(() => {
    // A shopper in the address view will need the payment view. If preloading fails, it is fetched again then.
    if (view === 'address') void loadPaymentView().catch(() => undefined)
  }, [view])
  if (view === 'cart') return <CartView {...props} limits={props.limits} />
  if (view === 'success') return <SuccessView key={orderId} place={place} orderId={orderId} />
  if (cart === undefined) return null
  const inCart = { ...props, cart }
  return view === 'address' ? <AddressView {...inCart} /> : <PaymentView {...inCart} legal={props.legal} />
}

/** An empty cart that waits for what is on its way into it is not known to be empty. */
const isCartKnown = ({ cart, isLoading, pending }: CartStoreState): boolean =>
  !isLoading && (cart !== undefined || pending === 0)
