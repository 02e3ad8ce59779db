/** What shoppers read about parcels, by mail and on the page of their order. */
import { inSwissGerman } from '../../../../markets/languages/swiss-german.ts'
import { textLocaleOf } from '../../../../markets/languages/text-locale-of.ts'
import type { CountryCode, Language } from '../../../../markets/types.ts'

/** The British texts define which texts exist. */
const en = {
  shippedSubject: 'Your order {number} is on its way',
  partSubject: 'Part of your order {number} is on its way',
  shippedText: 'Your parcel has left us with {carrier}.',
  inParcel: 'In this parcel',
  stillToCome: 'Still to come',
  stillText: 'These follow in another parcel. We’ll write again when they leave.',
  carrier: 'Carrier',
  trackingNumber: 'Tracking number',
  track: 'Track your parcel',
  voidSubject: 'A correction about your order {number}',
  voidText:
    'We wrote that a parcel with {carrier} was on its way. That was a mistake on our side: it hasn’t left yet. Please ignore the tracking number; we’ll write again as soon as it has.',
  linesCancelledSubject: 'A change to your order {number}',
  linesCancelledText:
    'We’ve taken the following out of your order. {amount} is on its way back to the payment method you used.',
  linesCancelledFree: 'We’ve taken the following out of your order.',
  unshipped: 'We’re getting it ready',
  partly_shipped: 'Part of it is on its way',
  shipped: 'On its way to you',
  delivered: 'Delivered',
  checking: 'We’re checking your order',
  parcels: 'Parcels',
  sentOn: 'Sent on {day}',
  deliveredOn: 'Delivered on {day}',
  slip: 'Packing slip',
  pickingList: 'Picking list',
  warehouse: 'Warehouse',
  orders: 'Orders',
  quantity: 'Quantity',
  article: 'Item',
  deliveryNote: 'Delivery instructions',
}

export type FulfilmentTexts = { readonly [Key in keyof typeof en]: string }

const enUS: FulfilmentTexts = {
  ...en,
  shippedSubject: 'Your order {number} has shipped',
  partSubject: 'Part of your order {number} has shipped',
  shippedText: 'Your package has left us with {carrier}.',
  inParcel: 'In this package',
  stillText: 'These follow in another package. We’ll write again when they leave.',
  track: 'Track your package',
  voidText:
    'We wrote that a package with {carrier} was on its way. That was a mistake on our side: it hasn’t left yet. Please ignore the tracking number; we’ll write again as soon as it has.',
  parcels: 'Packages',
  sentOn: 'Shipped on {day}',
}

const de: FulfilmentTexts = {
  shippedSubject: 'Deine Bestellung {number} ist unterwegs',
  partSubject: 'Ein Teil deiner Bestellung {number} ist unterwegs',
  shippedText: 'Gute Nachricht: Dein Paket ist mit {carrier} auf dem Weg zu dir.',
  inParcel: 'In diesem Paket',
  stillToCome: 'Kommt noch',
  stillText: 'Das folgt in einem weiteren Paket. Wir schreiben dir, sobald es losgeht.',
  carrier: 'Versanddienst',
  trackingNumber: 'Sendungsnummer',
  track: 'Sendung verfolgen',
  voidSubject: 'Eine Korrektur zu deiner Bestellung {number}',
  voidText:
    'Wir hatten dir geschrieben, dass ein Paket mit {carrier} unterwegs ist. Das war unser Fehler: Es ist noch nicht losgeschickt. Bitte ignoriere die Sendungsnummer; wir schreiben dir, sobald es wirklich unterwegs ist.',
  linesCancelledSubject: 'Eine Änderung an deiner Bestellung {number}',
  linesCancelledText:
    'Wir haben Folgendes aus deiner Bestellung genommen. Du bekommst {amount} auf demselben Weg zurück, auf dem du bezahlt hast.',
  linesCancelledFree: 'Wir haben Folgendes aus deiner Bestellung genommen.',
  unshipped: 'Wird vorbereitet',
  partly_shipped: 'Teilweise unterwegs',
  shipped: 'Unterwegs zu dir',
  delivered: 'Zugestellt',
  checking: 'Wir prüfen deine Bestellung',
  parcels: 'Pakete',
  sentOn: 'Verschickt am {day}',
  deliveredOn: 'Zugestellt am {day}',
  slip: 'Lieferschein',
  pickingList: 'Pickliste',
  warehouse: 'Lager',
  orders: 'Bestellungen',
  quantity: 'Menge',
  article: 'Artikel',
  deliveryNote: 'Hinweis zur Lieferung',
}

