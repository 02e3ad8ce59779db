/** What the checkout says beside the order. French says vous here: an order is at stake. */
import { FREE_SHIPPING_THRESHOLDS } from '../../../src/markets/shipping/free-shipping.ts'
import type { DemoBlock, DemoStory } from '../demo-story.ts'
import { sharedStory } from './shared-story.ts'

export const checkout: readonly DemoStory[] = [
  sharedStory('checkout-message-banner', 'checkout-message-banner', {
    message: {
      default: '30 days to change your mind: unworn, with the label still on.',
      'en-US': '30 days to change your mind: unworn, with the tag still on.',
      'de-DE': '30 Tage Zeit, es dir anders zu überlegen: ungetragen und mit Etikett.',
      'nl-NL': '30 dagen bedenktijd: ongedragen en met het label er nog aan.',
      'fr-FR': '30 jours pour changer d’avis : articles non portés, étiquette encore en place.',
      'es-ES': '30 días para cambiar de idea: sin estrenar y con la etiqueta puesta.',
      'it-IT': '30 giorni per cambiare idea: articoli mai indossati, con l’etichetta ancora attaccata.',
    },
    link: { leadsTo: '/faq/returns' },
    tint: 'sun',
  }),
  sharedStory('checkout-free-shipping-bar', 'checkout-free-shipping-bar', {
    text: {
      default: '{amount} more and delivery is free.',
      'en-US': '{amount} more and shipping is free.',
      'de-DE': 'Noch {amount}, dann ist der Versand gratis.',
      'nl-NL': 'Nog {amount} en de bezorging is gratis.',
      'fr-FR': 'Plus que {amount} et la livraison est offerte.',
      'es-ES': '{amount} más y el envío es gratis.',
      'it-IT': 'Ancora {amount} e la spedizione è gratuita.',
    },
    reachedText: {
      default: 'Delivery is free. The fish insists.',
      'en-US': 'Shipping is free. The fish insists.',
      'de-DE': 'Der Versand ist gratis. Der Fisch besteht darauf.',
      'nl-NL': 'De bezorging is gratis. De vis staat erop.',
      'fr-FR': 'La livraison est offerte. Le poisson y tient.',
      'es-ES': 'El envío es gratis. El pez insiste.',
      'it-IT': 'La spedizione è gratuita. Il pesce ci tiene.',
    },
    thresholds: Object.entries(FREE_SHIPPING_THRESHOLDS).map(([country, amount]): DemoBlock => ({
      country,
      amount: String(amount),
    })),
  }),
  // For everybody: a segment here would keep it for those who came with one campaign.
  sharedStory('segmented-upsell', 'segmented-upsell', {
    title: {
      default: 'And somebody else’s feet?',
      'de-DE': 'Und die Füße der anderen?',
      'nl-NL': 'En de voeten van een ander?',
      'fr-FR': 'Et les pieds des autres ?',
      'es-ES': '¿Y los pies de los demás?',
      'it-IT': 'E i piedi degli altri?',
    },
    text: {
      default: 'A gift box keeps in the cupboard until somebody has a birthday. Somebody always does.',
      'en-US': 'A gift box keeps in the closet until somebody has a birthday. Somebody always does.',
      'de-DE': 'Eine Geschenkbox hält sich im Schrank, bis jemand Geburtstag hat. Irgendwer hat immer.',
      'nl-NL': 'Een geschenkdoos blijft goed in de kast tot er iemand jarig is. Er is altijd wel iemand jarig.',
      'fr-FR':
        'Un coffret se garde au placard jusqu’au prochain anniversaire. Il y a toujours un prochain anniversaire.',
      'es-ES': 'Una caja regalo aguanta en el armario hasta el próximo cumpleaños. Siempre hay un próximo cumpleaños.',
      'it-IT': 'Un cofanetto si conserva nell’armadio fino al prossimo compleanno. Ce n’è sempre uno.',
    },
    collection: 'gifts/gift-boxes',
    link: { leadsTo: '/gifts/gift-boxes' },
    linkText: {
      default: 'See the boxes',
      'de-DE': 'Boxen ansehen',
      'nl-NL': 'Bekijk de dozen',
      'fr-FR': 'Voir les coffrets',
      'es-ES': 'Ver las cajas',
      'it-IT': 'Guarda i cofanetti',
    },
  }),
  sharedStory('checkout-newsletter-checkbox', 'checkout-newsletter-checkbox', {
    label: {
      default: 'Yes, send me news from the river by email.',
      'de-DE': 'Ja, schickt mir Neues aus dem Fluss per E-Mail.',
      'nl-NL': 'Ja, stuur mij nieuws uit de rivier per e-mail.',
      'fr-FR': 'Oui, envoyez-moi des nouvelles de la rivière par e-mail.',
      'es-ES': 'Sí, enviadme noticias del río por correo electrónico.',
      'it-IT': 'Sì, mandatemi notizie dal fiume via e-mail.',
    },
    legal: {
      rich: {
        default:
          'It has nothing to do with your order, and you can leave at any time. See our [privacy notice](/privacy).',
        'en-US':
          'It has nothing to do with your order, and you can leave at any time. See our [privacy policy](/privacy).',
        'de-DE':
          'Mit deiner Bestellung hat das nichts zu tun, und abmelden kannst du dich jederzeit. Mehr in der [Datenschutzerklärung](/privacy).',
        'nl-NL':
          'Met je bestelling heeft het niets te maken, en afmelden kan altijd. Meer lees je in onze [privacyverklaring](/privacy).',
        'fr-FR':
          'Cela ne change rien à votre commande, et vous pouvez vous désinscrire à tout moment. Voir notre [politique de confidentialité](/privacy).',
        'es-ES':
          'No tiene nada que ver con tu pedido, y puedes darte de baja cuando quieras. Más en nuestra [política de privacidad](/privacy).',
        'it-IT':
          'Non c’entra con il tuo ordine, e puoi disiscriverti quando vuoi. Leggi la nostra [informativa sulla privacy](/privacy).',
      },
    },
  }),
]
