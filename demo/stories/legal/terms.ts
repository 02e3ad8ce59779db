import type { DemoStory } from '../demo-story.ts'
import { termsAfterDelivery } from './terms-after-delivery.ts'
import { termsOrdering } from './terms-ordering.ts'

/** What shop and shopper promise each other. */
export const terms: DemoStory = {
  fullSlug: '_default/terms',
  name: 'terms',
  component: 'page',
  fields: {
    title: {
      default: 'Terms of sale',
      'de-DE': 'Allgemeine Geschäftsbedingungen',
      'nl-NL': 'Algemene voorwaarden',
      'fr-FR': 'Conditions générales de vente',
      'es-ES': 'Condiciones de venta',
      'it-IT': 'Condizioni di vendita',
    },
    intro: {
      default: 'What you and the shop promise each other. It is shorter than usual, because it is about socks.',
      'en-US': 'What you and the store promise each other. It is shorter than usual, because it is about socks.',
      'de-DE': 'Was du und der Laden einander versprecht. Kürzer als üblich, es geht ja um Socken.',
      'nl-NL': 'Wat jij en de winkel elkaar beloven. Korter dan gebruikelijk, het gaat tenslotte om sokken.',
      'fr-FR': 'Ce que vous et la boutique vous promettez. Plus court que d’habitude : il s’agit de chaussettes.',
      'es-ES': 'Lo que la tienda y tú os prometéis. Es más corto de lo normal: al fin y al cabo, son calcetines.',
      'it-IT': 'Quello che tu e il negozio vi promettete. Più breve del solito: in fondo si tratta di calzini.',
    },
    metaDescription: {
      default:
        'The terms of the demo shop: how an order comes about, prices, delivery, payment, returns and complaints.',
      'en-US':
        'The terms of the demo store: how an order comes about, prices, shipping, payment, returns and complaints.',
      'de-DE':
        'Die AGB des Demo-Ladens: wie eine Bestellung zustande kommt, Preise, Lieferung, Zahlung, Rückgabe und Beschwerden.',
      'nl-NL':
        'De voorwaarden van de demowinkel: hoe een bestelling tot stand komt, prijzen, bezorging, betaling, retour en klachten.',
      'fr-FR':
        'Les conditions de la boutique de démonstration : commande, prix, livraison, paiement, retours et réclamations.',
      'es-ES':
        'Las condiciones de la tienda de demostración: cómo se hace un pedido, precios, envío, pago, devoluciones y reclamaciones.',
      'it-IT':
        'Le condizioni del negozio dimostrativo: come nasce un ordine, prezzi, spedizione, pagamento, resi e reclami.',
    },
    body: [
      { component: 'rich-text', text: { rich: termsOrdering } },
      { component: 'rich-text', text: { rich: termsAfterDelivery } },
    ],
  },
}