const nl: FulfilmentTexts = {
  shippedSubject: 'Je bestelling {number} is onderweg',
  partSubject: 'Een deel van je bestelling {number} is onderweg',
  shippedText: 'Goed nieuws: je pakket is met {carrier} naar je onderweg.',
  inParcel: 'In dit pakket',
  stillToCome: 'Volgt nog',
  stillText: 'Dit komt in een volgend pakket. We schrijven je zodra het vertrekt.',
  carrier: 'Vervoerder',
  trackingNumber: 'Track-en-tracecode',
  track: 'Volg je pakket',
  voidSubject: 'Een correctie over je bestelling {number}',
  voidText:
    'We schreven dat er een pakket met {carrier} onderweg was. Dat was een vergissing van ons: het is nog niet vertrokken. Negeer de track-en-tracecode; we schrijven je zodra het echt onderweg is.',
  linesCancelledSubject: 'Een wijziging in je bestelling {number}',
  linesCancelledText:
    'We hebben het volgende uit je bestelling gehaald. Je krijgt {amount} terug via de betaalmethode die je gebruikte.',
  linesCancelledFree: 'We hebben het volgende uit je bestelling gehaald.',
  unshipped: 'We maken je bestelling klaar',
  partly_shipped: 'Deels onderweg',
  shipped: 'Onderweg naar jou',
  delivered: 'Bezorgd',
  checking: 'We controleren je bestelling',
  parcels: 'Pakketten',
  sentOn: 'Verzonden op {day}',
  deliveredOn: 'Bezorgd op {day}',
  slip: 'Pakbon',
  pickingList: 'Picklijst',
  warehouse: 'Magazijn',
  orders: 'Bestellingen',
  quantity: 'Aantal',
  article: 'Artikel',
  deliveryNote: 'Opmerking voor de bezorger',
}

const fr: FulfilmentTexts = {
  shippedSubject: 'Votre commande {number} est en route',
  partSubject: 'Une partie de votre commande {number} est en route',
  shippedText: 'Bonne nouvelle : votre colis est parti avec {carrier}.',
  inParcel: 'Dans ce colis',
  stillToCome: 'Encore à venir',
  stillText: 'Ces articles suivront dans un autre colis. Nous vous écrirons dès son départ.',
  carrier: 'Transporteur',
  trackingNumber: 'Numéro de suivi',
  track: 'Suivre le colis',
  voidSubject: 'Une rectification concernant votre commande {number}',
  voidText:
    'Nous vous avions annoncé le départ d’un colis avec {carrier}. C’était une erreur de notre part : il n’est pas encore parti. Ne tenez pas compte du numéro de suivi ; nous vous écrirons dès son départ.',
  linesCancelledSubject: 'Une modification de votre commande {number}',
  linesCancelledText:
    'Nous avons retiré les articles suivants de votre commande. Nous vous remboursons {amount} par le moyen de paiement utilisé pour votre commande.',
  linesCancelledFree: 'Nous avons retiré les articles suivants de votre commande.',
  unshipped: 'En préparation',
  partly_shipped: 'Partiellement expédiée',
  shipped: 'En route vers vous',
  delivered: 'Livrée',
  checking: 'Nous vérifions votre commande',
  parcels: 'Colis',
  sentOn: 'Expédié le {day}',
  deliveredOn: 'Livré le {day}',
  slip: 'Bon de livraison',
  pickingList: 'Liste de préparation',
  warehouse: 'Entrepôt',
  orders: 'Commandes',
  quantity: 'Quantité',
  article: 'Article',
  deliveryNote: 'Consigne de livraison',
}

