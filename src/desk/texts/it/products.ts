/** Italian, with “tu”: products. */
import type { EN_PRODUCTS } from '../en/products.ts'

export const IT_PRODUCTS: Readonly<Record<keyof typeof EN_PRODUCTS, string>> = {
  'products.empty': 'Ancora nessun prodotto',
  'products.emptyHint': 'Importa un catalogo con npm run catalogue, e i prodotti compaiono qui.',

  'product.name': 'Nome',
  'product.sku': 'SKU',
  'product.family': 'Famiglia',
  'product.ageGroup': 'Fascia d’età',
  'product.variants': 'Varianti',
  'product.recommended': 'Consigliato',
  'product.isRecommended': 'Consigliato',

  'family.socks': 'Calzini',
  'family.underwear': 'Intimo',
  'family.slippers': 'Pantofole',
  'family.accessories': 'Accessori',
  'family.gift-boxes': 'Scatole regalo',

  'ageGroup.adult': 'Adulti',
  'ageGroup.kids': 'Bambini',
  'ageGroup.baby': 'Neonati',

  'product.title': 'Prodotto',
  'product.stock': 'Scorte',
  'product.prices': 'Prezzi',
  'product.size': 'Taglia',
  'product.currency': 'Valuta',
  'product.original': 'Prezzo di listino',
  'product.final': 'Prezzo',
  'product.saved': 'Prezzi e scorte sono stati salvati.',
  'product.missing': 'Non esiste il prodotto {sku}',
  'product.missingHint': 'Forse è stato tolto dal catalogo.',
  'product.all': 'Tutti i prodotti',
  'product.noVariants': 'Questo prodotto non ha varianti.',
  'product.wrongNumber': 'I campi contrassegnati richiedono un numero, per esempio 7 o 12,95.',

  'warehouse.nl': 'Paesi Bassi',
  'warehouse.nl-rsv': 'Paesi Bassi, riserva',
  'warehouse.us': 'Stati Uniti',
  'warehouse.us-rsv': 'Stati Uniti, riserva',
}
