/**
 * The experiments of the shop (EXP-08): another one is another row of the list, and a component that reads its variant.
 */
import { SHIPPING_COUNTRY_CODES } from '../storefronts/country-codes.ts'
import type { Experiment } from './experiment.ts'

/** EXP-09: prepared, switched off. */
const COOKIE_LOGIC: Experiment = {
  id: 'cookie-logic',
  name: 'Cookie logic',
  variants: ['variant1', 'variant2'],
  weights: [50, 50],
  defaultVariant: 'variant1',
  active: false,
  trafficPercentage: 100,
  startDate: null,
  endDate: null,
  includedMarkets: null,
  excludedMarkets: [],
  eventNames: [],
}

/**
 * EXP-10: variant1 shows no popup; variant2 offers the storefront of the looked-up country when it is another one.
 * An offer, never a redirect by itself. The default is variant2 (T64).
 */
export const GEOLOCATION_MODAL_REDIRECT: Experiment = {
  id: 'geolocation-modal-redirect',
  name: 'Geolocation modal redirect',
  variants: ['variant1', 'variant2'],
  weights: [50, 50],
  defaultVariant: 'variant2',
  active: true,
  trafficPercentage: 100,
  startDate: null,
  endDate: null,
  includedMarkets: SHIPPING_COUNTRY_CODES,
  excludedMarkets: [],
  eventNames: ['popup'],
}

export const EXPERIMENTS: readonly Experiment[] = [COOKIE_LOGIC, GEOLOCATION_MODAL_REDIRECT]
