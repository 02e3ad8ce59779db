import { EXPERIMENTS } from '../../../src/markets/experiments/experiments.ts'
import type { DemoStory } from '../demo-story.ts'
import { sharedStory } from './shared-story.ts'

const STORY_NAMES: Readonly<Record<string, string>> = {
  'cookie-logic': 'split-test-cookie-logic',
  'geolocation-modal-redirect': 'split-test-geolocation',
}

/** CNT-33: the shop's experiments as editors see them, each as it is switched in the shop itself. */
export const splitTests: readonly DemoStory[] = EXPERIMENTS.map(({ id, active, defaultVariant }) =>
  sharedStory(STORY_NAMES[id] ?? `split-test-${id}`, 'split-test', { id, active, defaultVariant }),
)
