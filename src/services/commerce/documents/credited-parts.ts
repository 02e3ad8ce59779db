/** What a credit note names: the lines and the delivery that are given back, in the amounts of the invoice (INV-07). Pure. */
import { ratioOf, roundHalfUp } from '../../../markets/prices/exact-ratio.ts'
import { splitAmount } from '../../../markets/prices/split-amount.ts'
import { rateKey, sumOfRows, type TaxRate, type TaxRow } from '../../../markets/tax/tax-rows.ts'
import type { DocumentData, DocumentLine } from './document-data.ts'
import type { CreditNoteRequest } from './document-requests.ts'

type Invoice = Pick<DocumentData, 'lines' | 'shipping' | 'rows'>
type Credit = {
  /** Of the credit note; positive. */
  readonly rows: readonly TaxRow[]
  readonly isWhole: boolean
}
type Parts = Pick<DocumentData, 'lines' | 'shipping'>

/** The lines of the request, or all where everything is given back; none for a price reduction. */
export function creditedParts(request: CreditNoteRequest, invoice: Invoice, { rows, isWhole }: Credit): Parts {
  const { lines: wanted, shipping: delivery = 0 } = request
  const { lines, shipping: sent } = invoice
  if (wanted === undefined) return isWhole ? { lines, ...(sent && { shipping: sent }) } : { lines: [] }
  const named = wanted.flatMap(({ itemId, quantity, amount }) => {
    const line = lines.find((one) => one.itemId === itemId)
    return line === undefined ? [] : [{ line, quantity, amount }]
  })
  const isAddedTax = invoice.rows.some(({ treatment }) => treatment === 'sales-tax')
  const given = [
    ...named.map(({ amount, line: { rate } }) => ({ amount, rate })),
    { amount: delivery, rate: undefined },
  ]
  const amounts = isAddedTax ? withoutTax(given, rows) : given.map(({ amount }) => amount)
  const credited = named.map(({ line, quantity }, place): DocumentLine => ({
    ...line,
    quantity,
    amount: amounts[place] ?? 0,
    discount: line.unitPrice * quantity - (amounts[place] ?? 0),
  }))
  if (delivery === 0) return { lines: credited }
  const [amount, limit] = [amounts.at(-1) ?? 0, isAddedTax ? undefined : sent?.amount]
  return {
    lines: credited,
    shipping: { name: sent?.name ?? '', amount: Math.min(amount, limit ?? amount), discount: 0 },
  }
}

/**
 * Sales tax is added below the lines of an invoice, so those of its credit notes are without it, too: each without the share of its
 * rate, delivery without that of all. In whole minor units that add up to the net of the rows.
 */
function withoutTax(
  given: readonly { readonly amount: number; readonly rate: TaxRate | undefined }[],
  rows: readonly TaxRow[],
): readonly number[] {
  const all = sumOfRows(rows)
  const asked = given.reduce((sum, { amount }) => sum + amount, 0)
  const net = asked < all.gross ? untaxed(asked, all) : all.net
  const weights = given.map(({ amount, rate }, place) => ({
    key: String(place).padStart(6, '0'),
    weight: untaxed(amount, rate === undefined ? all : rowOf(rows, rate)),
  }))
  return splitAmount(net, weights)
}

const rowOf = (rows: readonly TaxRow[], rate: TaxRate): Pick<TaxRow, 'net' | 'gross'> | undefined =>
  rows.find((row) => rateKey(row) === rateKey(rate))

function untaxed(amount: number, row: Pick<TaxRow, 'net' | 'gross'> | undefined): number {
  if (row === undefined || row.gross === 0) return amount
  const { numerator, denominator } = ratioOf(amount)
  return roundHalfUp({ numerator: numerator * BigInt(row.net), denominator: denominator * BigInt(row.gross) })
}
