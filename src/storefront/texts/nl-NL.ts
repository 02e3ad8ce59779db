import type { Texts } from './types.ts'

/** Dutch, for the Netherlands and Belgium. Says je. */
export const texts: Texts = {
  chooserTitle: 'Waar staan je voeten?',
  chooserIntro: 'Kies je land, dan lopen de sokken de goede kant op.',
  continentEU: 'Europa',
  continentNA: 'Noord-Amerika',
  continentAS: 'Azië en Oceanië',
  chooserExternal: 'opent de winkel van onze partner',

  cantFindIt: 'Weg, net als die andere sok',
  cantFindItText:
    'Deze pagina is verhuisd of heeft nooit bestaan. Controleer het adres of begin opnieuw op de homepage.',
  somethingBroke: 'We hebben een steek laten vallen',
  somethingBrokeText: 'Er ging iets mis, bij ons en niet bij jou. Probeer het zo nog eens.',
  badRequest: 'Dit kwam binnenstebuiten aan',
  badRequestText: 'Met dit adres kunnen we niets. Controleer het op tikfouten of begin opnieuw op de homepage.',
  backToStart: 'Zwem terug naar het begin',

  home: 'Homepage',
  search: 'Zoeken',
  cart: 'Winkelmandje',
  menu: 'Menu',
  checkout: 'Afrekenen',
  logIn: 'Inloggen',
  faq: 'Veelgestelde vragen',
  skipToContent: 'Naar de inhoud',
  pageLoaded: '{title}, pagina geladen',
  changeCountry: 'Ander land kiezen',
  madeBy: 'Gerund door een vis zonder voeten, maar met een uitgesproken mening over sokken.',
  menuTitle: 'Alles wat hier zwemt',

  searchFor: 'Zoekresultaten voor ‘{term}’',
  searchPrompt: 'Waar vis je naar?',
  comingSoon: 'De breimachines draaien warm. Binnenkort liggen hier sokken.',

  badgeNew: 'Nieuw',
  badgeSale: 'Sale',
  badgeBestseller: 'Bestseller',
  badgeLimited: 'Beperkte oplage',
  badgeGift: 'Klaar om te geven',
  soldOut: 'Uitverkocht',
  lowStock: 'Bijna op',
  sizes: 'Maten',
  otherColours: 'Andere kleuren',
  madeOf: 'Gemaakt van',
  nextPage: 'Volgende pagina',
  previousPage: 'Vorige pagina',
  pageOf: 'Pagina {page} van {pages}',
  emptyPage: 'Op deze pagina ligt niets. Het assortiment begint op pagina één.',
  firstPage: 'Naar pagina één',
  priceBefore: 'Was',
  priceNow: 'Nu',
  lowestPrice: 'Laagste prijs in de 30 dagen ervoor: {price}',
  productCount: '{count} producten',

  emptyCart: 'Je winkelmandje loopt nog op blote voeten',
  emptyCartText: 'Er zit nog niets in. Begin met één paar, de tweede sok is inbegrepen.',
  cartView: 'Winkelmandje',
  addressView: 'Adres',
  paymentView: 'Betaling',
  successView: 'Gelukt',

  orderLookup: 'Zoek je bestelling op',
  orderLookupText:
    'Vul je e-mailadres en bestelnummer in. Horen ze bij elkaar, dan mailen we je een link. Geen wachtwoord nodig.',
  productDiagnostics: 'Productdiagnose',
}
