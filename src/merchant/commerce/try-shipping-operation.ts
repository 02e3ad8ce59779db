/** shipping.try: what checkout would offer for a country, a cart value and a date. Nothing is written (DSH-05). */
import { z } from 'zod'
import { PRICE_CURRENCIES } from '../../contracts/merchant/catalogue.ts'
import { SHIPPING_COUNTRY_CODES } from '../../markets/storefronts/country-codes.ts'
import { findMarket } from '../../markets/storefronts/table.ts'
import { ok } from '../../platform/result.ts'
import { listShippingOffers, SHIPPING_REASONS, tryShipping } from '../../services/commerce/admin.ts'
import { rejected } from '../failures/operation-failure.ts'
import { merchantOperation } from '../operation.ts'
import { MAX_TIME, pricingShop } from './pricing-shop.ts'

const triedMethod = z.object({
  id: z.string(),
  name: z.record(z.string(), z.string()),
  reason: z.enum(SHIPPING_REASONS).exactOptional(),
  price: z.int().exactOptional(),
  total: z.int().exactOptional(),
  freeFrom: z.int().exactOptional(),
  arrival: z.object({ shipsBy: z.string(), from: z.string(), to: z.string() }).exactOptional(),
})

export const tryShippingOperation = merchantOperation({
  name: 'shipping.try',
  kind: 'read',
  permission: 'products.read',
  fresh: false,
  service: 'commerce',
  input: z.strictObject({
    country: z.enum(SHIPPING_COUNTRY_CODES),
    /** That of the country when absent. */
    currency: z.enum(PRICE_CURRENCIES).exactOptional(),
    value: z.int().min(0).max(1_000_000_000),
    /** Milliseconds; now when absent. */
    at: z.int().min(0).max(MAX_TIME).exactOptional(),
  }),
  output: z.object({ currency: z.string(), methods: z.array(triedMethod) }),
  async run(context, { country: own, currency, value, at }) {
    const { database, clock } = context
    const { environment, thresholds } = pricingShop(context)
    const market = findMarket(environment, own)
    if (market === undefined) return rejected('NOT_SOLD_TO', { country: own }, { field: 'country' })
    const trial = {
      market,
      currency: currency ?? market.currency.code,
      value,
      thresholds: thresholds(),
      now: at === undefined ? clock.now() : new Date(at),
    }
    const methods = tryShipping(await listShippingOffers(database.query), trial)
    return ok({ currency: trial.currency, methods: methods.map((one) => ({ ...one, name: { ...one.name } })) })
  },
})
