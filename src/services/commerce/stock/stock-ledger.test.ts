/**
 * The stock ledger under any mix of purchases, cancellations, parcels, returns, imports, counts, changes and transfers at the same
 * time, on both databases.
 */
import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { engines } from '../../../../tests/support/fresh-database.ts'
import { L, PLACES, S, SKUS, useStockShop } from '../../../../tests/support/stock-shop.ts'
import { cancelLines } from '../fulfilment/cancel-lines.ts'
import { postShipment, voidShipment } from '../fulfilment/shipments.ts'
import { deleteOrders } from '../orders/delete-orders.ts'
import { reconcile } from './reconcile.ts'
import { sellAgain } from './sell-again.ts'
import { changeStockBy, countStock, setStock, transferStock } from './set-stock.ts'
import { stockHistory } from './stock-history.ts'

type Act = {
  readonly do: string
  readonly sku: (typeof SKUS)[number]
  readonly warehouse: (typeof PLACES)[number]
  readonly units: number
  /** One of the orders so far. */
  readonly order: number
}

const ACTIONS =
  'buy buy buy reserve cancel cancelLines ship void change take set count transfer return import importWithoutReserve reconcile'.split(
    ' ',
  )

const act: fc.Arbitrary<Act> = fc.record({
  do: fc.constantFrom(...ACTIONS),
  sku: fc.constantFrom(...SKUS),
  warehouse: fc.constantFrom(...PLACES),
  units: fc.integer({ min: 1, max: 9 }),
  order: fc.integer({ min: 0, max: 5 }),
})

const EDIT = { actor: 'staff:ada', note: 'in a test' }

