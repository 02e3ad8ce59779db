/** A shop's database with products in it, filled as an import fills it. */
import type { CatalogueProduct } from '../../src/contracts/merchant/catalogue.ts'
import { cataloguePictures } from '../../src/merchant/catalogue/catalogue-pictures.ts'
import { writeProducts } from '../../src/merchant/catalogue/write-products.ts'
import { loadDrawings } from '../../src/merchant/drawings.ts'
import { MIGRATIONS, type ShopSchema } from '../../src/merchant/shop-schema.ts'
import { freshDatabase, type EngineName, type FreshDatabase } from './fresh-database.ts'

export const MORNING = new Date('2026-11-15T10:00:00.000Z')

export async function shopWithProducts(
  engine: EngineName,
  products: readonly CatalogueProduct[] = [],
): Promise<FreshDatabase<ShopSchema>> {
  const fresh = await freshDatabase<ShopSchema>(engine, MIGRATIONS)
  await addProducts(fresh, products)
  return fresh
}

export async function addProducts(
  { database }: Pick<FreshDatabase<ShopSchema>, 'database'>,
  products: readonly CatalogueProduct[],
  now = MORNING,
) {
  const pictures = cataloguePictures({ catalogueFile: '', dataDir: '', drawings: await loadDrawings('loom/index.ts') })
  const options = { database, pictures, now, alsoChanged: () => {} }
  await database.transaction((transaction) => writeProducts(transaction, products, options))
}
