/** The terms of a country as its pages show them: commerce archives what shoppers agree to, and sends it with the confirmation. */
import type { ContentClient } from '../../contracts/content/content-client.ts'
import { contentReader } from '../../contracts/content/kinds/read-content.ts'
import { settingOf } from '../../contracts/content/kinds/setting.ts'
import type { SellerContact } from '../../contracts/commerce/seller.ts'
import { withdrawalAddress } from '../../contracts/commerce/withdrawal-address.ts'
import { lawBlocksOf } from '../../contracts/storefront/law/law-blocks-of.ts'
import { resolveLegal } from '../../contracts/storefront/law/resolve-legal.ts'
import { LEGAL_PATHS } from '../../contracts/storefront/legal-paths.ts'
import { isStorefrontCode } from '../../markets/storefronts/codes.ts'
import { findMarket, findStorefront } from '../../markets/storefronts/table.ts'
import type { CountryCode, Environment } from '../../markets/types.ts'
import type { Clock } from '../../platform/clock.ts'
import type { TermsReader } from '../../services/commerce/service.ts'

type Deps = {
  readonly content: Pick<ContentClient, 'fetchStory'>
  readonly seller: () => Promise<SellerContact | undefined>
  readonly environment: Environment
  readonly publicUrl: () => string
  readonly clock: Clock
}

/** Orders come in bursts; an edited text counts a little later. */
const CACHE_MS = 30_000

export function termsOfCountry(deps: Deps): TermsReader {
  const cached = new Map<CountryCode, { readonly until: number; readonly terms: ReturnType<TermsReader> }>()
  return (country) => {
    const now = deps.clock.now().getTime()
    const known = cached.get(country)
    if (known !== undefined && known.until > now) return known.terms
    const terms = readTerms(country, deps)
    cached.set(country, { until: now + CACHE_MS, terms })
    terms.catch(() => cached.delete(country))
    return terms
  }
}

async function readTerms(
  country: CountryCode,
  { content, seller, environment, publicUrl }: Deps,
): ReturnType<TermsReader> {
  const market = findMarket(environment, country)
  const code = market?.storefrontCode
  const storefront = code && findStorefront(environment, code)
  if (market === undefined || storefront === undefined || !isStorefrontCode(code)) return undefined
  const { contentKey, contentLocale: language } = storefront
  const story = await content.fetchStory({ contentKey, slug: LEGAL_PATHS.terms, language })
  if (story === undefined) return undefined
  const setting = settingOf(code, market)
  const reader = contentReader(setting)
  const ignore = () => undefined
  const view = reader.story(story, ignore)
  if (view === undefined) return undefined
  const blocks = reader.blocks(view.body, story.full_slug, ignore)
  const link = publicUrl() + withdrawalAddress(market)
  const context = { country, language: market.language, seller: await seller(), withdrawalLink: link }
  const version = blocks.find((block) => block.component === 'legal' && block.version !== '')
  return {
    version: version?.component === 'legal' ? version.version : (story.published_at ?? ''),
    blocks: lawBlocksOf(resolveLegal(blocks, context, setting.spell)),
  }
}
