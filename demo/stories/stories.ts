import { about } from './about.ts'
import { blog } from './blog/blog.ts'
import { campaigns } from './campaigns.ts'
import { categories } from './categories.ts'
import { collections } from './collections.ts'
import { countryHomes } from './country-homes.ts'
import type { DemoStory } from './demo-story.ts'
import { faq } from './faq/faq.ts'
import { gifts } from './gifts.ts'
import { home } from './home.ts'
import { legal } from './legal/legal.ts'
import { sharedContent } from './shared/shared-content.ts'
import { socks } from './socks.ts'
import { styleCollections } from './style-collections.ts'
import { themedCollections } from './themed-collections.ts'

export type { DemoStory } from './demo-story.ts'

/** Every story of the demo shop, ready to be imported into the content service. */
export const demoStories: readonly DemoStory[] = [
  ...home,
  ...countryHomes,
  ...socks,
  ...collections,
  ...themedCollections,
  ...styleCollections,
  ...gifts,
  ...categories,
  ...campaigns,
  ...blog,
  ...about,
  ...faq,
  ...legal,
  ...sharedContent,
]
