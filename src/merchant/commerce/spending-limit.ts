/** Limits of roles on refunds and cancellations, in euro per operation and per day (STF-18). */
import { actorGrant } from '../../contracts/staff/actor.ts'
import type { GrantLimit, Permission } from '../../contracts/staff/permissions.ts'
import { rateOf } from '../../markets/prices/convert-price.ts'
import { BASE_CURRENCY, CURRENCY_RECORDS } from '../../markets/prices/currencies.ts'
import { minorUnitsPerMajor } from '../../markets/prices/exponent-of.ts'
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

/** Counts the amount for today, unless it exceeds a limit. The WHERE clause of the update decides between concurrent requests. */
export async function spend(
  { database, clock, actor }: RunContext,
  permission: Permission,
  { value, currency }: { readonly value: number; readonly currency: string },
): Promise<OperationFailure | undefined> {
  const limit = actorGrant(actor, permission)?.limit
  const limits = limit === undefined ? undefined : LIMITS[limit]
  if (limits === undefined || value === 0) return undefined
  const exceeded: OperationFailure = {
    code: 'LIMIT_EXCEEDED',
    parameters: { limit: limits.shown },
    details: { limit: limits.shown },
  }
  const cents = inEuroCents(value, currency, (await findRates(database.query))?.rates)
  // Without an exchange rate it is unknown whether the amount is within the limit.
  if (cents === undefined || cents > limits.each) return exceeded
  const row = { actor_key: actorKey(actor), day: clock.now().toISOString().slice(0, 10) }
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
  return numUpdatedRows === 0n ? exceeded : undefined
}

function inEuroCents(
  value: number,
  currency: string,
  rates: Parameters<typeof rateOf>[0] | undefined,
): number | undefined {
  if (currency === BASE_CURRENCY) return value
  if (!isCurrencyCode(currency)) return undefined
  const rate = rates && rateOf(rates, currency)
  return rate === undefined ? undefined : Math.ceil(((value / minorUnitsPerMajor(currency)) * 100) / rate)
}

const isCurrencyCode = (code: string): code is CurrencyCode => Object.hasOwn(CURRENCY_RECORDS, code)
