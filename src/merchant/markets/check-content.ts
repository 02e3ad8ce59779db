/** What content lacks for a market: a home page, the free-shipping amount, a banner in its currency. */
import { contentReader, type SharedView } from '../../contracts/content/kinds/read-content.ts'
import { settingOf } from '../../contracts/content/kinds/setting.ts'
import { bannerMessage } from '../../contracts/storefront/banner-message.ts'
import type { MarketRecord } from '../../markets/market-record.ts'
import { currenciesNamed } from '../../markets/prices/currencies-named.ts'
import { thresholdOf } from '../../markets/shipping/free-shipping.ts'
import { isStorefrontCode } from '../../markets/storefronts/codes.ts'
import { STOREFRONT_RECORDS } from '../../markets/storefronts/storefront-records.ts'
import type { CountryCode } from '../../markets/types.ts'
import { readStoriesToPull } from '../../services/content/admin.ts'
import { publishedSharedContent } from '../content/published-shared-content.ts'
import type { OperationContext } from '../operation.ts'

export async function missingContent(
  { storefront }: MarketRecord,
  { database }: OperationContext,
): Promise<string | undefined> {
  const { contentKey } = STOREFRONT_RECORDS[storefront]
  const stories = await readStoriesToPull(database.query)
  const isThere = (key: string) => stories.some(({ full_slug: slug }) => slug === `${key}/home`)
  return isThere(contentKey) || isThere('_default') ? undefined : `no story ${contentKey}/home: npm run content`
}

const BAR = 'checkout-free-shipping-bar'

/** Where content has a bar its amounts win over the records', and a country that it does not name never has free shipping. */
export function wrongFreeShipping(
  { countryCode, freeShippingFrom }: MarketRecord,
  views: readonly SharedView[],
): string | undefined {
  const bar = views.findLast((view) => view.component === BAR)
  if (bar === undefined) return undefined
  const amounts = Object.fromEntries(bar.thresholds.map(({ country, amount }) => [country.toLowerCase(), amount]))
  const amount = thresholdOf(amounts, countryCode)
  if (amount === freeShippingFrom) return undefined
  if (Object.hasOwn(amounts, countryCode.toLowerCase())) {
    return `content says free from ${amount}, the record ${freeShippingFrom}: change ${BAR}`
  }
  return `content has no amount for ${countryCode}, the record ${freeShippingFrom}: add it to ${BAR}`
}

/** An amount in another currency was most likely written for another country, or before this one changed its currency. */
export function wrongBanner(
  countryCode: CountryCode,
  { storefront, currency }: MarketRecord,
  views: readonly SharedView[],
): string | undefined {
  if (!isStorefrontCode(storefront)) return undefined
  const messages = views.findLast((view) => view.component === 'banner')?.messages ?? []
  const byCode = Object.fromEntries(messages.map(({ code, message }) => [code.toLowerCase(), message]))
  const message = bannerMessage(byCode, { countryCode, storefrontCode: storefront })
  if (message === undefined) return `content has no banner message for ${countryCode.toLowerCase()} or ${storefront}`
  const named = currenciesNamed(message)
  if (named.length === 0 || named.includes(currency)) return undefined
  return `the message has an amount in ${named.join(' or ')}, the country pays in ${currency}: ${message}`
}

/** What is published of the shared content, as the country's storefront shows it. One on another site shows nothing of it. */
export async function sharedViewsOf(
  countryCode: CountryCode,
  { storefront }: MarketRecord,
  context: OperationContext,
): Promise<readonly SharedView[]> {
  if (!isStorefrontCode(storefront)) return []
  const reader = contentReader(settingOf(storefront, { countryCode }))
  const stories = (await publishedSharedContent(storefront, context)) ?? []
  return stories.flatMap(({ content, full_slug: slug }) => reader.shared(content, slug, () => {}) ?? [])
}
