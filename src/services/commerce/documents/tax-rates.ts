/** Dated tax rates of the merchant (INV-05). A rate that an order was placed with stays as it is. */
import { findRecord } from '../../../markets/countries/record-of.ts'
import { taxOf, type DatedRate, type TaxClass } from '../../../markets/tax/vat-rates.ts'
import type { Database, Transaction } from '../../../platform/database/open-database.ts'
import { newId } from '../../../platform/ids.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import type { CommerceQuery } from '../catalogue/stored-offers.ts'
import { raiseTermsVersion } from '../raise-terms-version.ts'
import type { CommerceTables } from '../tables.ts'

export type TaxRateRow = DatedRate & { readonly isUsed: boolean }

export type NewTaxRate = {
  readonly country: string
  readonly taxClass: TaxClass
  readonly percent: number
  readonly validFrom: Date
  /** Issues the documents that wait for it. Only then it may begin in the past (INV-06). */
  readonly appliesToWaiting: boolean
}

/** Code and parameters are those of the catalogue of failures of merchant operations. */
export type TaxRateRefusal = {
  readonly code:
    | 'TAX_RATE_USED'
    | 'UNKNOWN_TAX_RATE'
    | 'NOT_SOLD_TO'
    | 'US_TAX_RATE'
    | 'TAX_PERCENT'
    | 'TAX_RATE_IN_PAST'
    | 'NO_ORDER_WAITS'
  readonly parameters?: Readonly<Record<string, string>>
}

export async function listTaxRates(query: CommerceQuery): Promise<readonly TaxRateRow[]> {
  const rows = await query.selectFrom('tax_rates').selectAll().orderBy('country').orderBy('valid_from').execute()
  return rows.map(toRate)
}

const toRate = (row: CommerceTables['tax_rates']): TaxRateRow => ({
  id: row.id,
  country: row.country,
  taxClass: row.tax_class,
  percent: row.percent_tenths / 10,
  validFrom: row.valid_from,
  isUsed: row.used_at !== null,
})

const ratesOf = (query: CommerceQuery, country: string) =>
  query.selectFrom('tax_rates').selectAll().where('country', '=', country)

/** Those that may apply to orders of these countries. Locked, so that none is changed while a document is issued with it. */
export async function lockTaxRates(
  transaction: Transaction<CommerceTables>,
  { lockRows }: Pick<Database<CommerceTables>, 'lockRows'>,
  countries: readonly string[],
): Promise<readonly DatedRate[]> {
  const rates = transaction.selectFrom('tax_rates').selectAll().where('country', 'in', countries).orderBy('id')
  return (await lockRows(rates).execute()).map(toRate)
}

export async function addTaxRate(
  transaction: Transaction<CommerceTables>,
  rate: NewTaxRate,
  now: Date,
): Promise<Result<TaxRateRow, TaxRateRefusal>> {
  const problem = await problemOf(transaction, rate, now)
  if (problem !== undefined) return fail(problem)
  const { country, taxClass, percent, validFrom } = rate
  const row = {
    id: newId(),
    country,
    tax_class: taxClass,
    percent_tenths: Math.round(percent * 10),
    valid_from: validFrom.toISOString(),
    created_at: now.toISOString(),
    used_at: null,
  }
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('tax_rates')
    .values(row)
    .onConflict((conflict) => conflict.columns(['country', 'tax_class', 'valid_from']).doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) return fail({ code: 'TAX_RATE_USED' })
  await raiseTermsVersion(transaction)
  return ok(toRate(row))
}

async function problemOf(
  query: CommerceQuery,
  { country, taxClass, percent, validFrom, appliesToWaiting }: NewTaxRate,
  now: Date,
): Promise<TaxRateRefusal | undefined> {
  const record = findRecord(country)
  if (record === undefined) return { code: 'NOT_SOLD_TO', parameters: { country } }
  if (record.taxRule === 'us-sales-tax') return { code: 'US_TAX_RATE' }
  if (!(percent >= 0 && percent <= 40) || !Number.isInteger(Math.round(percent * 1e6) / 1e5)) {
    return { code: 'TAX_PERCENT' }
  }
  if (validFrom >= now) return undefined
  if (!appliesToWaiting) return { code: 'TAX_RATE_IN_PAST' }
  const placedAt = validFrom.toISOString()
  const current = taxOf({ country, placedAt, taxClass }, (await ratesOf(query, country).execute()).map(toRate))
  if (current.treatment === 'missing') return undefined
  const waits = await query
    .selectFrom('waiting_documents')
    .select('source')
    .where('country', '=', country)
    .where('reason', '=', 'vat-rate-missing')
    .executeTakeFirst()
  return waits === undefined ? { code: 'NO_ORDER_WAITS', parameters: { country } } : undefined
}

export type TaxRateChange = { readonly percent: number } | 'remove'

/** Only before an order has used it. */
export async function changeTaxRate(
  transaction: Transaction<CommerceTables>,
  id: string,
  change: TaxRateChange,
): Promise<Result<TaxRateRow, TaxRateRefusal>> {
  const row = await transaction.selectFrom('tax_rates').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) return fail({ code: 'UNKNOWN_TAX_RATE' })
  if (await hasOrders(transaction, row)) return fail({ code: 'TAX_RATE_USED' })
  // The WHERE decides: an invoice may use it at this moment.
  const count = change === 'remove' ? await remove(transaction, id) : await setPercent(transaction, id, change.percent)
  if (count === 0n) return fail({ code: 'TAX_RATE_USED' })
  await raiseTermsVersion(transaction)
  return ok(change === 'remove' ? toRate(row) : { ...toRate(row), percent: change.percent })
}

/** Also those that are not paid yet: their shoppers have read the tax. */
async function hasOrders(
  query: CommerceQuery,
  { country, valid_from: from }: Pick<CommerceTables['tax_rates'], 'country' | 'valid_from'>,
): Promise<boolean> {
  const found = await query
    .selectFrom('orders')
    .select('id')
    .where('country', '=', country)
    .where('created_at', '>=', from)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

async function remove(transaction: Transaction<CommerceTables>, id: string): Promise<bigint> {
  const { numDeletedRows } = await transaction
    .deleteFrom('tax_rates')
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numDeletedRows
}

async function setPercent(transaction: Transaction<CommerceTables>, id: string, percent: number): Promise<bigint> {
  const { numUpdatedRows } = await transaction
    .updateTable('tax_rates')
    .set({ percent_tenths: Math.round(percent * 10) })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows
}

/** With the document that uses them, in its transaction. */
export async function markRatesUsed(
  transaction: Transaction<CommerceTables>,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return
  await transaction
    .updateTable('tax_rates')
    .set({ used_at: now.toISOString() })
    .where('id', 'in', [...ids])
    .where('used_at', 'is', null)
    .execute()
}
