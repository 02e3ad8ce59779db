/**
 * How the demo's parcels travel: two or three ways to each of the thirty countries. The days are those that the page about
 * shipping tells (stories/about/shipping-table.ts).
 */
import type { AmountPerCurrency } from '../../src/markets/carts/discount-rule.ts'
import type { CountryCode } from '../../src/markets/types.ts'
import type { ShippingOffer } from '../../src/services/commerce/admin.ts'
import { EXPRESS, PICK_UP, STANDARD, toTheDoor, toThePickUpPoint } from './method-texts.ts'

/** Where shops near the shopper take parcels in. */
const WITH_PICK_UP: readonly CountryCode[] = [
  'GB',
  'DE',
  'AT',
  'BE',
  'NL',
  'FR',
  'ES',
  'IT',
  'SE',
  'DK',
  'NO',
  'FI',
  'PL',
  'CZ',
]

const EUROPE: readonly CountryCode[] = [
  ...WITH_PICK_UP,
  ...(['CH', 'HR', 'EE', 'SK', 'PT', 'LV', 'LT', 'IE', 'SI', 'HU', 'LU'] as const),
]

const FAR_AWAY: readonly CountryCode[] = ['KR', 'SG', 'IL', 'AE']

type Way = {
  readonly id: string
  readonly countries: readonly CountryCode[]
  readonly price: AmountPerCurrency
  /** Of a carrier that nobody has ever seen, among the files of `logos`. */
  readonly logo: string
  readonly name: typeof STANDARD
  readonly description: typeof STANDARD
  readonly isFreeFromThreshold?: boolean
}

const way = ({ id, countries, price, logo, name, description, isFreeFromThreshold = false }: Way): ShippingOffer => ({
  method: {
    id,
    active: true,
    price,
    discount: {},
    attributes: { displayName: name, description },
    imageUrl: `/carriers/${logo}.svg`,
    isFreeFromThreshold,
  },
  countries,
})

/** The first of a country is the one that a cart begins with. */
export const demoShippingMethods: readonly ShippingOffer[] = [
  way({
    id: 'standard',
    logo: 'otter',
    countries: EUROPE,
    price: { EUR: 395, GBP: 350, CHF: 500, SEK: 4500, DKK: 3500, NOK: 4900, CZK: 9900 },
    name: STANDARD,
    description: toTheDoor(2, 4),
    isFreeFromThreshold: true,
  }),
  way({
    id: 'standard-us',
    logo: 'otter',
    countries: ['US'],
    price: { USD: 495 },
    name: STANDARD,
    description: toTheDoor(3, 5),
    isFreeFromThreshold: true,
  }),
  way({
    id: 'standard-world',
    logo: 'albatross',
    countries: FAR_AWAY,
    price: { USD: 995, KRW: 12_000 },
    name: STANDARD,
    description: toTheDoor(6, 10),
    isFreeFromThreshold: true,
  }),
  way({
    id: 'pick-up',
    logo: 'burrow',
    countries: WITH_PICK_UP,
    price: { EUR: 295, GBP: 250, SEK: 3500, DKK: 2500, NOK: 3900, CZK: 6900 },
    name: PICK_UP,
    description: toThePickUpPoint(2, 4),
    isFreeFromThreshold: true,
  }),
  way({
    id: 'express',
    logo: 'swift',
    countries: EUROPE,
    price: { EUR: 995, GBP: 850, CHF: 1200, SEK: 11_900, DKK: 7900, NOK: 12_900, CZK: 24_900 },
    name: EXPRESS,
    description: toTheDoor(1, 2),
  }),
  way({
    id: 'express-us',
    logo: 'swift',
    countries: ['US'],
    price: { USD: 1495 },
    name: EXPRESS,
    description: toTheDoor(1, 2),
  }),
  way({
    id: 'express-world',
    logo: 'albatross',
    countries: FAR_AWAY,
    price: { USD: 2495, KRW: 32_000 },
    name: EXPRESS,
    description: toTheDoor(3, 5),
  }),
]
