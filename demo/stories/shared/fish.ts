import type { DemoStory } from '../demo-story.ts'
import { sharedStory } from './shared-story.ts'

/** What the fish says and what it recommends. */
export const fish: readonly DemoStory[] = [
  sharedStory('speech-bubble', 'speechBubble', {
    variant: 'default',
    message: {
      default: 'Hello. You bring the feet, I bring the socks.',
      'de-DE': 'Hallo. Du bringst die Füße mit, ich die Socken.',
      'nl-NL': 'Hoi. Jij zorgt voor de voeten, ik voor de sokken.',
      'fr-FR': 'Salut. Tu amènes les pieds, je m’occupe des chaussettes.',
      'es-ES': 'Hola. Tú pones los pies, yo pongo los calcetines.',
      'it-IT': 'Ciao. Tu mettici i piedi, ai calzini penso io.',
    },
    time: 6000,
    height: 0,
  }),
  sharedStory('widget-home', 'widget', {
    title: {
      default: 'The fish would pick these',
      'de-DE': 'Die würde der Fisch nehmen',
      'nl-NL': 'Deze zou de vis kiezen',
      'fr-FR': 'Ce que choisirait le poisson',
      'es-ES': 'Lo que elegiría el pez',
      'it-IT': 'Quello che sceglierebbe il pesce',
    },
    widget: 'home',
    place: 'home',
    count: 8,
  }),
  sharedStory('widget-no-results', 'widget', {
    title: {
      default: 'These are biting, though',
      'de-DE': 'Die hier gehen immer ins Netz',
      'nl-NL': 'Deze happen wel toe',
      'fr-FR': 'Par ici, ça mord',
      'es-ES': 'Con estos, pesca segura',
      'it-IT': 'Questi invece abboccano',
    },
    widget: 'no-results',
    place: 'no-results',
    count: 8,
  }),
]
