/** What payment calls say to shoppers, in their language. A storefront that knows a code may say it better. */
import type { Language } from '../../../markets/types.ts'

const EN = {
  orderClosed: 'This order is paid already, or cannot be paid any more.',
  refused: 'The payment was not accepted. Please try another way to pay.',
  tooMany: 'There were too many tries. Please try again in a few minutes.',
  unavailable: 'We do not know yet what became of this payment. Please wait a moment before you try again.',
}

export type PaymentText = keyof typeof EN

export const PAYMENT_TEXTS: Readonly<Record<Language, Readonly<Record<PaymentText, string>>>> = {
  en: EN,
  de: {
    orderClosed: 'Diese Bestellung ist schon bezahlt oder kann nicht mehr bezahlt werden.',
    refused: 'Die Zahlung wurde nicht angenommen. Bitte versuche eine andere Zahlungsart.',
    tooMany: 'Das waren zu viele Versuche. Bitte versuche es in ein paar Minuten wieder.',
    unavailable:
      'Wir wissen noch nicht, was aus dieser Zahlung wurde. Bitte warte einen Moment, bevor du es wieder versuchst.',
  },
  nl: {
    orderClosed: 'Deze bestelling is al betaald of kan niet meer betaald worden.',
    refused: 'De betaling is niet geaccepteerd. Probeer een andere betaalmethode.',
    tooMany: 'Dat waren te veel pogingen. Probeer het over een paar minuten opnieuw.',
    unavailable: 'We weten nog niet hoe het met deze betaling is afgelopen. Wacht even voor je het opnieuw probeert.',
  },
  fr: {
    orderClosed: 'Cette commande est déjà payée ou ne peut plus l’être.',
    refused: 'Le paiement n’a pas été accepté. Veuillez essayer un autre moyen de paiement.',
    tooMany: 'Il y a eu trop d’essais. Veuillez réessayer dans quelques minutes.',
    unavailable: 'Nous ne savons pas encore si ce paiement a abouti. Veuillez patienter un instant avant de réessayer.',
  },
  es: {
    orderClosed: 'Este pedido ya está pagado o ya no se puede pagar.',
    refused: 'No se ha aceptado el pago. Prueba con otra forma de pago.',
    tooMany: 'Ha habido demasiados intentos. Vuelve a intentarlo en unos minutos.',
    unavailable: 'Todavía no sabemos si este pago se ha realizado. Espera un momento antes de volver a intentarlo.',
  },
  it: {
    orderClosed: 'Questo ordine è già pagato o non può più essere pagato.',
    refused: 'Il pagamento non è stato accettato. Prova con un altro metodo di pagamento.',
    tooMany: 'Ci sono stati troppi tentativi. Riprova tra qualche minuto.',
    unavailable: 'Non sappiamo ancora se questo pagamento è andato a buon fine. Attendi un momento prima di riprovare.',
  },
}
