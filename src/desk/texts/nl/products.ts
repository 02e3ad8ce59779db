/** Dutch, with “je”: products. */
import type { EN_PRODUCTS } from '../en/products.ts'

export const NL_PRODUCTS: Readonly<Record<keyof typeof EN_PRODUCTS, string>> = {
  'products.empty': 'Nog geen producten',
  'products.emptyHint': 'Importeer een catalogus met npm run catalogue, dan staan de producten hier.',

  'product.name': 'Naam',
  'product.sku': 'SKU',
  'product.family': 'Familie',
  'product.ageGroup': 'Leeftijdsgroep',
  'product.variants': 'Varianten',
  'product.recommended': 'Aanbevolen',
  'product.isRecommended': 'Aanbevolen',

  'family.socks': 'Sokken',
  'family.underwear': 'Ondergoed',
  'family.slippers': 'Sloffen',
  'family.accessories': 'Accessoires',
  'family.gift-boxes': 'Cadeauboxen',

  'ageGroup.adult': 'Volwassenen',
  'ageGroup.kids': 'Kinderen',
  'ageGroup.baby': 'Baby’s',

  'product.title': 'Product',
  'product.stock': 'Voorraad',
  'product.prices': 'Prijzen',
  'product.size': 'Maat',
  'product.currency': 'Valuta',
  'product.original': 'Normale prijs',
  'product.final': 'Prijs',
  'product.saved': 'Prijzen en voorraad zijn opgeslagen.',
  'product.missing': 'Er is geen product {sku}',
  'product.missingHint': 'Misschien is het uit de catalogus verwijderd.',
  'product.all': 'Alle producten',
  'product.noVariants': 'Dit product heeft geen varianten.',
  'product.wrongNumber': 'De gemarkeerde velden hebben een getal nodig, zoals 7 of 12,95.',

  'warehouse.nl': 'Nederland',
  'warehouse.nl-rsv': 'Nederland, reserve',
  'warehouse.us': 'Verenigde Staten',
  'warehouse.us-rsv': 'Verenigde Staten, reserve',
}
