/**
 * Messages of the order service for shoppers, in their language. A storefront may show its own text for a code; otherwise it
 * shows this one. `to_zip` and `to_state` are the words of tax services; the storefront has its own words for them (PAY-13).
 */
import type { Language } from '../../../markets/types.ts'

const EN = {
  noShipping: 'We can’t deliver this order at the moment. Please try again later.',
  emptyCart: 'There’s nothing here to order. Please add an item first.',
  shippingAddress: 'Please check the delivery address.',
  billingAddress: 'Please check the billing address.',
  contact: 'Please check your email address and phone number.',
  notShippedTo: 'We don’t deliver to this region. Please choose another address.',
  otherCountry:
    'The delivery address has to be in the country you’re shopping in. Please change the address or the country.',
  taxMismatch: 'The to_zip code {zip} isn’t in the to_state of {state}. Please check the address.',
  walletCountry:
    'The delivery address in your wallet isn’t in the country you’re shopping in. Please choose another address.',
  walletBilling:
    'For orders in the United States, the billing address has to be in the United States too. Please choose another one.',
  termsNotAgreed: 'Please accept the terms of sale before you order.',
  discountUsedUp: 'A discount on your order has just run out. Please check the new total.',
  keyReused: 'This order has changed since you first sent it. Please check it and try again.',
  tooManyOrders: 'Too many tries. Please try again later.',
  tooManyUnpaid:
    'You already have many of {name} in orders that aren’t paid yet. Please pay for those, order fewer, or try again later.',
  orderNotFound: 'We can’t find this order.',
  paymentUnavailable: 'The payment couldn’t be started, and nothing was charged. Please try again in a moment.',
}

export type OrderText = keyof typeof EN

