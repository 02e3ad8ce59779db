/** The taxes of an order: the rate of each line, and net, tax and gross per rate. Pure. All amounts are minor units. */
import { ratioOf, roundHalfUp } from '../../../markets/prices/exact-ratio.ts'
import { percentOf } from '../../../markets/prices/percent-of.ts'
import { splitAmount } from '../../../markets/prices/split-amount.ts'
import { taxedAmount } from '../../../markets/tax/sales-tax.ts'
import { stateTaxOf } from '../../../markets/tax/state-rates.ts'
import { includedTaxRows, rateKey, type TaxRate, type TaxRow } from '../../../markets/tax/tax-rows.ts'
import { taxClassOf, taxOf, type BuiltInRates, type DatedRate } from '../../../markets/tax/vat-rates.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import type { OrderLine, OrderSnapshot } from '../orders/order-snapshot.ts'

export type InvoiceAmounts = {
  /** The rate of each line, in the order of the lines. */
  readonly lineRates: readonly TaxRate[]
  readonly rows: readonly TaxRow[]
  /** Paid beyond what the order costs, or below it: a merchant may have accepted another amount. */
  readonly adjustment: number
  /** Ids of the merchant's rates that were used. */
  readonly usedRates: readonly string[]
}

type TaxedSnapshot = Pick<OrderSnapshot, 'lines' | 'shipping' | 'totals' | 'addresses' | 'market'>

export type TaxableOrder = {
  readonly snapshot: TaxedSnapshot
  readonly placedAt: string
  /** What was paid, in the currency of the order. */
  readonly paid: number
}

/** The country whose rate is missing. */
export type RateMissing = { readonly country: string }

export function invoiceAmounts(
  order: TaxableOrder,
  stored: readonly DatedRate[],
  builtIn?: BuiltInRates,
): Result<InvoiceAmounts, RateMissing> {
  const { snapshot, placedAt } = order
  const { country } = snapshot.market
  const found = snapshot.lines.map(({ sections }) =>
    taxOf({ country, placedAt, taxClass: taxClassOf(sections) }, stored, builtIn),
  )
  const standard = taxOf({ country, placedAt, taxClass: 'standard' }, stored, builtIn)
  const all = [...found, standard]
  if (all.some(({ treatment }) => treatment === 'missing')) return fail({ country })
  if (standard.treatment === 'sales-tax') return ok(salesTaxAmounts(order))
  const usedRates = all.flatMap((one) => (one.treatment === 'vat' && one.rateId !== undefined ? [one.rateId] : []))
  // Above the limit of the country the recipient pays VAT on import (LAW-03).
  const isImported = snapshot.market.chargesOnDelivery === 'vat-and-duty'
  const rateOf = (one: (typeof all)[number]): TaxRate =>
    one.treatment === 'vat' && !isImported
      ? { treatment: 'vat', percent: one.percent }
      : { treatment: 'export', percent: 0 }
  return ok({ ...includedAmounts(order, found.map(rateOf), rateOf(standard)), usedRates: [...new Set(usedRates)] })
}

/** Prices contain the tax. Delivery, and what was paid beyond the price, bear the rates of the products in proportion. */
function includedAmounts(
  { snapshot, paid }: TaxableOrder,
  lineRates: readonly TaxRate[],
  standard: TaxRate,
): Omit<InvoiceAmounts, 'usedRates'> {
  const products = snapshot.lines.map(({ totalWithDiscount }, index) => ({
    ...(lineRates[index] ?? standard),
    gross: totalWithDiscount,
  }))
  const sums = includedTaxRows(products)
  const productTotal = sums.reduce((sum, { gross }) => sum + gross, 0)
  // In one piece: what was not paid for products is delivery, whatever the adjustment is.
  const beside = paid - productTotal
  const adjustment = beside - snapshot.shipping.totalWithDiscount
  const weights = sums.map((row) => ({ key: rateKey(row), weight: row.gross }))
  const spread =
    productTotal === 0
      ? [{ ...standard, gross: beside }]
      : splitSigned(beside, weights).map((gross, index) => ({ ...(sums[index] ?? standard), gross }))
  const rows = includedTaxRows([...products, ...spread])
  return { lineRates, rows: withoutEmpty(rows), adjustment }
}

function splitSigned(amount: number, weights: Parameters<typeof splitAmount>[1]): readonly number[] {
  return amount < 0 ? splitAmount(-amount, weights).map((part) => -part) : splitAmount(amount, weights)
}

/** A rate of gifts alone has nothing to tax. An order that cost nothing has one row all the same. */
function withoutEmpty(rows: readonly TaxRow[]): readonly TaxRow[] {
  const filled = rows.filter(({ gross }) => gross !== 0)
  return filled.length === 0 ? rows.slice(0, 1) : filled
}

/** The order adds the tax to its prices: one row of what is taxed, one of what is exempt. */
function salesTaxAmounts({ snapshot, paid }: TaxableOrder): InvoiceAmounts {
  const { lines, shipping, totals, addresses } = snapshot
  const tax = totals.externalTax ?? 0
  const adjustment = paid - totals.total
  const net = paid - tax
  const state = stateTaxOf(addresses.shipping.region)
  const parcel = { lines: lines.map(parcelLine), shipping: shipping.totalWithDiscount }
  const byTable = state === undefined ? 0 : taxedAmount(parcel, state)
  const isByTable = state !== undefined && adjustment === 0 && percentOf(byTable, state.rate) === tax
  // A tax service of the merchant, or an amount that was accepted as it is: the rate is what was really taken.
  const taxed = isByTable ? byTable : tax === 0 ? 0 : net
  const percent = isByTable ? state.rate : effectivePercent(tax, taxed)
  const taxRate: TaxRate = { treatment: 'sales-tax', percent }
  const exempt: TaxRate = { treatment: 'sales-tax', percent: 0 }
  const rows: readonly TaxRow[] = [
    { ...taxRate, net: taxed, tax, gross: taxed + tax },
    { ...exempt, net: net - taxed, tax: 0, gross: net - taxed },
  ]
  const isTaxed = (line: OrderLine) =>
    taxed > 0 && (!isByTable || taxedAmount({ lines: [parcelLine(line)], shipping: 0 }, state) > 0)
  return {
    lineRates: lines.map((line) => (isTaxed(line) ? taxRate : exempt)),
    rows: percent === 0 ? [{ ...exempt, net, tax, gross: net + tax }] : withoutEmpty(rows),
    adjustment,
    usedRates: [],
  }
}

const parcelLine = ({ quantity, totalWithDiscount }: OrderLine) => ({ quantity, total: totalWithDiscount })

/** To a thousandth of a percent. */
function effectivePercent(tax: number, net: number): number {
  if (net <= 0) return 0
  const { numerator, denominator } = ratioOf(tax)
  return roundHalfUp({ numerator: numerator * 100_000n, denominator: denominator * BigInt(net) }) / 1000
}
