/** Limits of roles on refunds and cancellations, in euro per operation and per day (STF-18, RET-10). */
import { actorGrant } from '../../contracts/staff/actor.ts'
import type { GrantLimit, Permission } from '../../contracts/staff/permissions.ts'
import { FIXED_RATES } from '../../markets/prices/conversion-tables.ts'
import { BASE_CURRENCY, CURRENCY_RECORDS } from '../../markets/prices/currencies.ts'
import { minorUnitsPerMajor } from '../../markets/prices/exponent-of.ts'
import { isRate, type LiveRates } from '../../markets/prices/live-rates.ts'
import type { CurrencyCode } from '../../markets/types.ts'
import { findRates } from '../../services/engagement/admin.ts'
import type { RunContext } from '../declaration.ts'
import type { OperationFailure } from '../failures/operation-failure.ts'
import { actorKey } from '../run/operation-call.ts'

type Limits = { readonly each: number; readonly daily: number; readonly shown: string }

const LIMITS: Readonly<Partial<Record<GrantLimit, Limits>>> = {
  'daily-5000': { each: 5000_00, daily: 5000_00, shown: '5000 EUR / 24 h' },
  'each-200-daily-1000': { each: 200_00, daily: 1000_00, shown: '200 EUR; 1000 EUR / 24 h' },
}

type Amount = { readonly value: number; readonly currency: string }

/**
 * Counts the amount for today (UTC), unless it exceeds a limit. The WHERE clause of the update decides between
 * concurrent requests, also of several nodes.
 */
export async function spend(
  { database, clock, actor }: RunContext,
  permission: Permission,
  { value, currency }: Amount,
): Promise<OperationFailure | undefined> {
  const limit = actorGrant(actor, permission)?.limit
  const limits = limit === undefined ? undefined : LIMITS[limit]
  if (limits === undefined || value === 0) return undefined
  const cents = inEuroCents(value, currency, (await findRates(database.query))?.rates)
  const row = { actor_key: actorKey(actor), day: clock.now().toISOString().slice(0, 10) }
  const isWithin = cents !== undefined && cents <= limits.each
  if (isWithin) {
    await database.query
      .insertInto('merchant_spendings')
      .values({ ...row, amount: 0 })
      .onConflict((conflict) => conflict.columns(['actor_key', 'day']).doNothing())
      .execute()
    const { numUpdatedRows } = await database.query
      .updateTable('merchant_spendings')
      .set((spent) => ({ amount: spent('amount', '+', cents) }))
      .where((is) => is.and(row))
      .where('amount', '<=', limits.daily - cents)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) return undefined
  }
  const spent = await database.query
    .selectFrom('merchant_spendings')
    .select('amount')
    .where((is) => is.and(row))
    .executeTakeFirst()
  const left = Math.max(Math.min(limits.each, limits.daily - (spent?.amount ?? 0)), 0)
  const shown = `${(left / 100).toFixed(2)} ${BASE_CURRENCY}`
  return {
    code: 'LIMIT_EXCEEDED',
    parameters: { limit: limits.shown, left: shown },
    details: { limit: limits.shown, left: { value: left, currency: BASE_CURRENCY } },
  }
}

/** With the stored rates, else the fixed ones. Undefined without a rate: it is unknown whether it is within the limit. */
function inEuroCents(value: number, currency: string, rates: LiveRates | undefined): number | undefined {
  if (currency === BASE_CURRENCY) return value
  if (!isCurrencyCode(currency)) return undefined
  const rate = [rates?.[currency], FIXED_RATES[currency]].find(isRate)
  return rate === undefined ? undefined : Math.ceil(((value / minorUnitsPerMajor(currency)) * 100) / rate)
}

const isCurrencyCode = (code: string): code is CurrencyCode => Object.hasOwn(CURRENCY_RECORDS, code)
