import type { DemoBlock } from '../demo-story.ts'

/** Groups of countries with the days they wait and the amount from which delivery is free. */
export const shippingTable: DemoBlock = {
  component: 'table',
  title: {
    default: 'Delivery by country',
    'en-US': 'Shipping by country',
    'de-DE': 'Lieferung nach Land',
    'nl-NL': 'Bezorging per land',
    'fr-FR': 'La livraison pays par pays',
    'es-ES': 'Envíos por país',
    'it-IT': 'La spedizione Paese per Paese',
  },
  table: {
    head: [
      {
        default: 'Country',
        'de-DE': 'Land',
        'nl-NL': 'Land',
        'fr-FR': 'Pays',
        'es-ES': 'País',
        'it-IT': 'Paese',
      },
      {
        default: 'Working days',
        'en-US': 'Business days',
        'de-DE': 'Werktage',
        'nl-NL': 'Werkdagen',
        'fr-FR': 'Jours ouvrés',
        'es-ES': 'Días laborables',
        'it-IT': 'Giorni lavorativi',
      },
      {
        default: 'Free from',
        'de-DE': 'Gratis ab',
        'nl-NL': 'Gratis vanaf',
        'fr-FR': 'Offerte dès',
        'es-ES': 'Gratis desde',
        'it-IT': 'Gratuita da',
      },
    ],
    rows: [
      [
        {
          default: 'United Kingdom',
          'de-DE': 'Großbritannien',
          'nl-NL': 'Verenigd Koninkrijk',
          'fr-FR': 'Royaume-Uni',
          'es-ES': 'Reino Unido',
          'it-IT': 'Regno Unito',
        },
        '2–4',
        '£40',
      ],
      [
        {
          default: 'Austria, Belgium, France, Germany, Italy, Netherlands, Spain',
          'de-DE': 'Belgien, Deutschland, Frankreich, Italien, Niederlande, Österreich, Spanien',
          'nl-NL': 'België, Duitsland, Frankrijk, Italië, Nederland, Oostenrijk, Spanje',
          'fr-FR': 'Allemagne, Autriche, Belgique, Espagne, France, Italie, Pays-Bas',
          'es-ES': 'Alemania, Austria, Bélgica, España, Francia, Italia, Países Bajos',
          'it-IT': 'Austria, Belgio, Francia, Germania, Italia, Paesi Bassi, Spagna',
        },
        '2–4',
        euros(40),
      ],
      [
        {
          default: 'Switzerland',
          'de-DE': 'Schweiz',
          'nl-NL': 'Zwitserland',
          'fr-FR': 'Suisse',
          'es-ES': 'Suiza',
          'it-IT': 'Svizzera',
        },
        '2–4',
        '50 CHF',
      ],
      [
        {
          default:
            'Croatia, Estonia, Finland, Hungary, Ireland, Latvia, Lithuania, Luxembourg, Poland, Portugal, Slovakia, Slovenia',
          'de-DE':
            'Estland, Finnland, Irland, Kroatien, Lettland, Litauen, Luxemburg, Polen, Portugal, Slowakei, Slowenien, Ungarn',
          'nl-NL':
            'Estland, Finland, Hongarije, Ierland, Kroatië, Letland, Litouwen, Luxemburg, Polen, Portugal, Slovenië, Slowakije',
          'fr-FR':
            'Croatie, Estonie, Finlande, Hongrie, Irlande, Lettonie, Lituanie, Luxembourg, Pologne, Portugal, Slovaquie, Slovénie',
          'es-ES':
            'Croacia, Eslovaquia, Eslovenia, Estonia, Finlandia, Hungría, Irlanda, Letonia, Lituania, Luxemburgo, Polonia, Portugal',
          'it-IT':
            'Croazia, Estonia, Finlandia, Irlanda, Lettonia, Lituania, Lussemburgo, Polonia, Portogallo, Slovacchia, Slovenia, Ungheria',
        },
        '2–4',
        euros(60),
      ],
      [
        {
          default: 'Sweden',
          'de-DE': 'Schweden',
          'nl-NL': 'Zweden',
          'fr-FR': 'Suède',
          'es-ES': 'Suecia',
          'it-IT': 'Svezia',
        },
        '2–4',
        '500 kr',
      ],
      [
        {
          default: 'Denmark',
          'de-DE': 'Dänemark',
          'nl-NL': 'Denemarken',
          'fr-FR': 'Danemark',
          'es-ES': 'Dinamarca',
          'it-IT': 'Danimarca',
        },
        '2–4',
        '400 kr',
      ],
      [
        {
          default: 'Norway',
          'de-DE': 'Norwegen',
          'nl-NL': 'Noorwegen',
          'fr-FR': 'Norvège',
          'es-ES': 'Noruega',
          'it-IT': 'Norvegia',
        },
        '2–4',
        '600 kr',
      ],
      [
        {
          default: 'Czechia',
          'de-DE': 'Tschechien',
          'nl-NL': 'Tsjechië',
          'fr-FR': 'Tchéquie',
          'es-ES': 'Chequia',
          'it-IT': 'Cechia',
        },
        '2–4',
        thousands('1,500 Kč', '1.500 Kč', '1 500 Kč'),
      ],
      [
        {
          default: 'United States',
          'de-DE': 'USA',
          'nl-NL': 'Verenigde Staten',
          'fr-FR': 'États-Unis',
          'es-ES': 'Estados Unidos',
          'it-IT': 'Stati Uniti',
        },
        '3–5',
        '$50',
      ],
      [
        {
          default: 'South Korea',
          'de-DE': 'Südkorea',
          'nl-NL': 'Zuid-Korea',
          'fr-FR': 'Corée du Sud',
          'es-ES': 'Corea del Sur',
          'it-IT': 'Corea del Sud',
        },
        '6–10',
        thousands('₩90,000', '₩90.000', '₩90 000'),
      ],
      [
        {
          default: 'Israel, Singapore, United Arab Emirates',
          'de-DE': 'Israel, Singapur, Vereinigte Arabische Emirate',
          'nl-NL': 'Israël, Singapore, Verenigde Arabische Emiraten',
          'fr-FR': 'Émirats arabes unis, Israël, Singapour',
          'es-ES': 'Emiratos Árabes Unidos, Israel, Singapur',
          'it-IT': 'Emirati Arabi Uniti, Israele, Singapore',
        },
        '6–10',
        '$80',
      ],
    ],
  },
}

/** The sign stands before the number in English and in Dutch. */
function euros(amount: number) {
  const after = `${amount} €`
  return {
    default: `€${amount}`,
    'de-DE': after,
    'nl-NL': `€ ${amount}`,
    'fr-FR': after,
    'es-ES': after,
    'it-IT': after,
  }
}

/** With a comma in English, a space in French, and a point elsewhere. */
function thousands(comma: string, point: string, space: string) {
  return { default: comma, 'de-DE': point, 'nl-NL': point, 'fr-FR': space, 'es-ES': point, 'it-IT': point }
}