const es: FulfilmentTexts = {
  shippedSubject: 'Tu pedido {number} está en camino',
  partSubject: 'Parte de tu pedido {number} está en camino',
  shippedText: 'Buenas noticias: tu paquete ha salido con {carrier}.',
  inParcel: 'En este paquete',
  stillToCome: 'Falta por llegar',
  stillText: 'Esto llegará en otro paquete. Te escribiremos en cuanto salga.',
  carrier: 'Transportista',
  trackingNumber: 'Número de seguimiento',
  track: 'Seguir el paquete',
  voidSubject: 'Una corrección sobre tu pedido {number}',
  voidText:
    'Te escribimos que un paquete con {carrier} estaba en camino. Fue un error nuestro: todavía no ha salido. No tengas en cuenta el número de seguimiento; te escribiremos en cuanto salga de verdad.',
  linesCancelledSubject: 'Un cambio en tu pedido {number}',
  linesCancelledText:
    'Hemos quitado lo siguiente de tu pedido. Te devolvemos {amount} por el mismo medio con el que pagaste.',
  linesCancelledFree: 'Hemos quitado lo siguiente de tu pedido.',
  unshipped: 'Estamos preparando tu pedido',
  partly_shipped: 'Una parte está en camino',
  shipped: 'En camino',
  delivered: 'Entregado',
  checking: 'Estamos revisando tu pedido',
  parcels: 'Paquetes',
  sentOn: 'Enviado el {day}',
  deliveredOn: 'Entregado el {day}',
  slip: 'Albarán',
  pickingList: 'Lista de preparación',
  warehouse: 'Almacén',
  orders: 'Pedidos',
  quantity: 'Cantidad',
  article: 'Artículo',
  deliveryNote: 'Indicaciones de entrega',
}

const it: FulfilmentTexts = {
  shippedSubject: 'Il tuo ordine {number} è in viaggio',
  partSubject: 'Una parte del tuo ordine {number} è in viaggio',
  shippedText: 'Buone notizie: il tuo pacco è partito con {carrier}.',
  inParcel: 'In questo pacco',
  stillToCome: 'Arriverà più tardi',
  stillText: 'Questi articoli arriveranno con un altro pacco. Ti scriveremo appena parte.',
  carrier: 'Corriere',
  trackingNumber: 'Numero di tracciamento',
  track: 'Segui il pacco',
  voidSubject: 'Una correzione sul tuo ordine {number}',
  voidText:
    'Ti avevamo scritto che un pacco con {carrier} era in viaggio. È stato un nostro errore: non è ancora partito. Ignora il numero di tracciamento; ti scriveremo appena parte davvero.',
  linesCancelledSubject: 'Una modifica al tuo ordine {number}',
  linesCancelledText:
    'Abbiamo tolto dal tuo ordine i seguenti articoli. Ti rimborsiamo {amount} con lo stesso metodo con cui hai pagato.',
  linesCancelledFree: 'Abbiamo tolto dal tuo ordine i seguenti articoli.',
  unshipped: 'In preparazione',
  partly_shipped: 'Una parte è in viaggio',
  shipped: 'In viaggio verso di te',
  delivered: 'Consegnato',
  checking: 'Stiamo controllando il tuo ordine',
  parcels: 'Pacchi',
  sentOn: 'Spedito in data {day}',
  deliveredOn: 'Consegnato in data {day}',
  slip: 'Distinta di imballaggio',
  pickingList: 'Lista di prelievo',
  warehouse: 'Magazzino',
  orders: 'Ordini',
  quantity: 'Quantità',
  article: 'Articolo',
  deliveryNote: 'Indicazioni per la consegna',
}

const TEXTS: Readonly<Record<Language, FulfilmentTexts>> = { en, de, nl, fr, es, it }

/** American English and Swiss German are spelt in their own ways. */
export function fulfilmentTextsOf({
  language,
  market: { country },
}: {
  readonly language: Language
  readonly market: { readonly country: CountryCode }
}): FulfilmentTexts {
  const locale = textLocaleOf({ language, countryCode: country })
  if (locale === 'en-US') return enUS
  return locale === 'de-CH' ? swiss : TEXTS[language]
}

const swiss: FulfilmentTexts = mapped(de)

function mapped(texts: FulfilmentTexts): FulfilmentTexts {
  const changed: Record<keyof FulfilmentTexts, string> = { ...texts }
  const isKey = (key: string): key is keyof FulfilmentTexts => Object.hasOwn(texts, key)
  for (const key of Object.keys(changed).filter(isKey)) changed[key] = inSwissGerman(changed[key])
  return changed
}
