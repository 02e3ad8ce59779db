/** French, with “vous”: products. */
import type { EN_PRODUCTS } from '../en/products.ts'

export const FR_PRODUCTS: Readonly<Record<keyof typeof EN_PRODUCTS, string>> = {
  'products.empty': 'Aucun produit pour l’instant',
  'products.emptyHint': 'Importez un catalogue avec npm run catalogue, et les produits apparaissent ici.',

  'product.name': 'Nom',
  'product.sku': 'SKU',
  'product.family': 'Famille',
  'product.ageGroup': 'Tranche d’âge',
  'product.variants': 'Variantes',
  'product.recommended': 'Recommandé',
  'product.isRecommended': 'Recommandé',

  'family.socks': 'Chaussettes',
  'family.underwear': 'Sous-vêtements',
  'family.slippers': 'Chaussons',
  'family.accessories': 'Accessoires',
  'family.gift-boxes': 'Coffrets cadeaux',

  'ageGroup.adult': 'Adultes',
  'ageGroup.kids': 'Enfants',
  'ageGroup.baby': 'Bébés',

  'product.title': 'Produit',
  'product.stock': 'Stock',
  'product.prices': 'Prix',
  'product.size': 'Taille',
  'product.currency': 'Devise',
  'product.original': 'Prix habituel',
  'product.final': 'Prix',
  'product.saved': 'Les prix et le stock sont enregistrés.',
  'product.missing': 'Il n’y a pas de produit {sku}',
  'product.missingHint': 'Il a peut-être été retiré du catalogue.',
  'product.all': 'Tous les produits',
  'product.noVariants': 'Ce produit n’a pas de variante.',
  'product.wrongNumber': 'Les champs marqués attendent un nombre, par exemple 7 ou 12,95.',

  'warehouse.nl': 'Pays-Bas',
  'warehouse.nl-rsv': 'Pays-Bas, réserve',
  'warehouse.us': 'États-Unis',
  'warehouse.us-rsv': 'États-Unis, réserve',
}
