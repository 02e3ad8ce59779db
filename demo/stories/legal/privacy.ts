import type { DemoStory } from '../demo-story.ts'
import { privacyData } from './privacy-data.ts'
import { privacyRights } from './privacy-rights.ts'

/** What the shop knows about people. */
export const privacy: DemoStory = {
  fullSlug: '_default/privacy',
  name: 'privacy',
  component: 'page',
  fields: {
    title: {
      default: 'Privacy',
      'de-DE': 'Datenschutzerklärung',
      'nl-NL': 'Privacyverklaring',
      'fr-FR': 'Politique de confidentialité',
      'es-ES': 'Privacidad',
      'it-IT': 'Informativa sulla privacy',
    },
    intro: {
      default: 'What this shop knows about you, why, and how to make it forget.',
      'en-US': 'What this store knows about you, why, and how to make it forget.',
      'de-DE': 'Was dieser Laden über dich weiß, wozu, und wie er es wieder vergisst.',
      'nl-NL': 'Wat deze winkel van je weet, waarom, en hoe je hem dat laat vergeten.',
      'fr-FR': 'Ce que cette boutique sait de vous, pourquoi, et comment le lui faire oublier.',
      'es-ES': 'Qué sabe de ti esta tienda, para qué, y cómo hacer que lo olvide.',
      'it-IT': 'Che cosa sa di te questo negozio, perché, e come farglielo dimenticare.',
    },
    metaDescription: {
      default:
        'The privacy notice of the demo shop: orders, payment, newsletter, cookies and your rights, in plain words.',
      'en-US':
        'The privacy notice of the demo store: orders, payment, newsletter, cookies and your rights, in plain words.',
      'de-DE':
        'Die Datenschutzerklärung des Demo-Ladens: Bestellung, Zahlung, Newsletter, Cookies und deine Rechte, in klaren Worten.',
      'nl-NL':
        'De privacyverklaring van de demowinkel: bestelling, betaling, nieuwsbrief, cookies en je rechten, in gewone taal.',
      'fr-FR':
        'La politique de confidentialité de la boutique de démonstration : commandes, paiement, newsletter, cookies et vos droits.',
      'es-ES':
        'La política de privacidad de la tienda de demostración: pedidos, pago, newsletter, cookies y tus derechos, con palabras claras.',
      'it-IT':
        'L’informativa del negozio dimostrativo: ordini, pagamento, newsletter, cookie e i tuoi diritti, in parole semplici.',
    },
    body: [
      { component: 'rich-text', text: { rich: privacyData } },
      { component: 'rich-text', text: { rich: privacyRights } },
    ],
  },
}
