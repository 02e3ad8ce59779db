/**
 * What the order service says to shoppers, in their language. A storefront that knows a code may say it better; one that does
 * not shows this. `to_zip` and `to_state` are the words of tax services; the storefront says them its own way (PAY-13).
 */
import type { Language } from '../../../markets/types.ts'

const EN = {
  noShipping: 'There is no way to ship this order at the moment.',
  emptyCart: 'There is nothing in this cart that can be ordered.',
  shippingAddress: 'Please check the delivery address.',
  billingAddress: 'Please check the billing address.',
  contact: 'Please check your e-mail address and telephone number.',
  notShippedTo: 'We do not ship to this region.',
  otherCountry: 'The delivery address must be in the country you are shopping in.',
  taxMismatch: 'The to_zip {zip} does not belong to the to_state {state}.',
  walletCountry: 'Your wallet’s delivery address is in another country than the one you are shopping in.',
  walletBilling: 'For orders in the United States the billing address must be in the United States, too.',
  discountUsedUp: 'A discount in your cart has just been used up. Please check the new total.',
  keyReused: 'This order was sent before and has changed since. Please try again.',
  tooManyOrders: 'There were too many tries. Please try again in a few minutes.',
  orderNotFound: 'We do not know this order.',
  paymentUnavailable: 'The payment cannot be started at the moment. Nothing was charged. Please try again.',
}

export type OrderText = keyof typeof EN

