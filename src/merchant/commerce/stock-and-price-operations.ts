import { z } from 'zod'
import { PRICE_CURRENCIES, WAREHOUSE_CODES } from '../../contracts/merchant/catalogue.ts'
import { createConverter, rateOf } from '../../markets/prices/convert-price.ts'
import { BASE_CURRENCY } from '../../markets/prices/currencies.ts'
import { fail, ok } from '../../platform/result.ts'
import {
  applyDuePrices,
  cancelScheduledPrices,
  listScheduledPrices,
  schedulePrice,
  reconcile,
  setStock,
  stockOf,
  unpricedVariants,
} from '../../services/commerce/admin.ts'
import { findRates } from '../../services/engagement/admin.ts'
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
    const stockLevels = await stockOf(database.query, wanted)
    return stockLevels === undefined ? fail(`There is no variant ${wanted}`) : ok(stockLevels)
  },
})

/** An immediate price is a scheduled price that is due now. */
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

/**
 * PRC-11..14: gives every variant that lacks a price in a currency one, converted from its price in euro. Prices that a
 * merchant has set stay. Without exchange rates nothing is converted, not even by a fixed rate.
 */
export const convertPricesOperation = merchantOperation({
  name: 'shop/price-convert',
  input: z.strictObject({ currency }),
  run: async ({ currency: target }, { database, clock }) => {
    const known = await findRates(database.query)
    if (known === undefined) return fail('Rates not fetched')
    if (rateOf(known.rates, target) === undefined) return fail(`There is no exchange rate for ${target}`)
    const [convert, now] = [createConverter(known.rates), clock.now()]
    return database.transaction(async (transaction) => {
      const unpriced = await unpricedVariants(transaction, { base: BASE_CURRENCY, currency: target })
      for (const { sku: own, original, final } of unpriced) {
        const price = { original: convert(original, target), final: convert(final, target) }
        const scheduled = await schedulePrice(transaction, { sku: own, currency: target, ...price, since: now })
        if (!scheduled.ok) return scheduled
      }
      if (unpriced.length > 0) await applyDuePrices(transaction, database, now)
      return ok(unpriced.length)
    })
  },
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
