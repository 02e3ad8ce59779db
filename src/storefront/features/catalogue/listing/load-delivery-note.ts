/**
 * What delivery costs at least, beside each price of a listing: where the law counts a charge that no buyer avoids as a part of
 * the price (UK: Digital Markets, Competition and Consumers Act 2024 s. 230; CMA209). Elsewhere it is named on the page of the product.
 */
import type { ShippingClient } from '../../../../contracts/commerce/shipping-client.ts'
import { fill } from '../../../../contracts/storefront/texts/fill.ts'
import { loadTexts } from '../../../../contracts/storefront/texts/load-texts.ts'
import { textLocaleOf } from '../../../../markets/languages/text-locale-of.ts'
import { formatMarketPrice } from '../../../../markets/prices/format-price.ts'
import type { Market } from '../../../../markets/types.ts'

const NAMING_DELIVERY: ReadonlySet<string> = new Set(['GB'])

export async function loadDeliveryNote(client: ShippingClient, market: Market): Promise<string | undefined> {
  if (!NAMING_DELIVERY.has(market.countryCode)) return undefined
  const methods = (await client.methods(market).catch(() => [])).filter(({ available }) => available)
  if (methods.length === 0) return undefined
  const cost = Math.min(...methods.map(({ price, discountAmount }) => price - discountAmount))
  const { plusDelivery } = await loadTexts(textLocaleOf(market))
  return fill(plusDelivery, { cost: formatMarketPrice(cost, market) })
}
