/**
 * Validates a checkout from browser storage: another version of the shop, another program or the visitor may have
 * written it. Invalid data is ignored.
 */
import {
  emptyCheckoutInformation,
  type CheckoutInformation,
} from '../../../../markets/addresses/checkout-information.ts'
import { CHECKOUT_VIEWS, type CheckoutView } from '../../../../markets/paths/checkout-links.ts'
import { isRecord } from '../../../stores/browser-storage.ts'

export const INFORMATION_KEY = 'sockeye.checkout.info'

/** How long typed information is stored for the next visit. */
export const RETENTION_MS = 30 * 24 * 60 * 60 * 1000

export type StoredInformation = { readonly information: CheckoutInformation; readonly time: string }

/** In the order of the views, each once, and never without the first. */
export function readViews(stored: unknown): readonly CheckoutView[] {
  const views: readonly unknown[] = Array.isArray(stored) ? stored : []
  return CHECKOUT_VIEWS.filter((view) => view === 'cart' || views.includes(view))
}

/** Undefined when there is none, or none that is young enough. */
export function readInformation(stored: unknown, country: string, now: number): CheckoutInformation | undefined {
  if (!isRecord(stored) || !isRecord(stored['information'])) return undefined
  const age = now - Date.parse(String(stored['time']))
  // A date that cannot be read is as old as any.
  if (!(age < RETENTION_MS)) return undefined
  const { address, useShippingForBilling, contact } = stored['information']
  const empty = emptyCheckoutInformation(country)
  const addresses = isRecord(address) ? address : {}
  return {
    address: {
      shipping: likeIn(empty.address.shipping, addresses['shipping']),
      billing: likeIn(empty.address.billing, addresses['billing']),
    },
    useShippingForBilling: useShippingForBilling !== false,
    contact: likeIn(empty.contact, contact),
  }
}

/** The members of `empty`, from what was stored where that is of the same kind. */
function likeIn<Shape extends object>(empty: Shape, stored: unknown): Shape {
  if (!isRecord(stored)) return empty
  const filled = { ...empty }
  for (const [member, value] of Object.entries(empty)) {
    if (typeof stored[member] === typeof value) Reflect.set(filled, member, stored[member])
  }
  return filled
}
