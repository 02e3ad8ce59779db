/** German, with “du”: products. */
import type { EN_PRODUCTS } from '../en/products.ts'

export const DE_PRODUCTS: Readonly<Record<keyof typeof EN_PRODUCTS, string>> = {
  'products.empty': 'Noch keine Produkte',
  'products.emptyHint': 'Importiere einen Katalog mit npm run catalogue, dann stehen die Produkte hier.',

  'product.name': 'Name',
  'product.sku': 'SKU',
  'product.family': 'Familie',
  'product.ageGroup': 'Altersgruppe',
  'product.variants': 'Varianten',
  'product.recommended': 'Empfohlen',
  'product.isRecommended': 'Empfohlen',

  'family.socks': 'Socken',
  'family.underwear': 'Unterwäsche',
  'family.slippers': 'Hausschuhe',
  'family.accessories': 'Accessoires',
  'family.gift-boxes': 'Geschenkboxen',

  'ageGroup.adult': 'Erwachsene',
  'ageGroup.kids': 'Kinder',
  'ageGroup.baby': 'Babys',

  'product.title': 'Produkt',
  'product.stock': 'Bestand',
  'product.prices': 'Preise',
  'product.size': 'Größe',
  'product.currency': 'Währung',
  'product.original': 'Regulärer Preis',
  'product.final': 'Preis',
  'product.saved': 'Preise und Bestand sind gespeichert.',
  'product.missing': 'Es gibt kein Produkt {sku}',
  'product.missingHint': 'Vielleicht wurde es aus dem Katalog entfernt.',
  'product.all': 'Alle Produkte',
  'product.noVariants': 'Dieses Produkt hat keine Varianten.',
  'product.wrongNumber': 'Die markierten Felder brauchen eine Zahl, zum Beispiel 7 oder 12,95.',

  'warehouse.nl': 'Niederlande',
  'warehouse.nl-rsv': 'Niederlande, Reserve',
  'warehouse.us': 'USA',
  'warehouse.us-rsv': 'USA, Reserve',
}
