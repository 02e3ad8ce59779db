import type { DemoStory } from '../demo-story.ts'
import { sharedStory } from './shared-story.ts'

/** Visitors who came with a campaign, and what only they see (SEG-01, CNT-31). */
export const segments: readonly DemoStory[] = [
  sharedStory('segment-gift-season', 'segment', {
    id: 'gift-season',
    utmCampaigns: 'gift-season,christmas-gifts,last-minute-gifts',
    utmContents: 'gift-guide',
    hideNewsletter: false,
  }),
  // They read the newsletter already: nobody asks them to sign up for it.
  sharedStory('segment-newsletter-friends', 'segment', {
    id: 'newsletter-friends',
    utmCampaigns: 'newsletter-friends,news-from-the-river',
    utmContents: 'friends',
    hideNewsletter: true,
  }),
  sharedStory('segmented-popup', 'segmented-popup', {
    segment: 'newsletter-friends',
    title: {
      default: 'You read the whole email',
      'de-DE': 'Du hast die ganze E-Mail gelesen',
      'nl-NL': 'Je hebt de hele mail gelezen',
      'fr-FR': 'Tu as lu l’e-mail en entier',
      'es-ES': 'Te has leído el correo entero',
      'it-IT': 'Hai letto tutta l’e-mail',
    },
    text: {
      default: 'The fish is touched, hardly anyone gets that far. The new pairs are this way.',
      'de-DE': 'Der Fisch ist gerührt, so weit kommt kaum jemand. Zu den neuen Paaren geht es hier entlang.',
      'nl-NL': 'De vis is geroerd, zo ver komt bijna niemand. De nieuwe paren vind je hier.',
      'fr-FR': 'Le poisson est ému : presque personne ne va jusque-là. Les nouvelles paires sont par ici.',
      'es-ES': 'El pez está emocionado: casi nadie llega tan lejos. Los pares nuevos están por aquí.',
      'it-IT': 'Il pesce è commosso: fin lì non arriva quasi nessuno. Le paia nuove sono da questa parte.',
    },
    picture: {
      drawing: 'banner.legs.fish_salmon.waves_sky.scales_lagoon',
      alt: {
        default: 'Legs in socks with fish, waves and scales',
        'de-DE': 'Beine in Socken mit Fischen, Wellen und Schuppen',
        'nl-NL': 'Benen in sokken met vissen, golven en schubben',
        'fr-FR': 'Des jambes en chaussettes à poissons, vagues et écailles',
        'es-ES': 'Piernas con calcetines de peces, olas y escamas',
        'it-IT': 'Gambe con calzini a pesci, onde e squame',
      },
    },
    link: { leadsTo: '/new' },
    linkText: {
      default: 'See what’s new',
      'de-DE': 'Neues ansehen',
      'nl-NL': 'Bekijk wat er nieuw is',
      'fr-FR': 'Voir les nouveautés',
      'es-ES': 'Ver las novedades',
      'it-IT': 'Guarda le novità',
    },
  }),
]
