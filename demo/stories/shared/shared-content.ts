import type { DemoStory } from '../demo-story.ts'
import { banner } from './banner.ts'
import { checkout } from './checkout.ts'
import { facets } from './facets.ts'
import { fish } from './fish.ts'
import { footer } from './footer.ts'
import { navigation } from './navigation.ts'
import { newsletter } from './newsletter.ts'
import { productIcons } from './product-icons.ts'
import { productPromises } from './product-promises.ts'
import { productService } from './product-service.ts'
import { productStories } from './product-stories.ts'
import { segments } from './segments.ts'
import { kidsSocksGuide } from './size-guide-kids-socks.ts'
import { socksGuide } from './size-guide-socks.ts'
import { guidesAboveTheFeet } from './size-guides-above-the-feet.ts'
import { splitTests } from './split-tests.ts'

/** What every page of a storefront shares: navigation, banner, footer, guides, popups. */
export const sharedContent: readonly DemoStory[] = [
  ...navigation,
  banner,
  footer,
  newsletter,
  ...fish,
  ...segments,
  ...checkout,
  ...facets,
  productIcons,
  productPromises,
  ...productService,
  ...productStories,
  socksGuide,
  kidsSocksGuide,
  ...guidesAboveTheFeet,
  ...splitTests,
]
