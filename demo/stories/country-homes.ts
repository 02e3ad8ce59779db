import type { DemoStory } from './demo-story.ts'
import { deHome } from './homes/de-home.ts'
import { esHome } from './homes/es-home.ts'
import { euHome } from './homes/eu-home.ts'
import { frHome } from './homes/fr-home.ts'
import { glHome } from './homes/gl-home.ts'
import { itHome } from './homes/it-home.ts'
import { nlHome } from './homes/nl-home.ts'
import { ukHome } from './homes/uk-home.ts'
import { usHome } from './homes/us-home.ts'

/**
 * The home pages of the storefronts, each with a joke that works where it is read. A storefront with a language of its
 * own has that language as default too, so that no missing translation can ever show English there. Austria and
 * Switzerland read the German one, Belgium the Dutch one: keep both free of anything that is true in one country only.
 */
export const countryHomes: readonly DemoStory[] = [
  ukHome,
  deHome,
  nlHome,
  frHome,
  esHome,
  itHome,
  usHome,
  euHome,
  glHome,
]
