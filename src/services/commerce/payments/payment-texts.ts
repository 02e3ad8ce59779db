/** Messages of payment calls for shoppers, in their language. A storefront may show its own text for a code. */
import type { Language } from '../../../markets/types.ts'

const EN = {
  orderClosed:
    'This order has already been paid for, or it has expired. Please check your email before you order again.',
  refused: 'The payment wasn’t accepted. Please try another way to pay.',
  creditUnknown: 'There’s no credit with this code. Please check it against our email.',
  creditExpired: 'This credit was valid until {day}.',
  creditCurrency: 'This credit is in {currency}, so it can’t pay for an order in another currency.',
  creditTooLow: 'There’s {balance} left on this credit, and your order costs {total}. It has to cover the whole order.',
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
    creditUnknown: 'Zu diesem Code gibt es kein Guthaben. Bitte vergleich ihn mit dem Code in unserer E-Mail.',
    creditExpired: 'Dieses Guthaben war bis zum {day} gültig.',
    creditCurrency:
      'Dieses Guthaben lautet auf {currency}. Eine Bestellung in einer anderen Währung kannst du damit nicht bezahlen.',
    creditTooLow:
      'Von diesem Guthaben sind noch {balance} übrig, deine Bestellung kostet {total}. Das Guthaben muss für die ganze Bestellung reichen.',
    tooMany: 'Zu viele Versuche. Bitte versuch es später noch einmal.',
    unavailable:
      'Wir wissen noch nicht, ob diese Zahlung geklappt hat. Bitte warte einen Moment, bevor du es noch einmal versuchst.',
  },
  nl: {
    orderClosed: 'Deze bestelling is al betaald of is verlopen. Kijk in je e-mail voordat je opnieuw bestelt.',
    refused: 'De betaling is niet geaccepteerd. Kies een andere betaalmethode.',
    creditUnknown: 'Bij deze code hoort geen tegoed. Vergelijk hem met de code in onze e-mail.',
    creditExpired: 'Dit tegoed was geldig tot en met {day}.',
    creditCurrency: 'Dit tegoed is in {currency}, dus je kunt er geen bestelling in een andere valuta mee betalen.',
    creditTooLow:
      'Op dit tegoed staat nog {balance} en je bestelling kost {total}. Je tegoed moet genoeg zijn voor de hele bestelling.',
    tooMany: 'Te veel pogingen. Probeer het later nog eens.',
    unavailable: 'We weten nog niet of deze betaling is gelukt. Wacht even voordat je het opnieuw probeert.',
  },
  fr: {
    orderClosed: 'Cette commande est déjà payée ou a expiré. Consultez vos e-mails avant de commander de nouveau.',
    refused: 'Le paiement n’a pas été accepté. Choisissez un autre moyen de paiement.',
    creditUnknown: 'Aucun bon d’achat ne correspond à ce code. Vérifiez-le dans notre e-mail.',
    creditExpired: 'Ce bon d’achat était valable jusqu’au {day}.',
    creditCurrency: 'Ce bon d’achat est en {currency} et ne peut pas servir pour une commande dans une autre devise.',
    creditTooLow:
      'Il reste {balance} sur ce bon d’achat et votre commande coûte {total}. Le bon d’achat doit couvrir toute la commande.',
    tooMany: 'Trop de tentatives. Réessayez plus tard.',
    unavailable: 'Nous ne savons pas encore si ce paiement a abouti. Patientez un instant avant de réessayer.',
  },
  es: {
    orderClosed: 'Este pedido ya está pagado o ha caducado. Revisa tu correo antes de hacer otro pedido.',
    refused: 'El pago no se ha aceptado. Prueba con otra forma de pago.',
    creditUnknown: 'No hay ningún saldo con este código. Compruébalo en nuestro correo.',
    creditExpired: 'Este saldo era válido hasta el {day}.',
    creditCurrency: 'Este saldo está en {currency}, así que no sirve para un pedido en otra moneda.',
    creditTooLow:
      'De este saldo quedan {balance} y tu pedido cuesta {total}. El saldo tiene que cubrir el pedido completo.',
    tooMany: 'Demasiados intentos. Inténtalo más tarde.',
    unavailable: 'Todavía no sabemos si este pago se ha realizado. Espera un momento antes de volver a intentarlo.',
  },
  it: {
    orderClosed: 'Questo ordine è già stato pagato o è scaduto. Controlla le e-mail prima di ordinare di nuovo.',
    refused: 'Il pagamento non è stato accettato. Prova con un altro metodo di pagamento.',
    creditUnknown: 'Nessun credito corrisponde a questo codice. Controllalo nella nostra e-mail.',
    creditExpired: 'Questo credito è scaduto. Ultimo giorno di validità: {day}.',
    creditCurrency: 'Questo credito è in {currency}, quindi non vale per un ordine in un’altra valuta.',
    creditTooLow:
      'Di questo credito restano {balance} e il tuo ordine costa {total}. Il credito deve coprire l’intero ordine.',
    tooMany: 'Troppi tentativi. Riprova più tardi.',
    unavailable: 'Non sappiamo ancora se questo pagamento è andato a buon fine. Aspetta un momento prima di riprovare.',
  },
}
