/**
 * What stands around every page of a place, and its texts. It is the same on all of them, so it travels once, in a file
 * of its own that is named by its content.
 */
import { thresholdOf } from '../../markets/shipping/free-shipping.ts'
import type { Market, StorefrontCode } from '../../markets/types.ts'
import type { Constants } from '../../contracts/storefront/texts/constants.ts'
import { withdrawalAddress } from '../../contracts/commerce/withdrawal-address.ts'
import { LEGAL_PATHS } from '../../contracts/storefront/legal-paths.ts'
import { lawTextsOf } from '../../markets/law/texts/law-texts.ts'
import { hasWithdrawalRight } from '../../markets/withdrawal/withdrawal-right.ts'
import type { Texts } from '../../contracts/storefront/texts/types.ts'
import { toLinkView, type LinkView } from '../../contracts/content/kinds/link-view.ts'
import type { SharedViews } from '../../contracts/content/kinds/read-content.ts'
import { bannerMessage } from '../../contracts/storefront/banner-message.ts'
import type { SharedContent } from './shared-content.ts'

export type BannerView = { readonly message: string; readonly link: LinkView | undefined; readonly colour: string }

export type ShellView = Pick<
  SharedContent,
  | 'alternates'
  | 'newsletter'
  | 'footer'
  | 'bubble'
  | 'popups'
  | 'segments'
  | 'splitTests'
  | 'upsells'
  | 'checkoutMessage'
  | 'checkoutNewsletter'
> & {
  readonly texts: Texts
  readonly constants: Constants
  /** Where else the shop is found; those that lead somewhere. */
  readonly social: readonly SocialLink[]
  readonly banner: BannerView | undefined
  readonly navigation: NavigationView | undefined
  /** `threshold` in major units; 0 means that there is none. */
  readonly freeShipping: { readonly text: string; readonly reachedText: string; readonly threshold: number } | undefined
}

export type NavigationView = Pick<SharedViews['navigation'], 'headerLinks' | 'categories'>

export type SocialLink = { readonly name: string; readonly link: LinkView }

const SOCIAL = [
  ['Instagram', 'instagramUrl'],
  ['Facebook', 'facebookUrl'],
  ['YouTube', 'youtubeUrl'],
  ['TikTok', 'tiktokUrl'],
] as const

/** Constants are pasted by people, like any link. */
const socialOf = (constants: Constants, storefront: StorefrontCode): readonly SocialLink[] =>
  SOCIAL.flatMap(([name, key]) => {
    const link = toLinkView({ linktype: 'url', url: constants[key] }, storefront)
    return link?.isExternal ? [{ name, link }] : []
  })

type Around = {
  readonly texts: Texts
  readonly constants: Constants
  readonly market: Market
  readonly storefront: StorefrontCode
}

export function toShellView(shared: SharedContent, { texts, constants, market, storefront }: Around): ShellView {
  const { freeShippingBar: bar, navigation, alternates, newsletter, footer, bubble } = shared
  const { popups, segments, splitTests, upsells, checkoutMessage, checkoutNewsletter } = shared
  const freeShipping = bar && {
    text: bar.text,
    reachedText: bar.reachedText,
    threshold: thresholdOf(bar.thresholds, market.countryCode),
  }
  const banner = toBanner(shared.banner, market, storefront)
  return {
    texts,
    constants,
    social: socialOf(constants, storefront),
    banner,
    navigation,
    alternates,
    newsletter,
    footer: footer && withLegalLinks(footer, texts, market, storefront),
    bubble,
    popups,
    segments,
    splitTests,
    upsells,
    freeShipping,
    checkoutMessage,
    checkoutNewsletter,
  }
}

/** Links that every page must have, whatever editors put into the footer (LAW-04, LAW-30; CRD 11a). */
function withLegalLinks(
  footer: SharedViews['footer'],
  texts: Texts,
  market: Market,
  storefront: StorefrontCode,
): SharedViews['footer'] {
  const law = lawTextsOf(market.language)
  const hasRight = hasWithdrawalRight(market.countryCode)
  const link = (label: string, href: string) => ({ _uid: href, label, link: { href } })
  const page = (label: string, slug: string) => link(label, `/${storefront}/${slug}`)
  // Consumer Protection Law 5741-1981, section 14C: a link by this name on the home page (LAW-29).
  const label = market.countryCode === 'IL' ? law.cancelTransaction : texts.withdraw
  const added = [
    page(law.withdrawalPage, LEGAL_PATHS.withdrawal),
    page(law.accessibility, LEGAL_PATHS.accessibility),
    ...(hasRight ? [link(label, withdrawalAddress(market))] : []),
  ]
  const isThere = ({ link: { href } }: (typeof added)[number]) =>
    footer.bottomBarLinks.some(({ link: known }) => known?.href === href)
  return { ...footer, bottomBarLinks: [...footer.bottomBarLinks, ...added.filter((one) => !isThere(one))] }
}

/** HDR-27, HDR-28 */
function toBanner(
  banner: SharedViews['banner'] | undefined,
  market: Market,
  storefront: StorefrontCode,
): BannerView | undefined {
  if (!banner) return undefined
  const messages = Object.fromEntries(banner.messages.map(({ code, message }) => [code.toLowerCase(), message]))
  const message = bannerMessage(messages, market)
  return message === undefined
    ? undefined
    : { message, link: storefront === 'us' ? banner.linkUs : banner.link, colour: banner.colour }
}

/** Above all storefronts there are words, and nothing around the page. */
export const bareShell = (texts: Texts, constants: Constants): ShellView => ({
  texts,
  constants,
  social: [],
  banner: undefined,
  navigation: undefined,
  alternates: [],
  newsletter: undefined,
  footer: undefined,
  bubble: undefined,
  popups: [],
  segments: [],
  splitTests: [],
  upsells: [],
  freeShipping: undefined,
  checkoutMessage: undefined,
  checkoutNewsletter: undefined,
})

/** CNT-32: the alternative of an active segment, else one that is for everybody, else the ordinary one. */
export function navigationFor(
  { navigation, alternates }: Pick<ShellView, 'navigation' | 'alternates'>,
  activeSegments: readonly string[],
): NavigationView | undefined {
  const ofSegment = alternates.find(({ segment }) => segment !== '' && activeSegments.includes(segment))
  return ofSegment ?? alternates.find(({ segment }) => segment === '') ?? navigation
}
