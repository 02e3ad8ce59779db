import type { DemoBlock, DemoStory } from '../demo-story.ts'
import {
  giftSeasonMenu,
  giftsMenu,
  kidsMenu,
  outletMenu,
  patternsMenu,
  socksMenu,
  underwearMenu,
} from './menu-categories.ts'
import { PLACES, type Place } from './places.ts'
import { sharedStory } from './shared-story.ts'

const headerLinks = (places: readonly Place[]): readonly DemoBlock[] =>
  places.map(({ name, leadsTo }) => ({ text: name, url: { leadsTo } }))

/** The menu, and the one for visitors who look for presents. A phone shows the first three links of the header. */
export const navigation: readonly DemoStory[] = [
  sharedStory('navigation', 'navigation', {
    headerLinks: headerLinks([PLACES.socks, PLACES.kids, PLACES.gifts, PLACES.newIn, PLACES.outlet]),
    categories: [socksMenu, kidsMenu, giftsMenu, underwearMenu, patternsMenu, outletMenu],
  }),
  sharedStory('navigation-alternate', 'navigation-alternate', {
    segment: 'gift-season',
    headerLinks: headerLinks([PLACES.giftBoxes, PLACES.gifts, PLACES.socks, PLACES.kids, PLACES.newIn]),
    categories: [giftSeasonMenu, socksMenu, kidsMenu, underwearMenu, patternsMenu, outletMenu],
  }),
]