describe.each(engines)('the stock ledger on %s', (engine) => {
  const stock = useStockShop(engine)
  const { shop, clock, within, deps, buy, offer } = stock

  beforeEach(() => offer({ 'nl-rsv': 6, nl: 10 }, { nl: 12 }))

  /** Refusals are fine: whatever is refused, nothing was written. */
  function perform({ do: name, sku, warehouse, units, order }: Act, sold: string[]): Promise<unknown> {
    const { database } = shop
    const now = clock.now()
    const orderId = sold[order % Math.max(sold.length, 1)] ?? ''
    const place = { ...EDIT, sku, warehouse }
    const actions: Record<string, () => Promise<unknown>> = {
      buy: async () => {
        const bought = await buy(units % 4, (units + order) % 3)
        if (bought !== undefined) sold.push(bought.id)
      },
      reserve: () => buy(1, 1, false),
      cancel: () => stock.cancel(orderId),
      cancelLines: () => cancelLines(deps(), orderId, [{ itemId: 'small', quantity: 1 }]),
      ship: () =>
        postShipment(deps(), {
          orderId,
          carrier: 'letter',
          actor: 'cli:ada',
          units: [{ itemId: 'small', quantity: 1 }],
        }),
      void: async () => {
        const shipment = await shop.query.selectFrom('shipments').select('id').executeTakeFirst()
        return voidShipment(deps(), shipment?.id ?? '')
      },
      change: () => within((t) => changeStockBy(t, database, { ...place, change: units, reason: 'received' }, now)),
      take: () => within((t) => changeStockBy(t, database, { ...place, change: -units, reason: 'damaged' }, now)),
      set: () => within((t) => setStock(t, database, { ...place, quantity: units * 2 }, now)),
      count: () => within((t) => countStock(t, database, { ...place, onHand: units * 3 }, now)),
      transfer: () => {
        const [from, to] = warehouse === 'nl' ? (['nl', 'nl-rsv'] as const) : (['nl-rsv', 'nl'] as const)
        return within((t) => transferStock(t, database, { ...EDIT, sku, from, to, quantity: units }, now))
      },
      return: () => {
        const back = {
          units: new Map([[sku === 'A-S' ? S : L, units]]),
          warehouse,
          orderRef: orderId,
          actor: undefined,
        }
        return within((t) => sellAgain(t, database, { ...back, now }))
      },
      import: () => offer({ 'nl-rsv': units, nl: units * 2 }, { nl: units }),
      importWithoutReserve: () => offer({ nl: units }, { nl: units, us: 1 }),
      reconcile: () => within((t) => reconcile(t, database, { now, mend: true })),
    }
    return actions[name]?.() ?? Promise.reject(new Error(name))
  }

  it('DGO-10 DGO-09 start and movements are each quantity after any mix of operations at the same time', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(act, { minLength: 1, maxLength: 4 }), { maxLength: 6 }), async (rounds) => {
        const sold: string[] = []
        for (const round of rounds) {
          await Promise.all(round.map((one) => perform(one, sold)))
          clock.advance(1000)
        }
        await stock.expectLedger()
        const figures = await stock.figures()
        for (const row of figures) {
          expect(row.onHand).toBe(row.forSale + row.reserved + row.unshipped)
          expect(Math.min(row.forSale, row.reserved, row.unshipped)).toBeGreaterThanOrEqual(0)
        }
        for (const { sku, warehouse, quantity } of figures) {
          const place = PLACES.find((one) => one === warehouse)
          const entries = await stockHistory(shop.query, { sku, warehouse: place, offset: 0, limit: 100 })
          const newest = entries?.find((entry) => entry.warehouse === warehouse)
          expect(newest?.quantity ?? 0).toBe(quantity)
        }
        // Orders are deleted when their time is over: what they bought stays sold.
        await within((t) => deleteOrders(t, shop.database, sold.slice(0, 2), clock.now()))
        await stock.expectLedger()
      }),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 0) || 15 },
    )
  })

  it('DGO-11 changes, sales and transfers at the same time lose nothing', async () => {
    await offer({ 'nl-rsv': 0, nl: 40 }, { nl: 0 })
    const many = <Value>(count: number, work: () => Promise<Value>) => Array.from({ length: count }, work)
    const place = { ...EDIT, sku: 'A-S', warehouse: 'nl' } as const
    const changing = (change: number) =>
      within((t) => changeStockBy(t, shop.database, { ...place, change, reason: 'correction' }, clock.now()))
    const move = { ...EDIT, sku: 'A-S', from: 'nl', to: 'us', quantity: 2 } as const
    const moving = () => within((t) => transferStock(t, shop.database, move, clock.now()))
    await Promise.all([
      ...many(12, () => buy(1, 0)),
      ...many(10, () => changing(12)),
      ...many(10, () => changing(-3)),
      ...many(4, moving),
    ])
    expect(await shop.stock(S)).toEqual({ 'nl-rsv': '0/0', nl: `0/${40 - 12 + 120 - 30 - 8}`, us: '0/8' })
    await stock.expectLedger()
  })

  it('DGO-11 transfers that compete for the last units write both movements or none', async () => {
    await offer({ nl: 10 }, { nl: 0 })
    await buy(1, 0, false)
    const move = { ...EDIT, sku: 'A-S', from: 'nl', to: 'us', quantity: 2 } as const
    const results = await Promise.all(
      Array.from({ length: 8 }, () => within((t) => transferStock(t, shop.database, move, clock.now()))),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(4)
    expect(results.find(({ ok }) => !ok)).toEqual({
      ok: false,
      failure: { code: 'STOCK_SHORT', parameters: { available: 1, sku: 'A-S', warehouse: 'nl', quantity: 2 } },
    })
    expect(await shop.stock(S)).toEqual({ nl: '1/2', us: '0/8' })
    const moved = (await stock.movements()).filter(({ reason }) => reason === 'transfer')
    const texts = moved.map(({ warehouse, change, other_warehouse: other }) => `${warehouse} ${change} ${other}`)
    expect(texts.toSorted()).toEqual([...Array<string>(4).fill('nl -2 us'), ...Array<string>(4).fill('us 2 nl')])
    await stock.expectLedger()
  })
})
