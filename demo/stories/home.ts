import type { DemoStory, Words } from './demo-story.ts'
import { defaultHomeBody } from './homes/default-home-body.ts'

const title: Words = {
  default: 'Yes, a fish sells socks',
  'de-DE': 'Ja, hier verkauft ein Fisch Socken',
  'nl-NL': 'Ja, een vis verkoopt sokken',
  'fr-FR': 'Oui, un poisson vend des chaussettes',
  'es-ES': 'Sí, un pez vende calcetines',
  'it-IT': 'Sì, un pesce vende calzini',
}

const intro: Words = {
  default: 'It has no feet, so it has no favourites. What it has is stripes, lemons, leopards and a pair in your size.',
  'en-US': 'It has no feet, so it has no favorites. What it has is stripes, lemons, leopards and a pair in your size.',
  'de-DE':
    'Er hat keine Füße, also ist er unparteiisch. Dafür hat er Streifen, Zitronen, Leopardenmuster und ein Paar in deiner Größe.',
  'nl-NL':
    'Zelf heeft hij geen voeten, dus hij is onpartijdig. Wel heeft hij strepen, citroenen, luipaardprint en een paar in jouw maat.',
  'fr-FR':
    'Il n’a pas de pieds, donc pas de parti pris. En revanche, il a des rayures, des citrons, du léopard et une paire à ta taille.',
  'es-ES': 'No tiene pies, así que es imparcial. Lo que sí tiene son rayas, limones, leopardos y un par de tu talla.',
  'it-IT': 'Non ha piedi, quindi è imparziale. In compenso ha righe, limoni, leopardi e un paio della tua misura.',
}

/** The home page of every storefront that has none of its own. */
export const home: readonly DemoStory[] = [
  {
    fullSlug: '_default/home',
    name: 'home',
    component: 'page',
    fields: {
      title,
      intro,
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
      body: [
        {
          component: 'hero',
          title,
          text: intro,
          picture: {
            drawing: 'banner.pile.lemons_sun.leopard_berry.stripes_river.fish_salmon',
            alt: {
              default: 'A heap of socks with lemons, leopard spots, stripes and fish',
              'de-DE': 'Ein Berg Socken mit Zitronen, Leopardenflecken, Streifen und Fischen',
              'nl-NL': 'Een berg sokken met citroenen, luipaardvlekken, strepen en vissen',
              'fr-FR': 'Un tas de chaussettes à citrons, léopard, rayures et poissons',
              'es-ES': 'Un montón de calcetines con limones, leopardo, rayas y peces',
              'it-IT': 'Un mucchio di calzini con limoni, leopardo, righe e pesci',
            },
          },
          link: { leadsTo: '/adults/socks' },
          linkText: {
            default: 'Pick a pair',
            'de-DE': 'Paar aussuchen',
            'nl-NL': 'Kies een paar',
            'fr-FR': 'Choisir une paire',
            'es-ES': 'Elegir un par',
            'it-IT': 'Scegli un paio',
          },
          tint: 'sun',
        },
        ...defaultHomeBody,
      ],
    },
  },
]
