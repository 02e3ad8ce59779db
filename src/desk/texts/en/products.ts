/** English: products. */
export const EN_PRODUCTS = {
  'products.empty': 'No products yet',
  'products.emptyHint': 'Import a catalogue with npm run catalogue, and the products appear here.',

  'product.name': 'Name',
  'product.sku': 'SKU',
  'product.family': 'Family',
  'product.ageGroup': 'Age group',
  'product.variants': 'Variants',
  'product.recommended': 'Recommended',
  'product.isRecommended': 'Recommended',

  'family.socks': 'Socks',
  'family.underwear': 'Underwear',
  'family.slippers': 'Slippers',
  'family.accessories': 'Accessories',
  'family.gift-boxes': 'Gift boxes',

  'ageGroup.adult': 'Adults',
  'ageGroup.kids': 'Children',
  'ageGroup.baby': 'Babies',

  'product.title': 'Product',
  'product.stock': 'Stock',
  'product.prices': 'Prices',
  'product.size': 'Size',
  'product.currency': 'Currency',
  'product.original': 'Regular price',
  'product.final': 'Price',
  'product.saved': 'Prices and stock are saved.',
  'product.missing': 'There is no product {sku}',
  'product.missingHint': 'It may have been removed from the catalogue.',
  'product.all': 'All products',
  'product.noVariants': 'This product has no variants.',
  'product.wrongNumber': 'The marked fields need a number, such as 7 or 12.95.',

  'warehouse.nl': 'Netherlands',
  'warehouse.nl-rsv': 'Netherlands, reserve',
  'warehouse.us': 'United States',
  'warehouse.us-rsv': 'United States, reserve',
}
