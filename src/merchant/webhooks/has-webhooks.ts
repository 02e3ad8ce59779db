/** Whether there is any webhook: a shop without one does not load the service that delivers to them (DSK-04). */
import type { Database } from '../../platform/database/open-database.ts'
import type { ShopSchema } from '../shop-schema.ts'

export async function hasWebhooks({ query }: Pick<Database<ShopSchema>, 'query'>): Promise<boolean> {
  const first = query.selectFrom('webhooks').select('id').limit(1)
  return (await first.executeTakeFirst()) !== undefined
}
