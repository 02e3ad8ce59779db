import type { DemoStory } from '../demo-story.ts'
import { imprintText } from './imprint-text.ts'

/** Who is behind the shop. */
export const imprint: DemoStory = {
  fullSlug: '_default/imprint',
  name: 'imprint',
  component: 'page',
  fields: {
    title: {
      default: 'Imprint',
      'en-US': 'Legal notice',
      'de-DE': 'Impressum',
      'nl-NL': 'Colofon',
      'fr-FR': 'Mentions légales',
      'es-ES': 'Aviso legal',
      'it-IT': 'Note legali',
    },
    intro: {
      default: 'Who is behind the shop. Here, nobody yet: it is a demonstration.',
      'en-US': 'Who is behind the store. Here, nobody yet: it is a demonstration.',
      'de-DE': 'Wer hinter dem Laden steht. Hier noch niemand: Er ist eine Vorführung.',
      'nl-NL': 'Wie er achter de winkel zit. Hier nog niemand: het is een demonstratie.',
      'fr-FR': 'Qui se trouve derrière la boutique. Ici, personne encore : c’est une démonstration.',
      'es-ES': 'Quién está detrás de la tienda. Aquí, de momento, nadie: es una demostración.',
      'it-IT': 'Chi c’è dietro il negozio. Qui, per ora, nessuno: è una dimostrazione.',
    },
    metaDescription: {
      default:
        'The imprint of the demo shop: what a merchant has to say here about name, address, register and contact.',
      'en-US':
        'The legal notice of the demo store: what a merchant has to say here about name, address, register and contact.',
      'de-DE':
        'Das Impressum des Demo-Ladens: was hier über Namen, Anschrift, Register und Kontakt des Händlers stehen muss.',
      'nl-NL':
        'Het colofon van de demowinkel: wat een verkoper hier moet vermelden over naam, adres, register en contact.',
      'fr-FR':
        'Les mentions légales de la boutique de démonstration : nom, adresse, registre et contact que le vendeur doit indiquer.',
      'es-ES':
        'El aviso legal de la tienda de demostración: qué debe indicar aquí quien vende sobre nombre, dirección, registro y contacto.',
      'it-IT':
        'Le note legali del negozio dimostrativo: che cosa deve indicare chi vende su nome, indirizzo, registro e contatti.',
    },
    body: [{ component: 'rich-text', text: { rich: imprintText } }],
  },
}
