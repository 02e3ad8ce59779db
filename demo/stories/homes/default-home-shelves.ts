import type { DemoBlock } from '../demo-story.ts'

/** The shelves of the home page that stands in where a storefront has none of its own. */
export const defaultHomeShelves: DemoBlock = {
  component: 'shelves',
  title: {
    default: 'Where to first?',
    'de-DE': 'Wo fangen wir an?',
    'nl-NL': 'Waar wil je heen?',
    'fr-FR': 'On commence où ?',
    'es-ES': '¿Por dónde empezamos?',
    'it-IT': 'Da dove cominciamo?',
  },
  links: [
    {
      label: {
        default: 'Socks for grown-ups',
        'de-DE': 'Socken für Erwachsene',
        'nl-NL': 'Sokken voor volwassenen',
        'fr-FR': 'Chaussettes pour adultes',
        'es-ES': 'Calcetines para adultos',
        'it-IT': 'Calzini per adulti',
      },
      link: { leadsTo: '/adults/socks' },
      picture: { drawing: 'crew.pair.fish_navy' },
      tint: 'sun',
    },
    {
      label: {
        default: 'Socks for kids',
        'de-DE': 'Kindersocken',
        'nl-NL': 'Kindersokken',
        'fr-FR': 'Chaussettes pour enfants',
        'es-ES': 'Calcetines para niños',
        'it-IT': 'Calzini per bambini',
      },
      link: { leadsTo: '/kids/socks' },
      picture: { drawing: 'kids-crew.worn.cats_coral' },
      tint: 'river',
    },
    {
      label: {
        default: 'Gift boxes',
        'de-DE': 'Geschenkboxen',
        'nl-NL': 'Geschenkdozen',
        'fr-FR': 'Coffrets cadeaux',
        'es-ES': 'Cajas regalo',
        'it-IT': 'Cofanetti regalo',
      },
      link: { leadsTo: '/gifts/gift-boxes' },
      picture: { drawing: 'box-3.open.lemons_berry.leopard_mustard.stripes_lagoon' },
      tint: 'blush',
    },
    {
      label: {
        default: 'Trainer socks',
        'en-US': 'Sneaker socks',
        'de-DE': 'Sneakersocken',
        'nl-NL': 'Sneakersokken',
        'fr-FR': 'Socquettes invisibles',
        'es-ES': 'Calcetines invisibles',
        'it-IT': 'Fantasmini',
      },
      link: { leadsTo: '/collection/sneaker-socks' },
      picture: { drawing: 'sneaker.pair.dots_navy' },
      tint: 'coral',
    },
    {
      label: {
        default: 'Underwear',
        'de-DE': 'Unterwäsche',
        'nl-NL': 'Ondergoed',
        'fr-FR': 'Sous-vêtements',
        'es-ES': 'Ropa interior',
        'it-IT': 'Intimo',
      },
      link: { leadsTo: '/underwear' },
      picture: { drawing: 'briefs.front.fish_sky' },
      tint: 'pond',
    },
    {
      label: {
        default: 'Outlet',
        'de-DE': 'Outlet',
        'nl-NL': 'Outlet',
        'fr-FR': 'Outlet',
        'es-ES': 'Outlet',
        'it-IT': 'Outlet',
      },
      link: { leadsTo: '/outlet' },
      picture: { drawing: 'crew.folded.zigzag_berry' },
      tint: 'paper',
    },
  ],
}
