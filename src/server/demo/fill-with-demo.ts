/** Fills an empty shop with the demo shop. */
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { fillEmptyShop } from '../../merchant/starter-shop/fill-empty-shop.ts'
import type { ShopSchema } from '../../merchant/shop-schema.ts'

export const fillWithDemo = (
  database: Database<ShopSchema>,
  options: { readonly clock: Clock; readonly dataDir: string },
): Promise<void> =>
  fillEmptyShop(database, { ...options, load: async () => (await import('../../../demo/demo-shop.ts')).demoShop })
