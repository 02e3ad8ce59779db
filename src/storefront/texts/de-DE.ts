import type { Texts } from './types.ts'

/** German, for Germany and Austria; Switzerland writes it its own way (de-CH.ts). Says du. */
export const texts: Texts = {
  chooserTitle: 'Wo stecken deine Füße?',
  chooserIntro: 'Wähl dein Land, dann laufen die Socken in die richtige Richtung.',
  continentEU: 'Europa',
  continentNA: 'Nordamerika',
  continentAS: 'Asien und Ozeanien',
  chooserExternal: 'öffnet unseren Partnershop',

  cantFindIt: 'Weg, wie die zweite Socke',
  cantFindItText: 'Diese Seite ist umgezogen oder war nie hier. Prüf die Adresse oder fang auf der Startseite neu an.',
  somethingBroke: 'Uns ist eine Masche heruntergefallen',
  somethingBrokeText: 'Bei uns ist etwas kaputtgegangen, nicht bei dir. Versuch es gleich noch einmal.',
  badRequest: 'Das kam auf links gedreht an',
  badRequestText:
    'Mit dieser Adresse können wir nichts anfangen. Prüf sie auf Tippfehler oder geh zurück zur Startseite.',
  backToStart: 'Zurück zum Start schwimmen',

  home: 'Startseite',
  search: 'Suchen',
  cart: 'Warenkorb',
  menu: 'Menü',
  checkout: 'Kasse',
  logIn: 'Anmelden',
  faq: 'Häufige Fragen',
  skipToContent: 'Zum Inhalt springen',
  pageLoaded: '{title}, Seite geladen',
  changeCountry: 'Land wechseln',
  madeBy: 'Geführt von einem Fisch ohne Füße, aber mit klarer Meinung zu Socken.',
  menuTitle: 'Alles im Fluss',

  searchFor: 'Suchergebnisse für „{term}“',
  searchPrompt: 'Wonach angelst du?',
  comingSoon: 'Die Strickmaschinen laufen sich warm. Bald gibt es hier Socken.',

  badgeNew: 'Neu',
  badgeSale: 'Sale',
  badgeBestseller: 'Bestseller',
  badgeLimited: 'Limitiert',
  badgeGift: 'Geschenkfertig',
  soldOut: 'Ausverkauft',
  lowStock: 'Nur noch wenige',
  sizes: 'Größen',
  otherColours: 'Andere Farben',
  madeOf: 'Material',
  nextPage: 'Nächste Seite',
  previousPage: 'Vorige Seite',
  pageOf: 'Seite {page} von {pages}',
  emptyPage: 'Auf dieser Seite liegt nichts. Die Ware beginnt auf Seite eins.',
  firstPage: 'Zu Seite eins',
  priceBefore: 'Vorher',
  priceNow: 'Jetzt',
  lowestPrice: 'Niedrigster Preis der 30 Tage davor: {price}',
  productCount: '{count} Artikel',

  emptyCart: 'Dein Warenkorb ist barfuß',
  emptyCartText: 'Noch nichts drin. Fang mit einem Paar an, die zweite Socke ist inklusive.',
  cartView: 'Warenkorb',
  addressView: 'Adresse',
  paymentView: 'Zahlung',
  successView: 'Geschafft',

  orderLookup: 'Finde deine Bestellung',
  orderLookupText:
    'Gib deine E-Mail-Adresse und die Bestellnummer ein. Passt beides zusammen, schicken wir dir einen Link. Ganz ohne Passwort.',
  productDiagnostics: 'Produktdiagnose',
}
