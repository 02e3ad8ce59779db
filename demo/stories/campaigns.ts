import type { DemoStory } from './demo-story.ts'

/** Pages made for one occasion. */
export const campaigns: readonly DemoStory[] = [
  {
    fullSlug: '_default/corporate-gifts',
    name: 'campaign-corporate-gifts',
    component: 'page',
    fields: {
      title: {
        default: 'Corporate gifts',
        'de-DE': 'Firmengeschenke',
        'nl-NL': 'Relatiegeschenken',
        'fr-FR': 'Cadeaux d’entreprise',
        'es-ES': 'Regalos de empresa',
        'it-IT': 'Regali aziendali',
      },
      intro: {
        default: 'Nobody has ever missed a company pen. Give socks: at least they get worn.',
        'de-DE': 'Noch nie hat jemand einen Firmenkuli vermisst. Verschenk Socken: Die werden wenigstens getragen.',
        'nl-NL': 'Nog nooit heeft iemand een pen van de zaak gemist. Geef sokken: die worden tenminste gedragen.',
        'fr-FR':
          'Personne n’a jamais pleuré un stylo d’entreprise. Offre des chaussettes : elles, au moins, on les porte.',
        'es-ES': 'Nadie ha echado nunca de menos un boli de empresa. Regala calcetines: al menos se usan.',
        'it-IT': 'Nessuno ha mai rimpianto una penna aziendale. Regala calzini: almeno si usano.',
      },
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
    },
  },
]
