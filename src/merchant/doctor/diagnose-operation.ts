/** product.diagnose: what keeps shoppers of each storefront from finding or buying a product (DGO-14). */
import { z } from 'zod'
import { CAUSES } from '../../contracts/merchant/causes.ts'
import { shippingCountries } from '../../markets/storefronts/table.ts'
import { ok } from '../../platform/result.ts'
import { isReached, listShippingOffers, variantsInMarkets } from '../../services/commerce/admin.ts'
import { findProductState } from '../../services/discovery/admin.ts'
import { pricingShop } from '../commerce/pricing-shop.ts'
import { rejected } from '../failures/operation-failure.ts'
import { merchantOperation } from '../operation.ts'
import { diagnose } from './diagnose.ts'

const finding = z.object({
  cause: z.enum(CAUSES),
  countries: z.array(z.string()),
  currency: z.string().exactOptional(),
  sizes: z.array(z.object({ sku: z.string(), size: z.string() })).exactOptional(),
})

export const diagnoseProductOperation = merchantOperation({
  name: 'product.diagnose',
  kind: 'read',
  permission: 'products.read',
  fresh: false,
  service: ['discovery', 'commerce'],
  input: z.strictObject({ sku: z.string().min(1).max(100) }),
  output: z.object({
    sku: z.string(),
    name: z.string(),
    storefronts: z.array(
      z.object({
        storefront: z.string(),
        countries: z.array(z.string()),
        findings: z.array(finding),
        sellable: z.int(),
        sizes: z.int(),
      }),
    ),
  }),
  async run(context, { sku }) {
    const { database } = context
    const { environment } = pricingShop(context)
    const state = await findProductState(database.query, sku)
    if (state === undefined) return rejected('UNKNOWN_PRODUCT', { sku })
    const markets = shippingCountries(environment)
    const offers = await listShippingOffers(database.query)
    const variants = await variantsInMarkets(database.query, database, sku, markets)
    const storefronts = diagnose(
      state,
      markets.map(({ countryCode, storefrontCode, currency }) => ({
        country: countryCode,
        storefront: storefrontCode,
        currency: currency.code,
        isShipped: isReached(offers, countryCode, environment),
        variants: variants.get(countryCode) ?? [],
      })),
    )
    return ok({ sku, name: state.name, storefronts })
  },
})
