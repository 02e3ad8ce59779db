import { corporateGiftsBody } from './campaigns/corporate-gifts-body.ts'
import type { DemoStory, Words } from './demo-story.ts'

const corporateGifts: Words = {
  default: 'Corporate gifts',
  'de-DE': 'Firmengeschenke',
  'nl-NL': 'Relatiegeschenken',
  'fr-FR': 'Cadeaux d’entreprise',
  'es-ES': 'Regalos de empresa',
  'it-IT': 'Regali aziendali',
}

const corporateGiftsIntro: Words = {
  default: 'Nobody has ever missed a company pen. Give socks: at least they get worn.',
  'de-DE': 'Noch nie hat jemand einen Firmenkuli vermisst. Verschenk Socken: Die werden wenigstens getragen.',
  'nl-NL': 'Nog nooit heeft iemand een pen van de zaak gemist. Geef sokken: die worden tenminste gedragen.',
  'fr-FR': 'Personne n’a jamais pleuré un stylo d’entreprise. Offrez des chaussettes : elles, au moins, on les porte.',
  'es-ES': 'Nadie ha echado nunca de menos un boli de empresa. Regala calcetines: al menos se usan.',
  'it-IT': 'Nessuno ha mai rimpianto una penna aziendale. Regala calzini: almeno si usano.',
}

/** Pages made for one occasion. */
export const campaigns: readonly DemoStory[] = [
  {
    fullSlug: '_default/corporate-gifts',
    name: 'campaign-corporate-gifts',
    component: 'page',
    fields: {
      title: corporateGifts,
      intro: corporateGiftsIntro,
      metaDescription: {
        default: 'Socks as a gift for teams and clients. Fits in a drawer, survives the party, needs no charger.',
        'de-DE':
          'Socken als Geschenk für Team und Kundschaft. Passen in jede Schublade, überstehen die Feier, brauchen kein Ladekabel.',
        'nl-NL':
          'Sokken als cadeau voor team en klanten. Passen in elke la, overleven het feestje, hebben geen oplader nodig.',
        'fr-FR':
          'Des chaussettes à offrir aux équipes et aux clients. Tiennent dans un tiroir, survivent au pot, sans chargeur.',
        'es-ES':
          'Calcetines para regalar a equipos y clientes. Caben en un cajón, sobreviven a la fiesta y no necesitan cargador.',
        'it-IT':
          'Calzini da regalare a colleghi e clienti. Stanno in un cassetto, sopravvivono alla festa, non hanno bisogno di caricabatterie.',
      },
      body: [
        {
          component: 'hero',
          title: corporateGifts,
          text: corporateGiftsIntro,
          picture: {
            drawing: 'banner.legs.pinstripes_ink.argyle_plum.coffee_butter',
            alt: {
              default: 'Legs in socks with pinstripes, argyle and coffee cups',
              'de-DE': 'Beine in Socken mit Nadelstreifen, Rauten und Kaffeetassen',
              'nl-NL': 'Benen in sokken met krijtstreep, ruiten en koffiekopjes',
              'fr-FR': 'Des jambes en chaussettes à rayures tennis, à losanges et à tasses de café',
              'es-ES': 'Piernas con calcetines de raya diplomática, rombos y tazas de café',
              'it-IT': 'Gambe con calzini gessati, a rombi e con tazzine di caffè',
            },
          },
          link: { leadsTo: '/gifts/gift-boxes' },
          linkText: {
            default: 'Choose a box',
            'de-DE': 'Box aussuchen',
            'nl-NL': 'Kies een doos',
            'fr-FR': 'Choisir un coffret',
            'es-ES': 'Elegir una caja',
            'it-IT': 'Scegli un cofanetto',
          },
          tint: 'river',
        },
        ...corporateGiftsBody,
      ],
    },
  },
]
