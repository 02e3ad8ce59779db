/** Nodes of a new shop that start together. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MIGRATIONS, type ShopSchema } from '../../src/merchant/shop-schema.ts'
import { systemClock } from '../../src/platform/clock.ts'
import type { Database } from '../../src/platform/database/open-database.ts'
import { fillWithDemo } from '../support/demo-shop.ts'
import { migratedDatabase, type EmptyDatabase } from '../support/fresh-database.ts'

describe('three nodes that fill one empty shop', () => {
  let empty: EmptyDatabase
  let nodes: readonly Database<ShopSchema>[] = []
  beforeAll(async () => {
    empty = await migratedDatabase('postgres', MIGRATIONS)
    nodes = await Promise.all([1, 2, 3].map(() => empty.open<ShopSchema>(MIGRATIONS)))
  })
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.close()))
    await empty.remove()
  })

  it('SCL-09 fill it once; what a merchant changes after the first fill is not overwritten by the others, nor by a later start', async () => {
    const fill = (database: Database<ShopSchema>) =>
      fillWithDemo(database, { clock: systemClock, dataDir: empty.options.dataDir })
    const [one] = nodes
    if (one === undefined) throw new Error('No node')
    const filling = nodes.map(fill)
    await Promise.any(filling)
    const product = await one.query.selectFrom('products').select('sku').orderBy('sku').executeTakeFirstOrThrow()
    await one.query.deleteFrom('discounts').execute()
    await one.query
      .updateTable('products')
      .set({ document: '{"changed":true}' })
      .where('sku', '=', product.sku)
      .execute()
    await Promise.all(filling)
    await fill(one)
    const { document } = await one.query
      .selectFrom('products')
      .select('document')
      .where('sku', '=', product.sku)
      .executeTakeFirstOrThrow()
    expect(document).toBe('{"changed":true}')
    expect(await one.query.selectFrom('discounts').selectAll().execute()).toEqual([])
  })
})
