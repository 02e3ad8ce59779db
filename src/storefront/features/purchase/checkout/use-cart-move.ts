/**
 * Whether the cart has the prices of the market that the page shows. After the country has changed, it moves there: until then its
 * amounts are those of another country, and an order would be refused.
 */
import { useEffect, useEffectEvent, useState } from 'react'
import type { CountryCode } from '../../../../markets/types.ts'
import type { MarketView } from '../../visitor/markets/index.ts'
import { moveCart, useCart } from '../cart/index.ts'

export type CartMove = {
  readonly state: 'done' | 'moving' | 'failed'
  readonly tryAgain: () => void
}

export function useCartMove(market: MarketView): CartMove {
  const { countryCode } = market
  const { cart, pending } = useCart()
  const [triedFor, setTriedFor] = useState<CountryCode>()
  const isElsewhere = cart !== undefined && cart.countryCode !== countryCode
  const move = async () => {
    if (isElsewhere) await moveCart(market).catch(() => undefined)
  }
  const begin = useEffectEvent(move)
  // Once per country of the page, not per cart: two tabs in two countries would move it back and forth.
  useEffect(() => void begin().then(() => setTriedFor(countryCode)), [countryCode])
  const isMoving = pending > 0 || triedFor !== countryCode
  return {
    state: isElsewhere ? (isMoving ? 'moving' : 'failed') : 'done',
    tryAgain: () => void move(),
  }
}
