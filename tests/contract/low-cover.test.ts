/** What is nearly sold out, by region and by the pace of sales, on both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { newId } from '../../src/platform/ids.ts'
import { barcode } from '../support/catalogue-product.ts'
import { engines } from '../support/fresh-database.ts'
import { operationShop, staffActor, type OperationShop } from '../support/operation-shop.ts'

const DAY_MS = 86_400_000

const answer = z.object({
  value: z.object({
    variants: z.array(
      z.looseObject({
        sku: z.string(),
        region: z.string(),
        forSale: z.int(),
        sold: z.int(),
        days: z.int().nullable(),
      }),
    ),
  }),
})

describe.each(engines)('low stock on %s', (engine) => {
  let shop: OperationShop
  beforeAll(async () => {
    shop = await operationShop(engine)
    const { query } = shop.database
    const level = (variant: number, warehouse: string, quantity: number, reserved = 0) => ({
      variant_id: barcode(variant),
      warehouse,
      quantity,
      reserved,
    })
    await query.deleteFrom('stock').execute()
    await query
      .insertInto('stock')
      .values([
        level(1, 'nl', 20, 4),
        level(1, 'nl-rsv', 12),
        level(2, 'nl', 100),
        level(3, 'nl', 5),
        level(4, 'nl', 6),
        level(1, 'us', 1000),
        level(2, 'us', 10),
      ])
      .execute()
    const sale = (
      variant: number,
      quantity: number,
      warehouse: string,
      daysAgo: number,
      state: 'claimed' | 'released',
    ) => {
      const at = new Date(shop.clock.now().getTime() - daysAgo * DAY_MS).toISOString()
      return {
        id: newId(),
        order_ref: newId(),
        variant_id: barcode(variant),
        warehouse,
        quantity,
        state,
        created_at: at,
        expires_at: at,
        settled_at: at,
      }
    }
    await query
      .insertInto('reservations')
      .values([
        sale(1, 40, 'nl', 3, 'claimed'),
        sale(1, 30, 'nl-rsv', 27, 'claimed'),
        sale(1, 500, 'nl', 29, 'claimed'),
        sale(1, 500, 'nl', 2, 'released'),
        sale(2, 28, 'us', 1, 'claimed'),
      ])
      .execute()
  })
  afterAll(() => shop.close())

  const low = async (belowDays: number) =>
    answer
      .parse((await shop.call('insight.low-stock', { belowDays }, { actor: staffActor('reader') })).body)
      .value.variants.map(({ sku, region, forSale, sold, days }) => [sku, region, forSale, sold, days])

  it('DIN-05 lists what lasts fewer days than the threshold in its region, and five pairs or fewer', async () => {
    expect(await low(14)).toEqual([
      ['A1-2', 'US', 10, 28, 10],
      ['A1-1', 'NL', 28, 70, 11],
      ['A1-3', 'NL', 5, 0, null],
    ])
    expect(await low(11)).toEqual([
      ['A1-2', 'US', 10, 28, 10],
      ['A1-3', 'NL', 5, 0, null],
    ])
  })
})
