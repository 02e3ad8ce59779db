/** Fills an empty shop with the demo, once. A merchant's own content is never touched again. */
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/open-database.ts'
import { saveStories } from '../services/content/save-stories.ts'
import type { ShopSchema } from './services.ts'

const LOADED = 'demo-shop-loaded'

export async function loadDemoShopOnce(database: Database<ShopSchema>, clock: Clock): Promise<void> {
  const facts = database.query.selectFrom('facts').select('value').where('name', '=', LOADED)
  if (await facts.executeTakeFirst()) return
  if (await hasContent(database)) return
  // Only a new shop needs the demo, so only a new shop reads it.
  const { storiesToSave } = await import('../../demo/stories-to-save.ts')
  await saveStories(database, storiesToSave(), clock)
  await database.query
    .insertInto('facts')
    .values({ name: LOADED, value: clock.now().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whoever opened the shop without the demo and wrote something of their own does not want it afterwards either. */
async function hasContent({ query }: Database<ShopSchema>): Promise<boolean> {
  return (await query.selectFrom('stories').select('id').limit(1).executeTakeFirst()) !== undefined
}
