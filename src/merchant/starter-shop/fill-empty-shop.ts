/** Fills an empty shop once. A merchant's own content is never touched again. */
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { saveBaskets, saveRules } from '../../services/discovery/admin.ts'
import { cataloguePictures } from '../catalogue/catalogue-pictures.ts'
import { writeProducts } from '../catalogue/write-products.ts'
import { loadDrawings } from '../drawings.ts'
import type { ShopSchema } from '../shop-schema.ts'
import type { LoadStarterShop } from './starter-shop.ts'
import { hasTerms, writeTermsOnce } from './write-terms.ts'

const LOADED = 'demo-shop-loaded'

type FillOptions = { readonly clock: Clock; readonly dataDir: string; readonly load: LoadStarterShop }

/** All of it or nothing: a shop that was killed while it was being filled starts again. */
export async function fillEmptyShop(
  database: Database<ShopSchema>,
  { clock, dataDir, load }: FillOptions,
): Promise<void> {
  const facts = database.query.selectFrom('facts').select('value').where('name', '=', LOADED)
  if (await facts.executeTakeFirst()) return addMissingTerms(database, { clock, load })
  if (await isInUse(database)) return
  const { writeContent } = await import('./write-content.ts')
  const shop = await load()
  const drawings = await loadDrawings()
  const pictures = cataloguePictures({ catalogueFile: '', dataDir, drawings })
  const now = clock.now()
  const products = shop.products()
  await database.transaction(async (transaction) => {
    await writeContent(transaction, { shop, drawings, now })
    await writeProducts(transaction, products, { database, pictures, now })
    await saveBaskets(transaction, database, shop.baskets(products, now))
    await saveRules(transaction, database, shop.searchRules)
    await writeTermsOnce(transaction, { database, shop, products, now })
    await transaction
      .insertInto('facts')
      .values({ name: LOADED, value: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}

/** Shops filled before there were carts have no shipping methods. */
async function addMissingTerms(
  database: Database<ShopSchema>,
  { clock, load }: Pick<FillOptions, 'clock' | 'load'>,
): Promise<void> {
  if (await hasTerms(database)) return
  const shop = await load()
  const now = clock.now()
  await database.transaction((transaction) =>
    writeTermsOnce(transaction, { database, shop, products: shop.products(), now }),
  )
}

/** A shop that already has a merchant's own stories or products is not filled. */
async function isInUse({ query }: Database<ShopSchema>): Promise<boolean> {
  const story = await query.selectFrom('stories').select('id').limit(1).executeTakeFirst()
  const product = await query.selectFrom('products').select('sku').limit(1).executeTakeFirst()
  return story !== undefined || product !== undefined
}
