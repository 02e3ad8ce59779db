/** The ways to send a cart, as the storefront offers them. Runs in the browser, so it stays small. */
import type { ArrivalPlan } from '../../markets/shipping/arrival/estimate-arrival.ts'
import type { CurrencyCode, Language } from '../../markets/types.ts'
import { isObject } from '../answer-kinds.ts'
import type { CartLog } from './cart-log.ts'
import type { RawShippingMethod } from './cart.ts'

/** SHP-02 */
export type ShippingMethod = {
  readonly id: string
  readonly title: string
  readonly available: boolean
  /** Why it is not available. */
  readonly errorMessage: string | undefined
  /** Minor units, before the discount. */
  readonly price: number
  readonly discountAmount: number
  readonly deliveryDetails: string
  readonly logo: string | undefined
  /** What its arrival is estimated from (SHX-12). */
  readonly arrival?: ArrivalPlan
}

type Reading = { readonly currency: CurrencyCode; readonly language: Language; readonly log: CartLog }

/** SHP-04, SHP-05: what a shopper could not choose is left out and reported; a country without any is misconfigured. */
export function toShippingMethods(answer: unknown, reading: Reading): readonly ShippingMethod[] {
  const list: readonly unknown[] = Array.isArray(answer) ? answer : []
  const methods = list.flatMap((raw) => toShippingMethod(raw, reading) ?? [])
  if (methods.length === 0) throw new Error('No shipping methods found (configure in admin)')
  return methods
}

function toShippingMethod(raw: unknown, { currency, language, log }: Reading): ShippingMethod | undefined {
  if (!isRawShippingMethod(raw)) {
    log('shipping_method_left_out', { message: 'A shipping method is none', level: 'warn' })
    return undefined
  }
  const { id, active, attributes, imageUrl, arrival } = raw
  // A price of 0 is a price.
  const price = amountOf(raw.price, currency)
  const title = textOf(attributes.displayName, language)
  const deliveryDetails = textOf(attributes.description, language)
  if (price === undefined || title === undefined || deliveryDetails === undefined) {
    const missing = Object.entries({ price, title, description: deliveryDetails }).flatMap(([name, value]) =>
      value === undefined ? [name] : [],
    )
    const message = `Shipping method ${id} has no ${missing.join(', no ')}`
    log('shipping_method_left_out', { message, data: { id, missing, currency, language }, level: 'warn' })
    return undefined
  }
  return {
    id,
    title,
    available: active,
    errorMessage: active ? undefined : textOf(attributes.errorMessage, language),
    price,
    discountAmount: Math.min(amountOf(raw.discount, currency) ?? 0, price),
    deliveryDetails,
    logo: imageUrl,
    ...(arrival && { arrival }),
  }
}

/** In the requested language, else in English; a blank one is none. */
function textOf(texts: unknown, language: Language): string | undefined {
  if (!isObject(texts)) return undefined
  const found: readonly unknown[] = [Reflect.get(texts, language), Reflect.get(texts, 'en')]
  return found.find((text): text is string => typeof text === 'string' && text.trim() !== '')
}

function amountOf(amounts: unknown, currency: CurrencyCode): number | undefined {
  const amount: unknown = isObject(amounts) ? Reflect.get(amounts, currency) : undefined
  return typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= 0 ? amount : undefined
}

function isRawShippingMethod(value: unknown): value is RawShippingMethod {
  if (!isObject(value)) return false
  const { id, active, attributes, imageUrl }: Partial<Record<keyof RawShippingMethod, unknown>> = value
  return (
    typeof id === 'string' &&
    typeof active === 'boolean' &&
    isObject(attributes) &&
    (imageUrl === undefined || typeof imageUrl === 'string')
  )
}