export const ORDER_TEXTS: Readonly<Record<Language, Readonly<Record<OrderText, string>>>> = {
  en: EN,
  de: {
    noShipping: 'Diese Bestellung können wir im Moment nicht verschicken. Bitte versuch es später noch einmal.',
    emptyCart: 'Hier gibt es nichts zu bestellen. Bitte leg zuerst etwas in den Warenkorb.',
    shippingAddress: 'Bitte prüf die Lieferadresse.',
    billingAddress: 'Bitte prüf die Rechnungsadresse.',
    contact: 'Bitte prüf deine E-Mail-Adresse und Telefonnummer.',
    notShippedTo: 'In diese Region liefern wir nicht. Bitte wähl eine andere Adresse.',
    otherCountry:
      'Die Lieferadresse muss in dem Land liegen, in dem du einkaufst. Bitte ändere die Adresse oder das Land.',
    taxMismatch: 'Der to_zip-Code {zip} gehört nicht zum to_state {state}. Bitte prüf die Adresse.',
    walletCountry:
      'Die Lieferadresse in deiner Wallet liegt nicht in dem Land, in dem du einkaufst. Bitte wähl eine andere Adresse.',
    walletBilling:
      'Bei Bestellungen in den USA muss auch die Rechnungsadresse in den USA liegen. Bitte wähl eine andere.',
    termsNotAgreed: 'Bitte akzeptiere vor der Bestellung die Geschäftsbedingungen.',
    discountUsedUp: 'Ein Rabatt auf deine Bestellung ist inzwischen aufgebraucht. Bitte prüf die neue Summe.',
    keyReused:
      'Diese Bestellung hat sich seit dem ersten Absenden geändert. Bitte prüf sie und versuch es noch einmal.',
    tooManyOrders: 'Zu viele Versuche. Bitte versuch es später noch einmal.',
    tooManyUnpaid:
      'In unbezahlten Bestellungen hast du schon viele Stück davon: {name}. Bitte bezahl sie zuerst, bestell weniger oder versuch es später noch einmal.',
    orderNotFound: 'Diese Bestellung haben wir nicht gefunden.',
    paymentUnavailable:
      'Die Zahlung konnte nicht gestartet werden, abgebucht wurde nichts. Bitte versuch es gleich noch einmal.',
  },
  nl: {
    noShipping: 'We kunnen deze bestelling op dit moment niet verzenden. Probeer het later nog eens.',
    emptyCart: 'Er valt hier niets te bestellen. Leg eerst iets in je winkelmandje.',
    shippingAddress: 'Controleer het bezorgadres.',
    billingAddress: 'Controleer het factuuradres.',
    contact: 'Controleer je e-mailadres en telefoonnummer.',
    notShippedTo: 'In deze regio bezorgen we niet. Kies een ander adres.',
    otherCountry: 'Het bezorgadres moet in het land liggen waar je winkelt. Wijzig het adres of het land.',
    taxMismatch: 'De to_zip-code {zip} hoort niet bij de to_state {state}. Controleer het adres.',
    walletCountry: 'Het bezorgadres in je wallet ligt niet in het land waar je winkelt. Kies een ander adres.',
    walletBilling:
      'Bij bestellingen in de Verenigde Staten moet ook het factuuradres daar liggen. Kies een ander adres.',
    termsNotAgreed: 'Ga voor het bestellen akkoord met de algemene voorwaarden.',
    discountUsedUp: 'Een korting op je bestelling is intussen niet meer beschikbaar. Controleer het nieuwe totaal.',
    keyReused:
      'Er is iets veranderd sinds je deze bestelling voor het eerst verstuurde. Controleer alles en probeer het opnieuw.',
    tooManyOrders: 'Te veel pogingen. Probeer het later nog eens.',
    tooManyUnpaid:
      'Je hebt al veel stuks van {name} in bestellingen die nog niet betaald zijn. Betaal die eerst, bestel er minder of probeer het later nog eens.',
    orderNotFound: 'We kunnen deze bestelling niet vinden.',
    paymentUnavailable: 'De betaling kon niet worden gestart en er is niets afgeschreven. Probeer het zo nog eens.',
  },
  fr: {
    noShipping: 'Nous ne pouvons pas livrer cette commande pour le moment. Réessayez plus tard.',
    emptyCart: 'Il n’y a rien à commander. Ajoutez d’abord un article au panier.',
    shippingAddress: 'Vérifiez l’adresse de livraison.',
    billingAddress: 'Vérifiez l’adresse de facturation.',
    contact: 'Vérifiez votre adresse e-mail et votre numéro de téléphone.',
    notShippedTo: 'Nous ne livrons pas dans cette région. Choisissez une autre adresse.',
    otherCountry:
      'L’adresse de livraison doit se trouver dans le pays où vous faites vos achats. Changez l’adresse ou le pays.',
    taxMismatch: 'Le code to_zip {zip} ne correspond pas au to_state {state}. Vérifiez l’adresse.',
    walletCountry:
      'L’adresse de livraison de votre portefeuille mobile ne se trouve pas dans le pays où vous faites vos achats. Choisissez une autre adresse.',
    walletBilling:
      'Pour une commande aux États-Unis, l’adresse de facturation doit aussi s’y trouver. Choisissez-en une autre.',
    termsNotAgreed: 'Veuillez accepter les conditions générales de vente avant de commander.',
    discountUsedUp: 'Une remise appliquée à votre commande n’est plus disponible. Vérifiez le nouveau total.',
    keyReused: 'Cette commande a changé depuis votre premier essai. Vérifiez-la et réessayez.',
    tooManyOrders: 'Trop de tentatives. Réessayez plus tard.',
    tooManyUnpaid:
      'Trop d’exemplaires dans des commandes non payées : {name}. Payez-les d’abord, commandez-en moins ou réessayez plus tard.',
    orderNotFound: 'Cette commande est introuvable.',
    paymentUnavailable: 'Le paiement n’a pas pu être lancé, rien n’a été débité. Réessayez dans un instant.',
  },
  es: {
    noShipping: 'Ahora mismo no podemos enviar este pedido. Inténtalo más tarde.',
    emptyCart: 'No hay nada que pedir. Añade primero algo a la cesta.',
    shippingAddress: 'Revisa la dirección de entrega.',
    billingAddress: 'Revisa la dirección de facturación.',
    contact: 'Revisa tu dirección de correo y tu número de teléfono.',
    notShippedTo: 'No hacemos envíos a esta región. Elige otra dirección.',
    otherCountry:
      'La dirección de entrega tiene que estar en el país en el que compras. Cambia la dirección o el país.',
    taxMismatch: 'El código to_zip {zip} no corresponde al to_state {state}. Revisa la dirección.',
    walletCountry:
      'La dirección de entrega de tu monedero digital no está en el país en el que compras. Elige otra dirección.',
    walletBilling:
      'En los pedidos en Estados Unidos, la dirección de facturación también tiene que estar allí. Elige otra.',
    termsNotAgreed: 'Acepta las condiciones de venta antes de hacer el pedido.',
    discountUsedUp: 'Un descuento de tu pedido se acaba de agotar. Revisa el nuevo total.',
    keyReused: 'Este pedido ha cambiado desde que lo enviaste por primera vez. Revísalo e inténtalo de nuevo.',
    tooManyOrders: 'Demasiados intentos. Inténtalo más tarde.',
    tooManyUnpaid:
      'Ya tienes muchas unidades de {name} en pedidos sin pagar. Págalos primero, pide menos o inténtalo más tarde.',
    orderNotFound: 'No encontramos este pedido.',
    paymentUnavailable: 'No se ha podido iniciar el pago y no se ha cobrado nada. Inténtalo de nuevo en un momento.',
  },
  it: {
    noShipping: 'Al momento non possiamo spedire questo ordine. Riprova più tardi.',
    emptyCart: 'Non c’è nulla da ordinare. Aggiungi prima qualcosa al carrello.',
    shippingAddress: 'Controlla l’indirizzo di consegna.',
    billingAddress: 'Controlla l’indirizzo di fatturazione.',
    contact: 'Controlla l’indirizzo e-mail e il numero di telefono.',
    notShippedTo: 'Non spediamo in questa zona. Scegli un altro indirizzo.',
    otherCountry: 'L’indirizzo di consegna deve essere nel Paese in cui fai acquisti. Cambia l’indirizzo o il Paese.',
    taxMismatch: 'Il codice to_zip {zip} non corrisponde al to_state {state}. Controlla l’indirizzo.',
    walletCountry:
      'L’indirizzo di consegna del tuo wallet non è nel Paese in cui fai acquisti. Scegli un altro indirizzo.',
    walletBilling:
      'Per gli ordini negli Stati Uniti anche l’indirizzo di fatturazione deve essere lì. Scegline un altro.',
    termsNotAgreed: 'Accetta le condizioni di vendita prima di ordinare.',
    discountUsedUp: 'Uno sconto sul tuo ordine si è appena esaurito. Controlla il nuovo totale.',
    keyReused: 'Questo ordine è cambiato da quando lo hai inviato la prima volta. Controllalo e riprova.',
    tooManyOrders: 'Troppi tentativi. Riprova più tardi.',
    tooManyUnpaid:
      'Hai già molti pezzi di {name} in ordini non ancora pagati. Paga prima quelli, ordinane di meno o riprova più tardi.',
    orderNotFound: 'Non troviamo questo ordine.',
    paymentUnavailable: 'Il pagamento non è partito e non è stato addebitato nulla. Riprova tra un momento.',
  },
}

/** Names are filled in unescaped: escape them where they are shown. */
export function orderText(
  language: Language,
  text: OrderText,
  parts: Readonly<Record<string, string | number>> = {},
): string {
  return ORDER_TEXTS[language][text].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parts[name] ?? ''))
}
