import type { DemoStory } from '../demo-story.ts'
import { imprint } from './imprint.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

/** The pages that the law asks for: templates, to be replaced by whoever runs a real shop. French says vous here. */
export const legal: readonly DemoStory[] = [privacy, terms, imprint]
