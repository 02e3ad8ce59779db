/** Messages of payment calls for shoppers, in their language. A storefront may show its own text for a code. */
import type { Language } from '../../../markets/types.ts'

const EN = {
  orderClosed:
    'This order has already been paid for, or it has expired. Please check your email before you order again.',
  refused: 'The payment wasn’t accepted. Please try another way to pay.',
  tooMany: 'Too many tries. Please try again later.',
  unavailable: 'We don’t know yet whether this payment went through. Please wait a moment before you try again.',
}

export type PaymentText = keyof typeof EN

export const PAYMENT_TEXTS: Readonly<Record<Language, Readonly<Record<PaymentText, string>>>> = {
  en: EN,
  de: {
    orderClosed:
      'Diese Bestellung ist schon bezahlt oder abgelaufen. Bitte sieh in deinen E-Mails nach, bevor du noch einmal bestellst.',
    refused: 'Die Zahlung wurde nicht angenommen. Bitte wähl eine andere Zahlungsart.',
    tooMany: 'Zu viele Versuche. Bitte versuch es später noch einmal.',
    unavailable:
      'Wir wissen noch nicht, ob diese Zahlung geklappt hat. Bitte warte einen Moment, bevor du es noch einmal versuchst.',
  },
  nl: {
    orderClosed: 'Deze bestelling is al betaald of is verlopen. Kijk in je e-mail voordat je opnieuw bestelt.',
    refused: 'De betaling is niet geaccepteerd. Kies een andere betaalmethode.',
    tooMany: 'Te veel pogingen. Probeer het later nog eens.',
    unavailable: 'We weten nog niet of deze betaling is gelukt. Wacht even voordat je het opnieuw probeert.',
  },
  fr: {
    orderClosed: 'Cette commande est déjà payée ou a expiré. Consultez vos e-mails avant de commander de nouveau.',
    refused: 'Le paiement n’a pas été accepté. Choisissez un autre moyen de paiement.',
    tooMany: 'Trop de tentatives. Réessayez plus tard.',
    unavailable: 'Nous ne savons pas encore si ce paiement a abouti. Patientez un instant avant de réessayer.',
  },
  es: {
    orderClosed: 'Este pedido ya está pagado o ha caducado. Revisa tu correo antes de hacer otro pedido.',
    refused: 'El pago no se ha aceptado. Prueba con otra forma de pago.',
    tooMany: 'Demasiados intentos. Inténtalo más tarde.',
    unavailable: 'Todavía no sabemos si este pago se ha realizado. Espera un momento antes de volver a intentarlo.',
  },
  it: {
    orderClosed: 'Questo ordine è già stato pagato o è scaduto. Controlla le e-mail prima di ordinare di nuovo.',
    refused: 'Il pagamento non è stato accettato. Prova con un altro metodo di pagamento.',
    tooMany: 'Troppi tentativi. Riprova più tardi.',
    unavailable: 'Non sappiamo ancora se questo pagamento è andato a buon fine. Aspetta un momento prima di riprovare.',
  },
}
