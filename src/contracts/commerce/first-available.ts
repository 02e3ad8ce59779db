import type { ShippingMethod } from './to-shipping-methods.ts'

/** SHP-06, SHP-07: the default shipping method of a cart. */
export function firstAvailable(methods: readonly ShippingMethod[]): ShippingMethod | undefined {
  return methods.find(({ available }) => available)
}
