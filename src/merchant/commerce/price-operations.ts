/** Prices of variants: now, from a time on, and converted from euro. */
import { z } from 'zod'
import { PRICE_CURRENCIES } from '../../contracts/merchant/catalogue.ts'
import { createConverter, rateOf } from '../../markets/prices/convert-price.ts'
import { BASE_CURRENCY } from '../../markets/prices/currencies.ts'
import { fail, ok } from '../../platform/result.ts'
import {
  applyDuePrices,
  cancelScheduledPrices,
  currentPrice,
  listScheduledPrices,
  schedulePrice,
  unpricedVariants,
} from '../../services/commerce/admin.ts'
import { findRates } from '../../services/engagement/admin.ts'
import { atomicBulk } from '../bulk/atomic-bulk.ts'
import type { OperationResult, UndoneSubject } from '../declaration.ts'
import { rejected } from '../failures/operation-failure.ts'
import { merchantOperation, type RunContext } from '../operation.ts'
import { variantSubject } from './stock-operations.ts'

const sku = z.string().min(1).max(100)
const currency = z.enum(PRICE_CURRENCIES)
const amount = z.int().min(0)
const version = z.int().min(0).exactOptional()

type Priced = { readonly sku: string; readonly currency: z.output<typeof currency> }

/** Fields of the audit log: the price that applies, and those to come. */
const CURRENT = 'price.'
const SCHEDULED = 'scheduledPrices.'

const scheduledPrices = z.array(z.object({ original: amount, final: amount, since: z.string() }))

async function scheduledFor({ database }: RunContext, wanted: Priced): Promise<z.output<typeof scheduledPrices>> {
  const all = await listScheduledPrices(database.query)
  return all
    .filter((price) => price.sku === wanted.sku && price.currency === wanted.currency)
    .map(({ original, final, since }) => ({ original, final, since }))
}

/** An immediate price is a scheduled price that is due now. */
export const setPriceOperation = merchantOperation({
  name: 'price.set',
  kind: 'write',
  permission: 'prices.write',
  fresh: false,
  service: 'commerce',
  input: z.strictObject({
    sku,
    currency,
    original: amount,
    final: amount,
    /** Milliseconds; from now on when absent. */
    since: z.int().exactOptional(),
    version,
  }),
  output: z.undefined(),
  subject: (input) => variantSubject(input.sku),
  version: (input) => input.version,
  run: (context, { version: _version, ...price }) => changePrice(context, price),
  undo: restorePrices,
})

type NewPrice = Priced & {
  readonly original: number
  readonly final: number
  /** From now on when absent. */
  readonly since?: number
}

export async function changePrice(context: RunContext, { since, ...price }: NewPrice): OperationResult<undefined> {
  const { database, clock, audit } = context
  const now = clock.now()
  if (since !== undefined && since < now.getTime()) return rejected('PRICE_IN_PAST', {}, { field: 'since' })
  const before = await priceNow(context, price)
  const waiting = await scheduledFor(context, price)
  const scheduled = await schedule(context, { ...price, since: since === undefined ? now : new Date(since) })
  if (!scheduled.ok) return fail(scheduled.failure)
  const { original, final } = price
  if (since === undefined) {
    await database.transaction((transaction) => applyDuePrices(transaction, database, now))
    audit.changed({ field: `${CURRENT}${price.currency}`, before, after: { original, final } })
  } else {
    const after = await scheduledFor(context, price)
    audit.changed({ field: `${SCHEDULED}${price.currency}`, before: waiting, after })
  }
  return ok(undefined)
}

export const setManyPricesOperation = atomicBulk('price.set-many', setPriceOperation)

const priceNow = async ({ database }: RunContext, wanted: Priced) =>
  (await currentPrice(database.query, wanted)) ?? null

const schedule = (
  { database }: RunContext,
  price: Priced & { readonly original: number; readonly final: number; readonly since: Date },
) => database.transaction((transaction) => schedulePrice(transaction, price))

/** Whether a change in the audit log is one of a price. */
export const isPriceField = (field: string): boolean => field.startsWith(CURRENT) || field.startsWith(SCHEDULED)

export async function restorePrices(context: RunContext, { subject, changes }: UndoneSubject): OperationResult<void> {
  const { database, clock, audit } = context
  const own = subject.slice(variantSubject('').length)
  for (const { field, before, after } of changes) {
    const isCurrent = field.startsWith(CURRENT)
    const wanted = { sku: own, currency: currency.parse(field.slice((isCurrent ? CURRENT : SCHEDULED).length)) }
    if (isCurrent && before === null) return rejected('UNDO_NO_PRICE', { sku: own })
    const restored = isCurrent
      ? [{ ...z.object({ original: amount, final: amount }).parse(before), since: clock.now().toISOString() }]
      : scheduledPrices.parse(before)
    if (!isCurrent) await database.transaction((transaction) => cancelScheduledPrices(transaction, wanted))
    for (const price of restored) {
      const scheduled = await schedule(context, { ...wanted, ...price, since: new Date(price.since) })
      if (!scheduled.ok) return fail(scheduled.failure)
    }
    if (isCurrent) await database.transaction((transaction) => applyDuePrices(transaction, database, clock.now()))
    audit.changed({ field, before: after, after: before })
  }
  return ok(undefined)
}

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
  input: z.strictObject({ currency }),
  output: z.int(),
  subject: (input) => `currency:${input.currency}`,
  async run(context, { currency: target }) {
    const { database, clock, audit } = context
    const known = await findRates(database.query)
    if (known === undefined) return rejected('RATES_NOT_FETCHED')
    if (rateOf(known.rates, target) === undefined) return rejected('UNKNOWN_RATE', { currency: target })
    const [convert, now] = [createConverter(known.rates), clock.now()]
    const unpriced = await database.transaction((transaction) =>
      unpricedVariants(transaction, { base: BASE_CURRENCY, currency: target }),
    )
    for (const { sku: own, original, final } of unpriced) {
      const price = { original: convert(original, target), final: convert(final, target) }
      const scheduled = await schedule(context, { sku: own, currency: target, ...price, since: now })
      if (!scheduled.ok) return fail(scheduled.failure)
    }
    if (unpriced.length > 0) await database.transaction((transaction) => applyDuePrices(transaction, database, now))
    audit.changed({ field: 'pricedVariants', before: 0, after: unpriced.length })
    return ok(unpriced.length)
  },
})

export const listPricesOperation = merchantOperation({
  name: 'price.list',
  kind: 'read',
  permission: 'products.read',
  fresh: false,
  input: z.strictObject({}),
  output: z.array(
    z.object({ sku: z.string(), currency: z.string(), original: amount, final: amount, since: z.string() }),
  ),
  run: async ({ database }) => ok(await listScheduledPrices(database.query)),
})

export const cancelPriceOperation = merchantOperation({
  name: 'price.cancel',
  kind: 'write',
  permission: 'prices.write',
  fresh: false,
  service: 'commerce',
  input: z.strictObject({ sku, currency, version }),
  output: z.int(),
  subject: (input) => variantSubject(input.sku),
  version: (input) => input.version,
  async run(context, { version: _version, ...wanted }) {
    const { database, audit } = context
    const before = await scheduledFor(context, wanted)
    const count = await database.transaction((transaction) => cancelScheduledPrices(transaction, wanted))
    if (count === 0) return rejected('NO_SCHEDULED_PRICE', wanted)
    audit.changed({ field: `${SCHEDULED}${wanted.currency}`, before, after: [] })
    return ok(count)
  },
  undo: restorePrices,
})
