/** Prices of variants: now, from a time on, until a time, and converted from euro. */
import { z } from 'zod'
import { createConverter, rateOf } from '../../markets/prices/convert-price.ts'
import { BASE_CURRENCY } from '../../markets/prices/currencies.ts'
import { fail, ok } from '../../platform/result.ts'
import { applyDuePrices, currentPrice, schedulePrice, unpricedVariants } from '../../services/commerce/admin.ts'
import { findRates } from '../../services/engagement/admin.ts'
import { atomicBulk } from '../bulk/atomic-bulk.ts'
import type { OperationResult } from '../declaration.ts'
import { rejected } from '../failures/operation-failure.ts'
import { merchantOperation, type RunContext } from '../operation.ts'
import {
  CURRENT_PRICE,
  priceAmount,
  priceCurrency,
  priceSku,
  SCHEDULED_PRICES,
  scheduledFor,
  writeNow,
  type VariantCurrency,
} from './price-values.ts'
import { restorePrices } from './restore-prices.ts'
import { variantSubject } from '../catalogue/catalogue-subjects.ts'

export const setPriceOperation = merchantOperation({
  name: 'price.set',
  kind: 'write',
  permission: 'prices.write',
  fresh: false,
  service: 'commerce',
  input: z.strictObject({
    sku: priceSku,
    currency: priceCurrency,
    original: priceAmount,
    final: priceAmount,
    /** Milliseconds; from now on when absent. */
    since: z.int().exactOptional(),
    /** When the earlier price returns; it stays when absent. */
    until: z.int().exactOptional(),
    version: z.int().min(0).exactOptional(),
  }),
  output: z.undefined(),
  subject: (input) => variantSubject(input.sku),
  version: (input) => input.version,
  run: (context, { version: _version, ...price }) => changePrice(context, price),
  undo: restorePrices,
})

type NewPrice = VariantCurrency & {
  readonly original: number
  readonly final: number
  /** From now on when absent. */
  readonly since?: number
  readonly until?: number
}

export async function changePrice(context: RunContext, price: NewPrice): OperationResult<undefined> {
  const { sku, currency, original, final, since, until } = price
  const now = context.clock.now()
  if (since !== undefined && since < now.getTime()) return rejected('PRICE_IN_PAST', {}, { field: 'since' })
  if (original < final) return rejected('PRICE_ABOVE_ORIGINAL', { sku, currency }, { field: 'final' })
  if (since === undefined && until === undefined) return setNow(context, price)
  const planned = { sku, currency, original, final, since: since === undefined ? now : new Date(since) }
  return planPrice(context, until === undefined ? planned : { ...planned, until: new Date(until) })
}

async function setNow(context: RunContext, { sku, currency, original, final }: NewPrice): OperationResult<undefined> {
  const { database, audit } = context
  const before = (await currentPrice(database.query, { sku, currency })) ?? null
  const written = await writeNow(context, [{ sku, prices: [{ currency, original, final }] }])
  if (!written.ok) return written
  audit.changed({ field: `${CURRENT_PRICE}${currency}`, before, after: { original, final } })
  return ok(undefined)
}

type PlannedPrice = Parameters<typeof schedulePrice>[1]

/** One that begins now applies before the answer. */
async function planPrice(context: RunContext, price: PlannedPrice): OperationResult<undefined> {
  const { database, clock, audit } = context
  const { sku, currency, original, final, since } = price
  const now = clock.now()
  const before = await currentPrice(database.query, price)
  const waiting = await scheduledFor(context, price)
  const scheduled = await database.transaction((transaction) => schedulePrice(transaction, price))
  if (!scheduled.ok) return fail(scheduled.failure)
  if (since.getTime() > now.getTime()) {
    const after = await scheduledFor(context, { sku, currency })
    audit.changed({ field: `${SCHEDULED_PRICES}${currency}`, before: waiting, after })
    return ok(undefined)
  }
  await database.transaction((transaction) => applyDuePrices(transaction, database, now))
  audit.changed({ field: `${CURRENT_PRICE}${currency}`, before: before ?? null, after: { original, final } })
  return ok(undefined)
}

export const setManyPricesOperation = atomicBulk('price.set-many', setPriceOperation)

/**
 * PRC-11..14: gives every variant that lacks a price in a currency one, converted from its price in euro. Prices that a
 * merchant has set stay. Without exchange rates nothing is converted, not even by a fixed rate.
 */
export const convertPricesOperation = merchantOperation({
  name: 'price.convert',
  kind: 'write',
  permission: 'prices.write',
  fresh: false,
  service: 'commerce',
  input: z.strictObject({ currency: priceCurrency }),
  output: z.int(),
  subject: (input) => `currency:${input.currency}`,
  async run(context, { currency: target }) {
    const { database, audit, alsoChanged } = context
    const known = await findRates(database.query)
    if (known === undefined) return rejected('RATES_NOT_FETCHED')
    if (rateOf(known.rates, target) === undefined) return rejected('UNKNOWN_RATE', { currency: target })
    const convert = createConverter(known.rates)
    const unpriced = await database.transaction((transaction) =>
      unpricedVariants(transaction, { base: BASE_CURRENCY, currency: target }),
    )
    const written = await writeNow(
      context,
      unpriced.map(({ sku, original, final }) => ({
        sku,
        prices: [{ currency: target, original: convert(original, target), final: convert(final, target) }],
      })),
    )
    if (!written.ok) return written
    for (const { sku } of unpriced) alsoChanged(variantSubject(sku), [`${CURRENT_PRICE}${target}`])
    audit.changed({ field: 'pricedVariants', before: 0, after: unpriced.length })
    return ok(unpriced.length)
  },
})
