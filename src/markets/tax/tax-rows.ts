/**
 * Net, tax and gross per rate, to the minor unit: net plus tax is gross in every row, and the rows add up to what was paid or is
 * given back (INV-04). Pure. All amounts are minor units.
 */
import { ratioOf, roundHalfUp } from '../prices/exact-ratio.ts'
import { splitAmount } from '../prices/split-amount.ts'

export const TAX_TREATMENTS = ['vat', 'sales-tax', 'export'] as const
export type TaxTreatment = (typeof TAX_TREATMENTS)[number]

export type TaxRate = { readonly treatment: TaxTreatment; readonly percent: number }

export type TaxRow = TaxRate & { readonly net: number; readonly tax: number; readonly gross: number }

export const rateKey = ({ treatment, percent }: TaxRate): string => `${treatment} ${percent}`

/** Of prices that contain the tax. Amounts of one rate are taxed together, so that there is one rounding per rate. */
export function includedTaxRows(amounts: readonly (TaxRate & { readonly gross: number })[]): readonly TaxRow[] {
  const rows = new Map<string, TaxRow>()
  for (const { treatment, percent, gross } of amounts) {
    const key = rateKey({ treatment, percent })
    rows.set(key, taxedRow({ treatment, percent }, (rows.get(key)?.gross ?? 0) + gross))
  }
  return sorted([...rows.values()])
}

function taxedRow({ treatment, percent }: TaxRate, gross: number): TaxRow {
  const { numerator, denominator } = ratioOf(percent)
  const tax = roundHalfUp({ numerator: BigInt(gross) * numerator, denominator: 100n * denominator + numerator })
  return { treatment, percent, net: gross - tax, tax, gross }
}

/** The rows of a list in one order: the highest rate first. */
const sorted = (rows: readonly TaxRow[]): readonly TaxRow[] =>
  rows.toSorted((a, b) => b.percent - a.percent || (a.treatment < b.treatment ? -1 : 1))

export const sumOfRows = (rows: readonly TaxRow[]): Pick<TaxRow, 'net' | 'tax' | 'gross'> =>
  rows.reduce((sum, { net, tax, gross }) => ({ net: sum.net + net, tax: sum.tax + tax, gross: sum.gross + gross }), {
    net: 0,
    tax: 0,
    gross: 0,
  })

export const negated = (rows: readonly TaxRow[]): readonly TaxRow[] =>
  rows.map((row) => ({ ...row, net: negative(row.net), tax: negative(row.tax), gross: negative(row.gross) }))

const negative = (amount: number): number => (amount === 0 ? 0 : -amount)

/** What is left of the first after the second, row by row. Both have the same rates. */
export function rowsLeft(invoiced: readonly TaxRow[], credited: readonly TaxRow[]): readonly TaxRow[] {
  return invoiced.map((row) => {
    const taken = sumOfRows(credited.filter((one) => rateKey(one) === rateKey(row)))
    return { ...row, net: row.net - taken.net, tax: row.tax - taken.tax, gross: row.gross - taken.gross }
  })
}

/**
 * The rows of a credit of `amount`, out of what is left of an invoice. `wanted` is how much of it belongs to which rate, where
 * lines are known; the rest is spread over all rates. Undefined when it is more than what is left.
 */
export function creditRows(
  left: readonly TaxRow[],
  amount: number,
  wanted: ReadonlyMap<string, number> = new Map(),
): readonly TaxRow[] | undefined {
  if (amount < 0 || amount > sumOfRows(left).gross) return undefined
  const named = left.map((row) => Math.min(row.gross, Math.max(0, wanted.get(rateKey(row)) ?? 0)))
  const given = limited(named, amount)
  const open = left.map((row, index) => row.gross - (given[index] ?? 0))
  const rest = splitAmount(
    amount - given.reduce((sum, part) => sum + part, 0),
    left.map((row, index) => ({ key: rateKey(row), weight: open[index] ?? 0 })),
  )
  return left
    .map((row, index) => creditRow(row, (given[index] ?? 0) + (rest[index] ?? 0)))
    .filter(({ gross }) => gross !== 0 || amount === 0)
}

/** Lines may name more than the amount, where a deduction was made: then each rate bears its part of it. */
function limited(named: readonly number[], amount: number): readonly number[] {
  const sum = named.reduce((whole, part) => whole + part, 0)
  if (sum <= amount) return named
  return splitAmount(
    amount,
    named.map((weight, index) => ({ key: String(index), weight })),
  )
}

/** Never leaves more tax than gross, so that the last credit takes exactly what is left. */
function creditRow(left: TaxRow, gross: number): TaxRow {
  const { treatment, percent } = left
  const share =
    left.gross === 0 ? 0 : roundHalfUp({ numerator: BigInt(left.tax) * BigInt(gross), denominator: BigInt(left.gross) })
  const lowest = Math.max(0, left.tax - (left.gross - gross))
  const tax = Math.min(Math.max(share, lowest), gross, left.tax)
  return { treatment, percent, net: gross - tax, tax, gross }
}
