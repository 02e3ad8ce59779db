/**
 * What the pages of a storefront share, by key: the guide of a size, the icon of a feature, the bar of free shipping
 * (CNT-24). Built from stories in any order; where only one is possible, the last one wins.
 */
import type { Story } from '../../contracts/content/content.ts'
import type { ThresholdTable } from '../../markets/shipping/free-shipping.ts'
import type { ContentReader, Report, SharedView, SharedViews } from '../../contracts/content/kinds/read-content.ts'

type By<View> = Readonly<Record<string, View>>

/** What there are many of, each found by its key. */
type Tables = {
  readonly sizeGuides: SharedViews['pdp-size-guide']
  readonly featureIcons: FeatureIcon
  /** By family of products. */
  readonly enhanced: SharedViews['pdp-enhanced']
  /** By the place they are made for. */
  readonly widgets: SharedViews['widget']
  readonly facets: SharedViews['facet']
}

export type SharedTable = keyof Tables
export type SharedEntry<Name extends SharedTable> = Tables[Name]

export type FeatureIcon = { readonly icon: string; readonly text: string }

export type FreeShippingBar = {
  readonly text: string
  readonly reachedText: string
  /** By lower-case country code, in major units, as editors wrote them. */
  readonly thresholds: ThresholdTable
}

export type SharedTables = { readonly [Name in SharedTable]: By<Tables[Name]> }

export type SharedContent = SharedTables & {
  readonly banner: SharedViews['banner'] | undefined
  readonly navigation: SharedViews['navigation'] | undefined
  readonly alternates: readonly SharedViews['navigation-alternate'][]
  readonly newsletter: SharedViews['newsletter'] | undefined
  readonly footer: SharedViews['footer'] | undefined
  readonly bubble: SharedViews['speechBubble'] | undefined
  readonly popups: readonly SharedViews['segmented-popup'][]
  readonly segments: readonly SharedViews['segment'][]
  readonly splitTests: readonly SharedViews['split-test'][]
  readonly upsells: readonly SharedViews['segmented-upsell'][]
  readonly freeShippingBar: FreeShippingBar | undefined
  readonly checkoutMessage: SharedViews['checkout-message-banner'] | undefined
  readonly checkoutNewsletter: SharedViews['checkout-newsletter-checkbox'] | undefined
  readonly certifications: SharedViews['pdp-certifications'] | undefined
  readonly shippingAndReturns: SharedViews['pdp-shipping-and-returns'] | undefined
  readonly sustainability: SharedViews['pdp-sustainability'] | undefined
  readonly sidebarFilters: SharedViews['sidebar-filters'] | undefined
}

type Raw = Pick<Story, 'full_slug' | 'content'>

export function toSharedContent(stories: readonly Raw[], reader: ContentReader, report: Report): SharedContent {
  const views = stories.flatMap(({ full_slug: slug, content }) => reader.shared(content, slug, report) ?? [])
  const all = <Kind extends SharedView['component']>(kind: Kind): readonly SharedViews[Kind][] =>
    views.filter((view): view is SharedViews[Kind] & SharedView => view.component === kind)
  const one = <Kind extends SharedView['component']>(kind: Kind): SharedViews[Kind] | undefined => all(kind).at(-1)
  return {
    banner: one('banner'),
    navigation: one('navigation'),
    alternates: all('navigation-alternate'),
    newsletter: one('newsletter'),
    footer: one('footer'),
    bubble: one('speechBubble'),
    popups: all('segmented-popup'),
    segments: all('segment'),
    splitTests: all('split-test'),
    upsells: all('segmented-upsell'),
    freeShippingBar: toBar(one('checkout-free-shipping-bar')),
    checkoutMessage: one('checkout-message-banner'),
    checkoutNewsletter: one('checkout-newsletter-checkbox'),
    sizeGuides: by(all('pdp-size-guide'), ({ identifier }) => [identifier]),
    featureIcons: by(
      all('pdp-list-icons').flatMap(({ icons }) => icons),
      ({ key }) => [key],
    ),
    enhanced: by(all('pdp-enhanced'), ({ families }) => families),
    certifications: one('pdp-certifications'),
    shippingAndReturns: one('pdp-shipping-and-returns'),
    sustainability: one('pdp-sustainability'),
    widgets: by(all('widget'), ({ place }) => [place]),
    facets: by(all('facet'), ({ id }) => [id]),
    sidebarFilters: one('sidebar-filters'),
  }
}

const by = <View>(views: readonly View[], keysOf: (view: View) => readonly string[]): By<View> =>
  Object.fromEntries(views.flatMap((view) => keysOf(view).map((key) => [key, view])))

function toBar(view: SharedViews['checkout-free-shipping-bar'] | undefined): FreeShippingBar | undefined {
  if (!view) return undefined
  const thresholds = view.thresholds.map(({ country, amount }) => [country.toLowerCase(), amount] as const)
  return { text: view.text, reachedText: view.reachedText, thresholds: Object.fromEntries(thresholds) }
}

/** What a feature without an icon of its own gets (PRD-21). */
export const DEFAULT_ICON = 'smiley'
