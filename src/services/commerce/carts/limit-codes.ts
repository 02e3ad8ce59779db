/**
 * Limits wrong discount codes: per cart, and on this node in total, since an attacker can open any number of carts. Over the
 * limit a right code is rejected too; otherwise the response would reveal that it is right.
 */
import { LRUCache } from 'lru-cache'

const MINUTE = 60_000
const CART_WINDOW = 10 * MINUTE
const MAX_PER_CART = 10
const MAX_PER_MINUTE = 300
/** Carts stored at once. An attacker who fills it evicts their own attempts, and reaches the total limit. */
const MAX_CARTS = 10_000

export type CodeLimit = {
  /** In how many seconds a code may be tried again; undefined when it may be tried now. */
  readonly wait: (cartId: string, now: Date) => number | undefined
  readonly countWrong: (cartId: string, now: Date) => void
}

type Window = { readonly ends: number; readonly wrong: number }

export function limitCodes(): CodeLimit {
  const ofCart = new LRUCache<string, Window>({ max: MAX_CARTS })
  let ofAll: Window | undefined
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
