import { z } from 'zod'
import { PRICE_CURRENCIES, WAREHOUSE_CODES } from '../../contracts/merchant/catalogue.ts'
import { fail, ok } from '../../platform/result.ts'
import {
  applyDuePrices,
  cancelScheduledPrices,
  listScheduledPrices,
  schedulePrice,
  reconcile,
  setStock,
  stockOf,
} from '../../services/commerce/admin.ts'
import { merchantOperation } from '../operation.ts'

const sku = z.string().min(1).max(100)
const currency = z.enum(PRICE_CURRENCIES)
const amount = z.int().min(0)

export const setStockOperation = merchantOperation({
  name: 'shop/stock-set',
  input: z.strictObject({ sku, warehouse: z.enum(WAREHOUSE_CODES), quantity: z.int().min(0) }),
  run: (counted, { database }) => database.transaction((transaction) => setStock(transaction, database, counted)),
})

export const showStockOperation = merchantOperation({
  name: 'shop/stock-show',
  input: z.strictObject({ sku }),
  run: async ({ sku: wanted }, { database }) => {
    const shelves = await stockOf(database.query, wanted)
    return shelves === undefined ? fail(`There is no variant ${wanted}`) : ok(shelves)
  },
})

/** A price from now on is a price to come whose time has come. */
export const setPriceOperation = merchantOperation({
  name: 'shop/price-set',
  input: z.strictObject({
    sku,
    currency,
    original: amount,
    final: amount,
    /** Milliseconds; from now on when absent. */
    since: z.int().exactOptional(),
  }),
  run: ({ since, ...price }, { database, clock }) =>
    database.transaction(async (transaction) => {
      const now = clock.now()
      if (since !== undefined && since < now.getTime()) return fail('A price cannot begin in the past')
      const scheduled = await schedulePrice(transaction, {
        ...price,
        since: since === undefined ? now : new Date(since),
      })
      if (scheduled.ok && since === undefined) await applyDuePrices(transaction, database, now)
      return scheduled
    }),
})

export const listPricesOperation = merchantOperation({
  name: 'shop/price-list',
  input: z.strictObject({}),
  run: async (_, { database }) => ok(await listScheduledPrices(database.query)),
})

export const cancelPriceOperation = merchantOperation({
  name: 'shop/price-cancel',
  input: z.strictObject({ sku, currency }),
  run: (wanted, { database }) =>
    database.transaction(async (transaction) => {
      const count = await cancelScheduledPrices(transaction, wanted)
      return count > 0 ? ok(count) : fail(`No price of ${wanted.sku} in ${wanted.currency} is to come`)
    }),
})

export const reconcileOperation = merchantOperation({
  name: 'shop/reconcile',
  input: z.strictObject({ mend: z.boolean() }),
  run: async ({ mend }, { database, clock }) =>
    ok(await database.transaction((transaction) => reconcile(transaction, database, { now: clock.now(), mend }))),
})
