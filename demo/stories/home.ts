import type { DemoStory } from './demo-story.ts'

/** The home page of every storefront that has none of its own. */
export const home: readonly DemoStory[] = [
  {
    fullSlug: '_default/home',
    name: 'home',
    component: 'page',
    fields: {
      title: {
        default: 'Yes, a fish sells socks',
        'de-DE': 'Ja, hier verkauft ein Fisch Socken',
        'nl-NL': 'Ja, een vis verkoopt sokken',
        'fr-FR': 'Oui, un poisson vend des chaussettes',
        'es-ES': 'Sí, un pez vende calcetines',
        'it-IT': 'Sì, un pesce vende calzini',
      },
      intro: {
        default:
          'It has no feet, so it has no favourites. What it has is stripes, lemons, leopards and a pair in your size.',
        'en-US':
          'It has no feet, so it has no favorites. What it has is stripes, lemons, leopards and a pair in your size.',
        'de-DE':
          'Er hat keine Füße, also ist er unparteiisch. Dafür hat er Streifen, Zitronen, Leopardenmuster und ein Paar in deiner Größe.',
        'nl-NL':
          'Zelf heeft hij geen voeten, dus hij is onpartijdig. Wel heeft hij strepen, citroenen, luipaardprint en een paar in jouw maat.',
        'fr-FR':
          'Il n’a pas de pieds, donc pas de parti pris. En revanche, il a des rayures, des citrons, du léopard et une paire à ta taille.',
        'es-ES':
          'No tiene pies, así que es imparcial. Lo que sí tiene son rayas, limones, leopardos y un par de tu talla.',
        'it-IT':
          'Non ha piedi, quindi è imparziale. In compenso ha righe, limoni, leopardi e un paio della tua misura.',
      },
      metaDescription: {
        default:
          'Socks, gift boxes and underwear for grown-ups and kids, in loud patterns and calm ones. A salmon runs the shop.',
        'de-DE':
          'Socken, Geschenkboxen und Unterwäsche für Groß und Klein, mal laut, mal leise gemustert. Den Laden führt ein Lachs.',
        'nl-NL':
          'Sokken, geschenkdozen en ondergoed voor groot en klein, van rustig tot uitbundig. Een zalm runt de winkel.',
        'fr-FR':
          'Chaussettes, coffrets et sous-vêtements pour petits et grands, du motif sage au motif bavard. Un saumon tient la boutique.',
        'es-ES':
          'Calcetines, cajas regalo y ropa interior para grandes y pequeños, discretos o atrevidos. La tienda la lleva un salmón.',
        'it-IT':
          'Calzini, cofanetti regalo e intimo per grandi e piccoli, sobri o sfacciati. Il negozio lo gestisce un salmone.',
      },
    },
  },
]
