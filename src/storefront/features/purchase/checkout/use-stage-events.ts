/** Reports how far shoppers come in checkout (ANA-12, ANA-17). */
import { useEffect, useEffectEvent } from 'react'
import type { Cart } from '../../../../contracts/commerce/to-cart.ts'
import type { CheckoutView } from '../../../../markets/paths/checkout-links.ts'
import type { CurrencyCode } from '../../../../markets/types.ts'
import { pushEvent, toEventLine, toMajor } from '../../telemetry/analytics/index.ts'

const STAGES = { cart: 1, address: 2, payment: 3, success: 4 } as const satisfies Record<CheckoutView, number>

/** To be called where the view is really shown. */
export function useStageEvents(view: CheckoutView, cart: Cart | undefined, currency: CurrencyCode): void {
  const report = useEffectEvent((entered: CheckoutView) => {
    pushEvent({ event: 'checkout', stage: STAGES[entered], view: entered })
    if (entered !== 'cart') return
    const items = cart?.items.map((item) => toEventLine(item, currency)) ?? []
    pushEvent({ event: 'cart', items, value: toMajor(cart?.priceTotal ?? 0, currency), currency })
  })
  useEffect(() => report(view), [view])
}
