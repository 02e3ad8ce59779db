/** Invoices and credit notes: list, save as a file, what waits, the export for accounting. */
import { existsSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import {
  issueInvoiceOperation,
  listDocumentsOperation,
  readDocumentOperation,
  readDocumentPdfOperation,
  waitingDocumentsOperation,
} from '../../merchant/documents/document-operations.ts'
import { exportAccountingOperation } from '../../merchant/documents/report-operations.ts'
import { writeFileAtomically } from '../../merchant/files/write-file-atomically.ts'
import { counted, printLine, table, valueOf } from '../content/print-result.ts'
import { printError, UsageError } from '../run-command.ts'
import type { OneCommand } from '../run-one-of.ts'
import { withShopOperations } from '../run-operation.ts'
import { amountIn } from './print-amount.ts'
import { readDay, textOf } from './read-words.ts'

const PERIOD = { from: { type: 'string' }, to: { type: 'string' } } as const

export const invoiceList: OneCommand = {
  name: 'invoice list',
  takes: '[--order NUMBER] [--from DAY] [--to DAY]',
  does: 'lists invoices, credit notes and cancellations, the newest first',
  help: `
  --order NUMBER   only those of an order
  --from, --to     days such as 2026-11-27, both included
`,
  options: { order: { type: 'string' }, ...PERIOD },
  async run({ values, words }) {
    if (words.length > 0) throw new UsageError()
    const [order, from, to] = [textOf(values['order']), dayOf(values['from']), dayOf(values['to'])]
    const wanted = { order, from, to, limit: 1000 }
    const documents = valueOf(await withShopOperations(({ run }) => run(listDocumentsOperation, wanted)))
    const rows = documents.map((one) => [
      one.number,
      one.kind,
      one.issued_on,
      one.order_number,
      one.country,
      amountIn(one.net, one.currency),
      amountIn(one.tax, one.currency),
      amountIn(one.gross, one.currency),
    ])
    const head = ['number', 'kind', 'issued', 'order', 'to', 'net', 'tax', 'gross']
    if (rows.length > 0) process.stdout.write(table([head, ...rows]))
    return printLine(`${counted(documents.length, 'document')}.`)
  },
}

export const invoiceSave: OneCommand = {
  name: 'invoice save',
  takes: 'NUMBER FILE',
  does: 'writes an archived document to an .html file, byte for byte, or as a .pdf file',
  help: '',
  async run({ words: [number, name, ...rest] }) {
    if (number === undefined || name === undefined || rest.length > 0) throw new UsageError()
    if (!/\.(?:html|pdf)$/i.test(name)) throw new UsageError('The file must end with .html or .pdf.')
    const file = resolve(name)
    await writeFileAtomically(file, [await documentBytes(number, /\.pdf$/i.test(name))])
    return printLine(`${basename(file)}: ${number}.`)
  },
}

async function documentBytes(number: string, isPdf: boolean): Promise<string | Buffer> {
  if (!isPdf) return valueOf(await withShopOperations(({ run }) => run(readDocumentOperation, { number }))).html
  const { pdf } = valueOf(await withShopOperations(({ run }) => run(readDocumentPdfOperation, { number })))
  return Buffer.from(pdf, 'base64')
}

const REASONS = {
  'vat-rate-missing': 'VAT rate missing',
  'seller-address-missing': 'seller address missing',
  'vat-id-missing': 'VAT id missing',
  'currency-differs': 'paid in another currency',
  'invoice-waits': 'its invoice waits',
} as const

export const invoiceWaiting: OneCommand = {
  name: 'invoice waiting',
  takes: '',
  does: 'lists orders whose document cannot be issued, and what is missing',
  help: `They are issued in the order of payment once it is stored: see "tax rate-add" and "tax seller-import".
`,
  async run({ words }) {
    if (words.length > 0) throw new UsageError()
    const waiting = valueOf(await withShopOperations(({ run }) => run(waitingDocumentsOperation, { limit: 1000 })))
    const rows = waiting.map((one) => [
      one.order_number,
      one.country,
      one.paid_at,
      `${REASONS[one.reason]} ${one.detail}`.trim(),
    ])
    if (rows.length > 0) process.stdout.write(table([['order', 'to', 'paid', 'waits for'], ...rows]))
    return printLine(`${counted(waiting.length, 'document')} waiting.`)
  },
}

export const invoiceIssue: OneCommand = {
  name: 'invoice issue',
  takes: 'NUMBER',
  does: 'issues the invoice of a paid order that has none, for instance of one that is older than invoices',
  help: 'NUMBER is that of the order.\n',
  async run({ words: [order, ...rest] }) {
    if (order === undefined || rest.length > 0) throw new UsageError()
    const { number } = valueOf(await withShopOperations(({ run }) => run(issueInvoiceOperation, { order })))
    return printLine(`${order}: ${number}.`)
  },
}

export const invoiceExport: OneCommand = {
  name: 'invoice export',
  takes: 'FILE --from DAY --to DAY',
  does: 'writes one row per document and tax rate to a .csv file, for accounting',
  help: `At most 400 days. Amounts are in major units; those of credit notes are negative. It also prints what is owed with store credit.
`,
  options: PERIOD,
  async run({ values, words: [name, ...rest] }) {
    const [from, to] = [dayOf(values['from']), dayOf(values['to'])]
    if (name === undefined || rest.length > 0 || from === undefined || to === undefined) throw new UsageError()
    if (!/\.csv$/i.test(name)) throw new UsageError('The file must end with .csv.')
    const file = resolve(name)
    if (!existsSync(dirname(file))) return printError(`There is no folder ${dirname(file)}`)
    const range = { from, to }
    const { rows, credit } = valueOf(
      await withShopOperations(({ run }) => run(exportAccountingOperation, { file, range })),
    )
    for (const { currency, balance } of credit) {
      printLine(`Store credit that is valid today: ${amountIn(balance, currency)}.`)
    }
    return printLine(`${basename(file)}: ${counted(rows, 'row')}.`)
  },
}

function dayOf(value: unknown): string | undefined {
  const text = textOf(value)
  return text === undefined ? undefined : readDay(text)
}
