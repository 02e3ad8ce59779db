/** A shipping method as the merchant defines it, and where it goes. */
import type { RawShippingMethod } from '../../../contracts/commerce/cart.ts'
import type { DeliveryTerms } from '../../../markets/shipping/arrival/arrival-plan.ts'
import type { CountryCode } from '../../../markets/types.ts'

export type StoredShippingMethod = Omit<RawShippingMethod, 'arrival'> & {
  /** Whether it costs nothing once the products reach the country's threshold (SHP-10). */
  readonly isFreeFromThreshold: boolean
  /** What arrivals are estimated from; without it there is only the description. */
  readonly delivery?: DeliveryTerms
}

/** A method and the countries it goes to. */
export type ShippingOffer = {
  readonly method: StoredShippingMethod
  readonly countries: readonly CountryCode[]
  /** Its place in countries whose order is not that of the list. Lower comes first. */
  readonly places?: Readonly<Partial<Record<CountryCode, number>>>
}
