import type { DemoBlock, Words } from '../demo-story.ts'

/** The fish has the last word: one remark in every post. */
export const fishSays = (text: Words, tint: string): DemoBlock => ({
  component: 'quote',
  text,
  source: {
    default: 'The fish',
    'de-DE': 'Der Fisch',
    'nl-NL': 'De vis',
    'fr-FR': 'Le poisson',
    'es-ES': 'El pez',
    'it-IT': 'Il pesce',
  },
  tint,
})
