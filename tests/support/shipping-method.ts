import type { StoredShippingMethod } from '../../src/services/commerce/shipping/shipping-methods.ts'

/** A price in every currency that is sold in. */
export const EVERYWHERE = {
  EUR: 495,
  GBP: 395,
  USD: 595,
  SEK: 4900,
  DKK: 3900,
  NOK: 4900,
  CHF: 600,
  CZK: 12_900,
  KRW: 6000,
}

export const shippingMethod = (id: string, over: Partial<StoredShippingMethod> = {}): StoredShippingMethod => ({
  id,
  active: true,
  price: EVERYWHERE,
  discount: {},
  attributes: { displayName: { en: `${id} in English`, de: `${id} auf Deutsch` }, description: { en: '2 to 4 days' } },
  isFreeFromThreshold: false,
  ...over,
})
