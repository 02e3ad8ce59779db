/** Spanish, with “tú”: products. */
import type { EN_PRODUCTS } from '../en/products.ts'

export const ES_PRODUCTS: Readonly<Record<keyof typeof EN_PRODUCTS, string>> = {
  'products.empty': 'Aún no hay productos',
  'products.emptyHint': 'Importa un catálogo con npm run catalogue y los productos aparecerán aquí.',

  'product.name': 'Nombre',
  'product.sku': 'SKU',
  'product.family': 'Familia',
  'product.ageGroup': 'Grupo de edad',
  'product.variants': 'Variantes',
  'product.recommended': 'Recomendado',
  'product.isRecommended': 'Recomendado',

  'family.socks': 'Calcetines',
  'family.underwear': 'Ropa interior',
  'family.slippers': 'Zapatillas de casa',
  'family.accessories': 'Accesorios',
  'family.gift-boxes': 'Cajas de regalo',

  'ageGroup.adult': 'Adultos',
  'ageGroup.kids': 'Niños',
  'ageGroup.baby': 'Bebés',

  'product.title': 'Producto',
  'product.stock': 'Existencias',
  'product.prices': 'Precios',
  'product.size': 'Talla',
  'product.currency': 'Moneda',
  'product.original': 'Precio habitual',
  'product.final': 'Precio',
  'product.saved': 'Se han guardado los precios y las existencias.',
  'product.missing': 'No existe el producto {sku}',
  'product.missingHint': 'Puede que se haya retirado del catálogo.',
  'product.all': 'Todos los productos',
  'product.noVariants': 'Este producto no tiene variantes.',
  'product.wrongNumber': 'Los campos marcados necesitan un número, por ejemplo 7 o 12,95.',

  'warehouse.nl': 'Países Bajos',
  'warehouse.nl-rsv': 'Países Bajos, reserva',
  'warehouse.us': 'Estados Unidos',
  'warehouse.us-rsv': 'Estados Unidos, reserva',
}
