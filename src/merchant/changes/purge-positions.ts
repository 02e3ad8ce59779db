/** Deletes the positions of what is not there any more: orders and documents whose retention has ended. */
import { sql } from 'kysely'
import type { Database } from '../../platform/database/open-database.ts'
import type { ShopSchema } from '../shop-schema.ts'

const PRESENT = {
  order: sql`select 1 from orders where orders.number = change_positions.subject`,
  shipment: sql`select 1 from shipments where shipments.id = change_positions.subject`,
  return: sql`select 1 from returns where returns.id = change_positions.subject`,
  document: sql`select 1 from documents where documents.number = change_positions.subject`,
} as const

export async function purgePositions({ query }: Database<ShopSchema>): Promise<number> {
  let purged = 0
  for (const [kind, present] of Object.entries(PRESENT)) {
    const { numDeletedRows } = await query
      .deleteFrom('change_positions')
      .where('kind', '=', kind)
      .where(sql<boolean>`not exists (${present})`)
      .executeTakeFirstOrThrow()
    purged += Number(numDeletedRows)
  }
  return purged
}
