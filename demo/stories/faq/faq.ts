import type { DemoStory } from '../demo-story.ts'
import { care } from './care.ts'
import { cookiePolicy } from './cookie-policy.ts'
import { delivery } from './delivery.ts'
import { payment } from './payment.ts'
import { returns } from './returns.ts'
import { sizes } from './sizes.ts'

const faqPage: DemoStory = {
  fullSlug: '_default/faq',
  name: 'faq',
  component: 'page',
  fields: {
    title: {
      default: 'Frequently asked questions',
      'de-DE': 'Häufige Fragen',
      'nl-NL': 'Veelgestelde vragen',
      'fr-FR': 'Questions fréquentes',
      'es-ES': 'Preguntas frecuentes',
      'it-IT': 'Domande frequenti',
    },
    intro: {
      default: 'The fish has heard most of them and still likes being asked. Pick a subject.',
      'de-DE': 'Die meisten kennt der Fisch schon und freut sich trotzdem. Such dir ein Thema aus.',
      'nl-NL': 'De vis kent de meeste al en vindt ze nog steeds leuk. Kies een onderwerp.',
      'fr-FR': 'Le poisson les connaît presque toutes et aime encore qu’on les lui pose. Choisis un sujet.',
      'es-ES': 'El pez ya se las sabe casi todas y aun así le gusta que pregunten. Elige un tema.',
      'it-IT': 'Il pesce le conosce quasi tutte e gli fa ancora piacere sentirle. Scegli un argomento.',
    },
    metaDescription: {
      default: 'Delivery, returns, sizes, payment and care: short answers in plain words, checked by a fish.',
      'en-US': 'Shipping, returns, sizes, payment and care: short answers in plain words, checked by a fish.',
      'de-DE':
        'Lieferung, Rückgabe, Größen, Bezahlung und Pflege: kurze Antworten in klaren Worten, vom Fisch geprüft.',
      'nl-NL':
        'Bezorging, retourneren, maten, betalen en verzorging: korte antwoorden in gewone taal, nagekeken door een vis.',
      'fr-FR':
        'Livraison, retours, tailles, paiement et entretien : des réponses courtes, en mots simples, relues par un poisson.',
      'es-ES': 'Envíos, devoluciones, tallas, pago y cuidado: respuestas cortas y claras, revisadas por un pez.',
      'it-IT': 'Consegna, resi, taglie, pagamento e cura: risposte brevi in parole semplici, rilette da un pesce.',
    },
    body: [
      {
        component: 'rich-text',
        text: {
          rich: {
            default: `
              ## Not answered?

              Write to [hello@sockeye.example](mailto:hello@sockeye.example), with your order number if there is one. An order you have already placed is quicker to find on the page [find your order](/login).`,
            'de-DE': `
              ## Nicht dabei?

              Schreib an [hello@sockeye.example](mailto:hello@sockeye.example), wenn vorhanden mit deiner Bestellnummer. Eine Bestellung, die schon läuft, findest du schneller unter [Finde deine Bestellung](/login).`,
            'nl-NL': `
              ## Staat het er niet bij?

              Schrijf naar [hello@sockeye.example](mailto:hello@sockeye.example), met je bestelnummer als je dat hebt. Een bestelling die al loopt, vind je sneller via [Zoek je bestelling op](/login).`,
            'fr-FR': `
              ## Pas de réponse ?

              Écris à [hello@sockeye.example](mailto:hello@sockeye.example), avec ton numéro de commande si tu en as un. Une commande déjà passée se retrouve plus vite sur la page [Retrouver la commande](/login).`,
            'es-ES': `
              ## ¿No está tu pregunta?

              Escribe a [hello@sockeye.example](mailto:hello@sockeye.example), con tu número de pedido si lo tienes. Un pedido ya hecho lo encuentras antes en [Encuentra tu pedido](/login).`,
            'it-IT': `
              ## Non c’è la tua?

              Scrivi a [hello@sockeye.example](mailto:hello@sockeye.example), con il numero d’ordine se ce l’hai. Un ordine già fatto lo trovi prima nella pagina [Trova il tuo ordine](/login).`,
          },
        },
      },
    ],
  },
}

/** Questions and plain answers. The cookie policy is a page of its own, not a section of the list. */
export const faq: readonly DemoStory[] = [faqPage, delivery, returns, sizes, payment, care, cookiePolicy]
