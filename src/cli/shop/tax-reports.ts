/** Tax reports, printed as tables. Amounts are in major units. */
import {
  nonEuReportOperation,
  ossReportOperation,
  usReportOperation,
} from '../../merchant/documents/report-operations.ts'
import { decimalOf } from '../../merchant/documents/accounting-csv.ts'
import { counted, printLine, table, valueOf } from '../content/print-result.ts'
import { UsageError } from '../run-command.ts'
import type { OneCommand } from '../run-one-of.ts'
import { withShopOperations } from '../run-operation.ts'
import { readDay, textOf } from './read-words.ts'

const PERIOD = { from: { type: 'string' }, to: { type: 'string' } } as const

export const taxOss: OneCommand = {
  name: 'tax oss',
  takes: 'QUARTER',
  does: 'prints the return of the One Stop Shop of a quarter such as 2026-Q4, in euros',
  help: `The exchange rate is that of the European Central Bank on the last day of the quarter: store it with "tax ecb-rate".
`,
  async run({ words: [name, ...rest] }) {
    const [, year, digit] = /^(\d{4})-Q([1-4])$/.exec(name ?? '') ?? []
    const quarter = ([1, 2, 3, 4] as const).find((one) => String(one) === digit)
    if (year === undefined || quarter === undefined || rest.length > 0) throw new UsageError()
    const period = { year: Number(year), quarter }
    const { rows, corrections } = valueOf(await withShopOperations(({ run }) => run(ossReportOperation, period)))
    const cells = [...rows, ...corrections].map((row) => [
      row.quarter,
      row.country,
      `${row.percent} %`,
      decimalOf(row.net, 'EUR'),
      decimalOf(row.vat, 'EUR'),
    ])
    if (cells.length > 0) process.stdout.write(table([['quarter', 'to', 'rate', 'net EUR', 'VAT EUR'], ...cells]))
    return printLine(`${counted(rows.length, 'row')}, ${counted(corrections.length, 'correction')}.`)
  },
}

export const taxUs: OneCommand = {
  name: 'tax us',
  takes: '--from DAY --to DAY',
  does: 'prints sales tax of the US, per month and state',
  help: '',
  options: PERIOD,
  async run({ values, words }) {
    const range = rangeOf(values, words)
    const rows = valueOf(await withShopOperations(({ run }) => run(usReportOperation, range)))
    const cells = rows.map(({ month, state, ...amounts }) => {
      const { gross, exempt, taxable, taxCollected, taxRefunded } = amounts
      return [month, state, ...[gross, exempt, taxable, taxCollected, taxRefunded].map((one) => decimalOf(one, 'USD'))]
    })
    const head = ['month', 'state', 'gross', 'exempt', 'taxable', 'tax collected', 'tax refunded']
    if (cells.length > 0) process.stdout.write(table([head, ...cells]))
    return printLine(`${counted(rows.length, 'row')}.`)
  },
}

export const taxNonEu: OneCommand = {
  name: 'tax non-eu',
  takes: '--from DAY --to DAY',
  does: 'prints net and VAT of Great Britain, Norway, Switzerland and other countries outside of the EU, per month and rate',
  help: '',
  options: PERIOD,
  async run({ values, words }) {
    const range = rangeOf(values, words)
    const rows = valueOf(await withShopOperations(({ run }) => run(nonEuReportOperation, range)))
    const cells = rows.map(({ month, country, currency, treatment, percent, net, vat, gross }) => [
      month,
      country,
      treatment === 'export' ? '0 %, export' : `${percent} %`,
      currency,
      ...[net, vat, gross].map((amount) => decimalOf(amount, currency)),
    ])
    const head = ['month', 'to', 'rate', 'currency', 'net', 'VAT', 'gross']
    if (cells.length > 0) process.stdout.write(table([head, ...cells]))
    return printLine(`${counted(rows.length, 'row')}.`)
  },
}

function rangeOf(values: Readonly<Record<string, unknown>>, words: readonly string[]) {
  const [from, to] = [textOf(values['from']), textOf(values['to'])]
  if (from === undefined || to === undefined || words.length > 0) throw new UsageError()
  return { from: readDay(from), to: readDay(to) }
}
