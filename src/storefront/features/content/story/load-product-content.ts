/** What content has to say on the page of a product: its size guide, its features, how it travels (PRD-19 to PRD-21). */
import type { Product } from '../../../../contracts/discovery/to-product.ts'
import type { SharedReader } from '../../../page/page-contract.ts'
import type { SharedViews } from '../../../../contracts/content/kinds/read-content.ts'
import { DEFAULT_ICON, type FeatureIcon } from '../../../page/shared-content.ts'

export type ProductContentView = {
  readonly sizeGuide: SharedViews['pdp-size-guide'] | undefined
  readonly features: readonly (FeatureIcon & { readonly key: string })[]
  readonly enhanced: SharedViews['pdp-enhanced'] | undefined
  readonly certifications: SharedViews['pdp-certifications'] | undefined
  readonly shippingAndReturns: SharedViews['pdp-shipping-and-returns'] | undefined
  readonly sustainability: SharedViews['pdp-sustainability'] | undefined
}

export function toProductContent(
  { information, displayFeatures, materials, certifications: carried }: Product,
  shared: SharedReader,
): ProductContentView {
  const { sizeGuideBlock: guide, family } = information
  return {
    sizeGuide: guide === undefined ? undefined : shared.entry('sizeGuides', guide),
    features: [...new Set([...displayFeatures, ...materials])].map((key) => ({ key, ...iconOf(key, shared) })),
    enhanced: shared.entry('enhanced', family),
    certifications: onlyCarried(carried.length > 0 ? shared.part('certifications') : undefined, carried),
    shippingAndReturns: shared.part('shippingAndReturns'),
    sustainability: shared.part('sustainability'),
  }
}

/** PRD-21: a feature that content knows no icon for gets the smiley. */
const iconOf = (key: string, shared: SharedReader): FeatureIcon =>
  shared.entry('featureIcons', key) ?? { icon: DEFAULT_ICON, text: key }

/** A product claims only what it has. */
function onlyCarried(
  view: SharedViews['pdp-certifications'] | undefined,
  carried: readonly string[],
): SharedViews['pdp-certifications'] | undefined {
  const certifications = view?.certifications.filter(({ key }) => carried.includes(key)) ?? []
  return view && certifications.length > 0 ? { ...view, certifications } : undefined
}
