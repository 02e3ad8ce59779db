/**
 * Messages of the cart service for shoppers, in their language. A storefront may show its own text for a code; otherwise it shows
 * this one. One English for all readers: it uses neither basket nor cart. The tone of each language is in docs/texts-review.md.
 */
import type { Language } from '../../../markets/types.ts'

const EN = {
  notSoldHere:
    'We don’t sell {name} in your country. Please remove this item before you order; it isn’t included in the total.',
  soldOutInCart: 'We’ve sold out of {name}. Please remove this item before you order; it isn’t included in the total.',
  lessInStock: 'Only {left} left of {name}. You can’t order more than that.',
  notThatMany: 'We don’t have that many of {name}. Please choose fewer.',
  soldOut: 'Sorry, we’ve sold out of {name}.',
  shippingReplaced: 'The delivery option you chose is no longer available. We’ve switched you to {name}.',
  noShipping: 'We can’t deliver these items at the moment. Please try again later.',
  codeNotApplied: 'Discount code {code} isn’t valid for this order.',
  codeNeedsMore: 'Discount code {code} only works on larger orders. Add more items to use it.',
  unauthorized: 'Your session has expired. Please start again.',
  cartNotFound: 'These items are no longer saved. Please add them again.',
  cartClosed: 'You’ve already ordered these items. You can start a new order whenever you like.',
  cartChanged: 'These items have changed in another window. Please check them and try again.',
  missingProducts: 'One or more items are no longer available. Please choose something else.',
  otherWarehouse: 'We can’t deliver {name} to your country. Please choose something else.',
  otherRegion:
    'We deliver to that country from another warehouse, so these items can’t come along. Please start a new order there.',
  tooMany: 'You can order up to {most} of each item.',
  tooManyCodes: 'Too many codes in a row. Please try again in ten minutes.',
  tooManyCarts: 'Too many requests in a row. Please try again in a minute.',
}

export type CartText = keyof typeof EN

