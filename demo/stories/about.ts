import { aboutUsBody } from './about/about-us-body.ts'
import { shippingBody } from './about/shipping-body.ts'
import type { DemoStory, Words } from './demo-story.ts'

const aboutUs: Words = {
  default: 'About us',
  'de-DE': 'Über uns',
  'nl-NL': 'Over ons',
  'fr-FR': 'Qui sommes-nous ?',
  'es-ES': 'Quiénes somos',
  'it-IT': 'Chi siamo',
}

const aboutUsIntro: Words = {
  default: 'A sockeye is a salmon. Ours put on socks and opened a shop, which surprised the other salmon.',
  'en-US': 'A sockeye is a salmon. Ours put on socks and opened a store, which surprised the other salmon.',
  'de-DE':
    'Sockeye heißt auf Deutsch Rotlachs. Unserer zog Socken an und machte einen Laden auf, sehr zur Überraschung der anderen Lachse.',
  'nl-NL':
    'Een sockeye is een rode zalm. De onze trok sokken aan en begon een winkel, tot verbazing van de andere zalmen.',
  'fr-FR':
    'Le sockeye est un saumon rouge. Le nôtre a enfilé des chaussettes et ouvert une boutique, à la surprise des autres saumons.',
  'es-ES':
    'El sockeye es un salmón rojo. El nuestro se puso calcetines y abrió una tienda, para sorpresa de los demás salmones.',
  'it-IT':
    'Il sockeye è un salmone rosso. Il nostro si è infilato i calzini e ha aperto un negozio, con grande sorpresa degli altri salmoni.',
}

/** Who we are and how the parcels travel. */
export const about: readonly DemoStory[] = [
  {
    fullSlug: '_default/about-us',
    name: 'about-us',
    component: 'page',
    fields: {
      title: aboutUs,
      intro: aboutUsIntro,
      metaDescription: {
        default:
          'Sockeye is an open-source sock shop with a salmon at the till. Meet the fish, the socks and the idea.',
        'en-US':
          'Sockeye is an open-source sock store with a salmon at the register. Meet the fish, the socks and the idea.',
        'de-DE':
          'Sockeye ist ein quelloffener Sockenladen mit einem Lachs an der Kasse. Lern den Fisch, die Socken und die Idee kennen.',
        'nl-NL':
          'Sockeye is een opensource-sokkenwinkel met een zalm achter de kassa. Maak kennis met de vis, de sokken en het idee.',
        'fr-FR':
          'Sockeye est une boutique de chaussettes open source avec un saumon à la caisse. Le poisson, les chaussettes, l’idée.',
        'es-ES':
          'Sockeye es una tienda de calcetines de código abierto con un salmón en la caja. Conoce al pez, los calcetines y la idea.',
        'it-IT':
          'Sockeye è un negozio di calzini open source con un salmone alla cassa. Conosci il pesce, i calzini e l’idea.',
      },
      body: [
        {
          component: 'hero',
          title: aboutUs,
          text: aboutUsIntro,
          picture: {
            drawing: 'banner.parade.fish_navy.scales_sun.stripes_blush.waves_mint.plain_salmon',
            alt: {
              default: 'Five socks in a row, as if on their way to a lake',
              'de-DE': 'Fünf Socken in einer Reihe, als wären sie auf dem Weg zum See',
              'nl-NL': 'Vijf sokken op een rij, alsof ze op weg zijn naar het meer',
              'fr-FR': 'Cinq chaussettes en rang, comme en route vers le lac',
              'es-ES': 'Cinco calcetines en fila, como de camino al lago',
              'it-IT': 'Cinque calzini in fila, come diretti al lago',
            },
          },
          link: { leadsTo: '/adults/socks' },
          linkText: {
            default: 'See the socks',
            'en-US': 'Shop the socks',
            'de-DE': 'Socken ansehen',
            'nl-NL': 'Bekijk de sokken',
            'fr-FR': 'Voir les chaussettes',
            'es-ES': 'Ver los calcetines',
            'it-IT': 'Guarda i calzini',
          },
          tint: 'blush',
        },
        ...aboutUsBody,
      ],
    },
  },
  {
    fullSlug: '_default/shipping',
    name: 'shipping',
    component: 'page',
    fields: {
      title: {
        default: 'How we deliver',
        'en-US': 'How we ship',
        'de-DE': 'So liefern wir',
        'nl-NL': 'Zo bezorgen we',
        'fr-FR': 'Comment on livre',
        'es-ES': 'Cómo enviamos',
        'it-IT': 'Come spediamo',
      },
      intro: {
        default: 'To 30 countries, by courier and not by river. The basket shows what delivery costs in yours.',
        'en-US': 'To 30 countries, by courier and not by river. The cart shows what shipping costs in yours.',
        'de-DE': 'In 30 Länder, per Paketdienst statt per Fluss. Was der Versand zu dir kostet, steht im Warenkorb.',
        'nl-NL':
          'In 30 landen, met de bezorger en niet via de rivier. Wat het bij jou kost, zie je in je winkelmandje.',
        'fr-FR':
          'Dans 30 pays, par transporteur, pas par la rivière. Le panier t’indique le prix de la livraison chez toi.',
        'es-ES': 'A 30 países, por mensajería y no por el río. En la cesta ves lo que cuesta el envío al tuyo.',
        'it-IT': 'In 30 Paesi, con il corriere e non via fiume. Nel carrello vedi quanto costa la spedizione nel tuo.',
      },
      metaDescription: {
        default: 'Where Sockeye delivers, how, and where to see the price for your country. 30 countries, no swimming.',
        'en-US': 'Where Sockeye ships, how, and where to see the price for your country. 30 countries, no swimming.',
        'de-DE':
          'Wohin und wie Sockeye liefert und wo du den Preis für dein Land siehst. 30 Länder, ganz ohne Schwimmen.',
        'nl-NL': 'Waar en hoe Sockeye bezorgt, en waar je de prijs voor jouw land ziet. 30 landen, zonder zwemmen.',
        'fr-FR': 'Où et comment Sockeye livre, et où voir le prix pour ton pays. 30 pays, sans nager.',
        'es-ES': 'Adónde y cómo envía Sockeye, y dónde ver el precio para tu país. 30 países, sin nadar.',
        'it-IT': 'Dove e come spedisce Sockeye, e dove vedere il prezzo per il tuo Paese. 30 Paesi, senza nuotare.',
      },
      body: shippingBody,
    },
  },
]
