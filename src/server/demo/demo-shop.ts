/** Fills an empty shop with the demo, once. A merchant's own content is never touched again. */
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { saveBaskets } from '../../services/discovery/recommend/save-history.ts'
import { saveRules } from '../../services/discovery/rules/save-rules.ts'
import { cataloguePictures } from '../../merchant/catalogue/catalogue-pictures.ts'
import { writeProducts } from '../../merchant/catalogue/write-products.ts'
import { hasDemoTerms, writeDemoTermsOnce } from './demo-terms.ts'
import { loomDrawings } from './drawings.ts'
import type { ShopSchema } from '../../merchant/shop-schema.ts'

const LOADED = 'demo-shop-loaded'

/** All of it or nothing: a shop that was killed while it filled its shelves begins again. */
export async function loadDemoShopOnce(
  database: Database<ShopSchema>,
  { clock, dataDir }: { readonly clock: Clock; readonly dataDir: string },
): Promise<void> {
  const facts = database.query.selectFrom('facts').select('value').where('name', '=', LOADED)
  if (await facts.executeTakeFirst()) return completeDemoShop(database, clock)
  if (await isInUse(database)) return
  // Only a new shop needs the demo, so only a new shop reads it.
  const { writeDemoContent } = await import('./demo-content.ts')
  const { demoProducts } = await import('../../../demo/catalogue/products.ts')
  const { demoBaskets } = await import('../../../demo/history/baskets.ts')
  const { demoSearchRules } = await import('../../../demo/search-rules.ts')
  const drawings = await loomDrawings()
  const pictures = cataloguePictures({ catalogueFile: '', dataDir, drawings })
  const now = clock.now()
  const products = demoProducts()
  await database.transaction(async (transaction) => {
    await writeDemoContent(transaction, { drawings, now })
    await writeProducts(transaction, products, { database, pictures, now })
    await saveBaskets(transaction, database, demoBaskets(products, now))
    await saveRules(transaction, database, demoSearchRules)
    await writeDemoTermsOnce(transaction, { database, products, now })
    await transaction
      .insertInto('facts')
      .values({ name: LOADED, value: now.toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}

/** A demo shop of before there were carts has no way to send what is in them. */
async function completeDemoShop(database: Database<ShopSchema>, clock: Clock): Promise<void> {
  if (await hasDemoTerms(database)) return
  const { demoProducts } = await import('../../../demo/catalogue/products.ts')
  const products = demoProducts()
  await database.transaction((transaction) => writeDemoTermsOnce(transaction, { database, products, now: clock.now() }))
}

/** Whoever opened the shop without the demo and has something of their own in it does not want it afterwards either. */
async function isInUse({ query }: Database<ShopSchema>): Promise<boolean> {
  const story = await query.selectFrom('stories').select('id').limit(1).executeTakeFirst()
  const product = await query.selectFrom('products').select('sku').limit(1).executeTakeFirst()
  return story !== undefined || product !== undefined
}
