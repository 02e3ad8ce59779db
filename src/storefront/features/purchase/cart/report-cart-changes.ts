/** What a shopper's change to the cart says to other tabs and to analytics (ANA-15, ANA-16, ANA-18). Read off what the service answered. */
import type { CartProduct } from '../../../../contracts/commerce/cart.ts'
import type { Cart, CartItem } from '../../../../contracts/commerce/to-cart.ts'
import type { CurrencyCode, WarehouseRegion } from '../../../../markets/types.ts'
import { announceChange } from './cart-channel.ts'
import { pushEvent, toEventLine, toMajor, type AnalyticsEvent } from '../../telemetry/analytics/index.ts'

export type CartTransition = {
  /** Undefined where it was not known yet: a visit may begin with a change. */
  readonly before: Cart | undefined
  readonly after: Cart
  /** What was put in. */
  readonly added?: CartProduct | undefined
}

export function reportCartChanges(change: CartTransition, currency: CurrencyCode, region: WarehouseRegion): void {
  announceChange(region)
  for (const event of cartChanges(change, currency)) pushEvent(event)
}

/** Gifts are added and removed by the service, not by the shopper, so they are not reported. */
export function cartChanges(
  { before, after, added }: CartTransition,
  currency: CurrencyCode,
): readonly AnalyticsEvent[] {
  // Of a cart that was not known, only what was put in has surely changed.
  const known = before?.items ?? after.items.map((item) => withoutAdded(item, added))
  const [old, now] = [boughtIn(known), boughtIn(after.items)]
  const code = after.discountCode
  return [
    ...old.flatMap((item) => {
      const gone = item.quantity - quantityOf(item, now)
      return gone > 0 ? [{ event: 'removeFromCart', ...lineOf(item, gone, currency) } as const] : []
    }),
    ...now.flatMap((item) => {
      const came = item.quantity - quantityOf(item, old)
      return came > 0 ? [{ event: 'addToCart', ...lineOf(item, came, currency) } as const] : []
    }),
    ...(before && code !== undefined && code !== before.discountCode
      ? [{ event: 'orderDiscountCode', code, discount: toMajor(after.priceDiscount, currency), currency } as const]
      : []),
  ]
}

const withoutAdded = (item: CartItem, added: CartProduct | undefined): CartItem =>
  item.id === added?.id ? { ...item, quantity: item.quantity - added.quantity } : item

const boughtIn = (items: readonly CartItem[]): readonly CartItem[] => items.filter(({ isGift }) => !isGift)

const quantityOf = ({ id }: CartItem, items: readonly CartItem[]): number =>
  items.find((other) => other.id === id)?.quantity ?? 0

const lineOf = (item: CartItem, quantity: number, currency: CurrencyCode) => ({
  ...toEventLine({ ...item, quantity }, currency),
  currency,
})
