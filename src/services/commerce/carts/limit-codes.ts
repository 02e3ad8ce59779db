/**
 * How many wrong codes may be tried: in one cart, and at this node by all together, since whoever guesses may open as many
 * carts as they like. Over the limit a right code is refused too; otherwise it would tell that it is right.
 */
import { LRUCache } from 'lru-cache'

const MINUTE = 60_000
const CART_WINDOW = 10 * MINUTE
const MAX_PER_CART = 10
const MAX_PER_MINUTE = 300
/** Carts remembered at once. Who fills it forgets their own tries, and meets the limit of all. */
const MAX_CARTS = 10_000

export type CodeLimit = {
  /** In how many seconds a code may be tried again; undefined when it may be tried now. */
  readonly wait: (cartId: string, now: Date) => number | undefined
  readonly countWrong: (cartId: string, now: Date) => void
}

type Window = { readonly ends: number; readonly wrong: number }

export function limitCodes(): CodeLimit {
  const ofCart = new LRUCache<string, Window>({ max: MAX_CARTS })
  let ofAll: Window = { ends: 0, wrong: 0 }
  const current = (window: Window | undefined, now: number, length: number): Window =>
    window !== undefined && now < window.ends ? window : { ends: now + length, wrong: 0 }
  const more = ({ ends, wrong }: Window): Window => ({ ends, wrong: wrong + 1 })

  return {
    wait(cartId, time) {
      const now = time.getTime()
      const own = current(ofCart.get(cartId), now, CART_WINDOW)
      const all = current(ofAll, now, MINUTE)
      if (own.wrong >= MAX_PER_CART) return Math.ceil((own.ends - now) / 1000)
      return all.wrong >= MAX_PER_MINUTE ? Math.ceil((all.ends - now) / 1000) : undefined
    },
    countWrong(cartId, time) {
      const now = time.getTime()
      ofCart.set(cartId, more(current(ofCart.get(cartId), now, CART_WINDOW)))
      ofAll = more(current(ofAll, now, MINUTE))
    },
  }
}
