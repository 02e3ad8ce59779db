/** The way to the cart, and how much is in it (HDR-12, HDR-13). The page is everybody's, so the count comes after it. */
import { useEffect, useState } from 'react'
import { CART_COUNT_SLIDE_IN_MS } from '../../../ui/timings.ts'
import { checkoutLink } from '../../../../markets/paths/checkout-links.ts'
import { fill } from '../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import { useCartCount, useCartQuery } from '../../purchase/cart/index.ts'
import type { StorefrontMarket } from '../../visitor/markets/index.ts'
import styles from './CartLink.module.css'
import { useQuery } from './use-query.ts'

/** Larger numbers do not fit into the badge. */
const MAX_SHOWN = 99

export function CartLink({ place: { storefront } }: { place: StorefrontMarket }) {
  const texts = useTexts()
  const count = useCartCount()
  const hasBadge = useAfter(CART_COUNT_SLIDE_IN_MS, count > 0)
  const label = count === 1 ? texts.oneInCart : fill(texts.manyInCart, { count })
  return (
    <a className={styles.cart} href={checkoutLink(storefront, 'cart', { query: useCartQuery(useQuery()) })}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 8.500h16l-1.300 11.200a1.500 1.500 0 0 1-1.500 1.300H6.800a1.500 1.500 0 0 1-1.500-1.300z" />
        <path d="M8 11.500V7a4 4 0 0 1 8 0v4.500" />
      </svg>
      <span className="visually-hidden">{count > 0 ? label : texts.cart}</span>
      {hasBadge && (
        <span className={styles.count} aria-hidden="true">
          {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
        </span>
      )}
    </a>
  )
}

/** True once something has been so for a while. */
function useAfter(ms: number, isSo: boolean): boolean {
  const [hasPassed, setPassed] = useState(false)
  useEffect(() => {
    if (!isSo) return undefined
    const timer = setTimeout(() => setPassed(true), ms)
    return () => {
      clearTimeout(timer)
      setPassed(false)
    }
  }, [ms, isSo])
  return isSo && hasPassed
}