export const ORDER_TEXTS: Readonly<Record<Language, Readonly<Record<OrderText, string>>>> = {
  en: EN,
  de: {
    noShipping: 'Diese Bestellung kann im Moment nicht verschickt werden.',
    emptyCart: 'In diesem Warenkorb ist nichts, was bestellt werden kann.',
    shippingAddress: 'Bitte prüfe die Lieferadresse.',
    billingAddress: 'Bitte prüfe die Rechnungsadresse.',
    contact: 'Bitte prüfe deine E-Mail-Adresse und Telefonnummer.',
    notShippedTo: 'In diese Region liefern wir nicht.',
    otherCountry: 'Die Lieferadresse muss in dem Land liegen, in dem du einkaufst.',
    taxMismatch: 'to_zip {zip} gehört nicht zu to_state {state}.',
    walletCountry: 'Die Lieferadresse deiner Wallet liegt in einem anderen Land als dem, in dem du einkaufst.',
    walletBilling: 'Bei Bestellungen in den USA muss auch die Rechnungsadresse in den USA liegen.',
    discountUsedUp: 'Ein Rabatt in deinem Warenkorb ist gerade aufgebraucht worden. Bitte prüfe die neue Summe.',
    keyReused: 'Diese Bestellung wurde schon geschickt und hat sich seitdem geändert. Bitte versuche es noch einmal.',
    tooManyOrders: 'Das waren zu viele Versuche. Bitte versuche es in ein paar Minuten wieder.',
    orderNotFound: 'Wir kennen diese Bestellung nicht.',
    paymentUnavailable:
      'Die Zahlung kann im Moment nicht begonnen werden. Es wurde nichts abgebucht. Bitte versuche es noch einmal.',
  },
  nl: {
    noShipping: 'Deze bestelling kan op dit moment niet worden verzonden.',
    emptyCart: 'Er zit niets in deze winkelmand dat besteld kan worden.',
    shippingAddress: 'Controleer het bezorgadres.',
    billingAddress: 'Controleer het factuuradres.',
    contact: 'Controleer je e-mailadres en telefoonnummer.',
    notShippedTo: 'We bezorgen niet in deze regio.',
    otherCountry: 'Het bezorgadres moet in het land liggen waar je winkelt.',
    taxMismatch: 'to_zip {zip} hoort niet bij to_state {state}.',
    walletCountry: 'Het bezorgadres van je wallet ligt in een ander land dan waar je winkelt.',
    walletBilling: 'Bij bestellingen in de Verenigde Staten moet ook het factuuradres daar liggen.',
    discountUsedUp: 'Een korting in je winkelmand is net opgebruikt. Controleer het nieuwe totaal.',
    keyReused: 'Deze bestelling is al eens verstuurd en sindsdien gewijzigd. Probeer het opnieuw.',
    tooManyOrders: 'Dat waren te veel pogingen. Probeer het over een paar minuten opnieuw.',
    orderNotFound: 'We kennen deze bestelling niet.',
    paymentUnavailable: 'De betaling kan nu niet worden gestart. Er is niets afgeschreven. Probeer het opnieuw.',
  },
  fr: {
    noShipping: 'Cette commande ne peut pas être expédiée pour le moment.',
    emptyCart: 'Ce panier ne contient rien qui puisse être commandé.',
    shippingAddress: 'Vérifiez l’adresse de livraison.',
    billingAddress: 'Vérifiez l’adresse de facturation.',
    contact: 'Vérifiez votre adresse e-mail et votre numéro de téléphone.',
    notShippedTo: 'Nous ne livrons pas dans cette région.',
    otherCountry: 'L’adresse de livraison doit se trouver dans le pays où vous faites vos achats.',
    taxMismatch: 'Le to_zip {zip} n’appartient pas au to_state {state}.',
    walletCountry: 'L’adresse de livraison de votre portefeuille se trouve dans un autre pays que celui de vos achats.',
    walletBilling: 'Pour une commande aux États-Unis, l’adresse de facturation doit aussi s’y trouver.',
    discountUsedUp: 'Une remise de votre panier vient d’être épuisée. Vérifiez le nouveau total.',
    keyReused: 'Cette commande a déjà été envoyée et a changé depuis. Réessayez.',
    tooManyOrders: 'Il y a eu trop d’essais. Réessayez dans quelques minutes.',
    orderNotFound: 'Nous ne connaissons pas cette commande.',
    paymentUnavailable: 'Le paiement ne peut pas commencer pour le moment. Rien n’a été débité. Réessayez.',
  },
  es: {
    noShipping: 'Este pedido no se puede enviar en este momento.',
    emptyCart: 'En esta cesta no hay nada que se pueda pedir.',
    shippingAddress: 'Revisa la dirección de entrega.',
    billingAddress: 'Revisa la dirección de facturación.',
    contact: 'Revisa tu correo electrónico y tu teléfono.',
    notShippedTo: 'No hacemos envíos a esta región.',
    otherCountry: 'La dirección de entrega debe estar en el país en el que compras.',
    taxMismatch: 'El to_zip {zip} no pertenece al to_state {state}.',
    walletCountry: 'La dirección de entrega de tu monedero está en otro país que el de tu compra.',
    walletBilling: 'En los pedidos de Estados Unidos la dirección de facturación también debe estar allí.',
    discountUsedUp: 'Un descuento de tu cesta se acaba de agotar. Revisa el nuevo total.',
    keyReused: 'Este pedido ya se envió y ha cambiado desde entonces. Inténtalo de nuevo.',
    tooManyOrders: 'Han sido demasiados intentos. Inténtalo de nuevo en unos minutos.',
    orderNotFound: 'No conocemos este pedido.',
    paymentUnavailable: 'El pago no se puede iniciar en este momento. No se ha cobrado nada. Inténtalo de nuevo.',
  },
  it: {
    noShipping: 'Al momento questo ordine non può essere spedito.',
    emptyCart: 'In questo carrello non c’è nulla che si possa ordinare.',
    shippingAddress: 'Controlla l’indirizzo di consegna.',
    billingAddress: 'Controlla l’indirizzo di fatturazione.',
    contact: 'Controlla l’indirizzo e-mail e il numero di telefono.',
    notShippedTo: 'Non spediamo in questa regione.',
    otherCountry: 'L’indirizzo di consegna deve essere nel paese in cui fai acquisti.',
    taxMismatch: 'Il to_zip {zip} non appartiene al to_state {state}.',
    walletCountry: 'L’indirizzo di consegna del tuo wallet è in un paese diverso da quello in cui fai acquisti.',
    walletBilling: 'Per gli ordini negli Stati Uniti anche l’indirizzo di fatturazione deve essere lì.',
    discountUsedUp: 'Uno sconto del tuo carrello si è appena esaurito. Controlla il nuovo totale.',
    keyReused: 'Questo ordine è già stato inviato e da allora è cambiato. Riprova.',
    tooManyOrders: 'Troppi tentativi. Riprova tra qualche minuto.',
    orderNotFound: 'Non conosciamo questo ordine.',
    paymentUnavailable: 'Al momento il pagamento non può iniziare. Non è stato addebitato nulla. Riprova.',
  },
}

/** Names are filled in as they are: whoever shows them escapes them. */
export function orderText(
  language: Language,
  text: OrderText,
  parts: Readonly<Record<string, string | number>> = {},
): string {
  return ORDER_TEXTS[language][text].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parts[name] ?? ''))
}