export const CART_TEXTS: Readonly<Record<Language, Readonly<Record<CartText, string>>>> = {
  en: EN,
  de: {
    notSoldHere:
      'In deinem Land nicht erhältlich: {name}. Bitte nimm den Artikel vor dem Bestellen aus dem Warenkorb; in der Summe ist er nicht enthalten.',
    soldOutInCart:
      'Ausverkauft: {name}. Bitte nimm den Artikel vor dem Bestellen aus dem Warenkorb; in der Summe ist er nicht enthalten.',
    lessInStock: 'Nur noch {left} Stück da: {name}. Mehr kannst du davon nicht bestellen.',
    notThatMany: 'So viele haben wir nicht da: {name}. Bitte wähl weniger.',
    soldOut: 'Leider ausverkauft: {name}.',
    shippingReplaced: 'Deine Versandart ist nicht mehr verfügbar. Stattdessen ist jetzt {name} ausgewählt.',
    noShipping: 'Diese Artikel können wir im Moment nicht verschicken. Bitte versuch es später noch einmal.',
    codeNotApplied: 'Der Rabattcode {code} gilt für diese Bestellung nicht.',
    codeNeedsMore:
      'Der Rabattcode {code} gilt erst ab einem höheren Bestellwert. Leg noch etwas in den Warenkorb, um ihn zu nutzen.',
    unauthorized: 'Deine Sitzung ist abgelaufen. Bitte fang noch einmal von vorn an.',
    cartNotFound: 'Dieser Warenkorb ist abgelaufen. Leg einfach einen neuen an.',
    cartClosed: 'Diese Artikel hast du schon bestellt. Eine neue Bestellung kannst du jederzeit aufgeben.',
    cartChanged: 'Der Warenkorb hat sich in einem anderen Fenster geändert. Bitte prüf ihn und versuch es noch einmal.',
    missingProducts: 'Mindestens ein Artikel ist nicht mehr erhältlich. Bitte such dir etwas anderes aus.',
    otherWarehouse: 'Diesen Artikel können wir nicht in dein Land liefern: {name}. Bitte such dir etwas anderes aus.',
    otherRegion:
      'Dorthin liefern wir aus einem anderen Lager, deshalb kann dieser Warenkorb nicht mitkommen. Bitte leg dort einen neuen an.',
    tooMany: 'Von jedem Artikel kannst du höchstens {most} Stück bestellen.',
    tooManyCodes: 'Zu viele Codes hintereinander. Bitte versuch es in zehn Minuten noch einmal.',
    tooManyCarts: 'Zu viele Anfragen hintereinander. Bitte versuch es in einer Minute noch einmal.',
  },
  nl: {
    notSoldHere:
      'In jouw land niet verkrijgbaar: {name}. Haal dit artikel uit je winkelmandje voordat je bestelt; het telt niet mee in het totaal.',
    soldOutInCart:
      'Uitverkocht: {name}. Haal dit artikel uit je winkelmandje voordat je bestelt; het telt niet mee in het totaal.',
    lessInStock: 'Van {name} hebben we er nog maar {left}. Meer kun je er niet bestellen.',
    notThatMany: 'Zoveel hebben we er niet van {name}. Kies een kleiner aantal.',
    soldOut: 'Helaas uitverkocht: {name}.',
    shippingReplaced:
      'De verzendmethode die je koos, is niet meer beschikbaar. In plaats daarvan is nu {name} gekozen.',
    noShipping: 'We kunnen deze artikelen op dit moment niet verzenden. Probeer het later nog eens.',
    codeNotApplied: 'Kortingscode {code} geldt niet voor deze bestelling.',
    codeNeedsMore: 'Kortingscode {code} geldt pas vanaf een hoger bestelbedrag. Voeg nog iets toe om hem te gebruiken.',
    unauthorized: 'Je sessie is verlopen. Begin opnieuw.',
    cartNotFound: 'Dit winkelmandje is verlopen. Begin gerust opnieuw.',
    cartClosed: 'Deze artikelen heb je al besteld. Een nieuwe bestelling plaatsen kan altijd.',
    cartChanged: 'Je winkelmandje is in een ander venster gewijzigd. Kijk het na en probeer het opnieuw.',
    missingProducts: 'Minstens één artikel is niet meer verkrijgbaar. Kies iets anders.',
    otherWarehouse: 'Dit artikel kunnen we niet naar jouw land verzenden: {name}. Kies iets anders.',
    otherRegion:
      'Daarheen verzenden we vanuit een ander magazijn, dus dit winkelmandje kan niet mee. Begin daar opnieuw.',
    tooMany: 'Van elk artikel kun je er maximaal {most} bestellen.',
    tooManyCodes: 'Te veel codes achter elkaar. Probeer het over tien minuten nog eens.',
    tooManyCarts: 'Te veel verzoeken achter elkaar. Probeer het over een minuut nog eens.',
  },
  fr: {
    notSoldHere:
      'Non disponible dans votre pays : {name}. Retirez cet article avant de commander ; il n’est pas compris dans le total.',
    soldOutInCart: 'Article épuisé : {name}. Retirez-le avant de commander ; il n’est pas compris dans le total.',
    lessInStock: 'Plus que {left} en stock : {name}. Impossible d’en commander davantage.',
    notThatMany: 'Nous n’en avons pas autant en stock : {name}. Choisissez une quantité plus petite.',
    soldOut: 'Cet article est malheureusement épuisé : {name}.',
    shippingReplaced: 'Le mode de livraison choisi n’est plus disponible. Nous l’avons remplacé par {name}.',
    noShipping: 'Nous ne pouvons pas livrer ces articles pour le moment. Réessayez plus tard.',
    codeNotApplied: 'Le code promo {code} ne s’applique pas à cette commande.',
    codeNeedsMore:
      'Le code promo {code} s’applique à partir d’un montant plus élevé. Complétez votre panier pour en profiter.',
    unauthorized: 'Votre session a expiré. Veuillez recommencer.',
    cartNotFound: 'Ce panier a expiré. Commencez-en un nouveau quand vous voulez.',
    cartClosed: 'Vous avez déjà commandé ces articles. Vous pouvez passer une nouvelle commande quand vous voulez.',
    cartChanged: 'Votre panier a été modifié dans une autre fenêtre. Vérifiez-le, puis réessayez.',
    missingProducts: 'Au moins un article n’est plus disponible. Choisissez autre chose.',
    otherWarehouse: 'Nous ne pouvons pas livrer cet article dans votre pays : {name}. Choisissez autre chose.',
    otherRegion:
      'Ce pays est livré depuis un autre entrepôt : ce panier ne peut pas vous y suivre. Commencez-en un nouveau là-bas.',
    tooMany: 'Vous pouvez commander jusqu’à {most} exemplaires de chaque article.',
    tooManyCodes: 'Trop de codes à la suite. Réessayez dans dix minutes.',
    tooManyCarts: 'Trop de demandes à la suite. Réessayez dans une minute.',
  },
  es: {
    notSoldHere:
      'No disponible en tu país: {name}. Quita este artículo antes de hacer el pedido; no está incluido en el total.',
    soldOutInCart: 'Agotado: {name}. Quita este artículo antes de hacer el pedido; no está incluido en el total.',
    lessInStock: 'Solo tenemos {left} de {name}. Es lo máximo que puedes pedir.',
    notThatMany: 'No tenemos tantas unidades de {name}. Elige una cantidad menor.',
    soldOut: 'Lo sentimos, se ha agotado: {name}.',
    shippingReplaced: 'El método de envío que elegiste ya no está disponible. Lo hemos cambiado por {name}.',
    noShipping: 'Ahora mismo no podemos enviar estos artículos. Inténtalo más tarde.',
    codeNotApplied: 'El código de descuento {code} no vale para este pedido.',
    codeNeedsMore: 'El código de descuento {code} vale a partir de un importe mayor. Añade algo más para usarlo.',
    unauthorized: 'Tu sesión ha caducado. Vuelve a empezar.',
    cartNotFound: 'Esta cesta ha caducado. Empieza otra cuando quieras.',
    cartClosed: 'Ya has pedido estos artículos. Puedes hacer otro pedido cuando quieras.',
    cartChanged: 'La cesta ha cambiado en otra ventana. Revísala y vuelve a intentarlo.',
    missingProducts: 'Al menos un artículo ya no está disponible. Elige otra cosa.',
    otherWarehouse: 'No podemos enviar este artículo a tu país: {name}. Elige otra cosa.',
    otherRegion: 'A ese país enviamos desde otro almacén, así que esta cesta no puede ir contigo. Empieza otra allí.',
    tooMany: 'Puedes pedir hasta {most} unidades de cada artículo.',
    tooManyCodes: 'Demasiados códigos seguidos. Inténtalo de nuevo dentro de diez minutos.',
    tooManyCarts: 'Demasiadas solicitudes seguidas. Inténtalo de nuevo dentro de un minuto.',
  },
  it: {
    notSoldHere:
      'Non disponibile nel tuo Paese: {name}. Rimuovi questo articolo prima di ordinare: non è compreso nel totale.',
    soldOutInCart: 'Esaurito: {name}. Rimuovi questo articolo prima di ordinare: non è compreso nel totale.',
    lessInStock: 'Di {name} ne abbiamo solo {left}. Non puoi ordinarne di più.',
    notThatMany: 'Di {name} non ne abbiamo così tanti. Scegli una quantità minore.',
    soldOut: 'Purtroppo questo articolo è esaurito: {name}.',
    shippingReplaced: 'Il metodo di spedizione che hai scelto non è più disponibile. Lo abbiamo sostituito con {name}.',
    noShipping: 'Al momento non possiamo spedire questi articoli. Riprova più tardi.',
    codeNotApplied: 'Il codice sconto {code} non vale per questo ordine.',
    codeNeedsMore: 'Il codice sconto {code} vale a partire da un importo più alto. Aggiungi qualcosa per usarlo.',
    unauthorized: 'La sessione è scaduta. Ricomincia da capo.',
    cartNotFound: 'Questo carrello è scaduto. Iniziane uno nuovo quando vuoi.',
    cartClosed: 'Hai già ordinato questi articoli. Puoi fare un nuovo ordine quando vuoi.',
    cartChanged: 'Il carrello è cambiato in un’altra finestra. Controllalo e riprova.',
    missingProducts: 'Almeno un articolo non è più disponibile. Scegli qualcos’altro.',
    otherWarehouse: 'Non possiamo spedire questo articolo nel tuo Paese: {name}. Scegli qualcos’altro.',
    otherRegion:
      'In quel Paese spediamo da un altro magazzino, quindi questo carrello non può seguirti. Iniziane uno nuovo lì.',
    tooMany: 'Puoi ordinare fino a {most} pezzi per articolo.',
    tooManyCodes: 'Troppi codici di fila. Riprova tra dieci minuti.',
    tooManyCarts: 'Troppe richieste di fila. Riprova tra un minuto.',
  },
}

/** Names are filled in unescaped: escape them where they are shown. */
export function cartText(
  language: Language,
  text: CartText,
  parts: Readonly<Record<string, string | number>> = {},
): string {
  return CART_TEXTS[language][text].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(parts[name] ?? ''))
}
