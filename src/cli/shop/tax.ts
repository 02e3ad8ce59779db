/** Tax rates, the seller on documents, rates of the central bank, and tax reports. */
import { basename } from 'node:path'
import { z } from 'zod'
import {
  addTaxRateOperation,
  changeTaxRateOperation,
  listTaxRatesOperation,
  readSellerOperation,
  removeTaxRateOperation,
  saveEcbRatesOperation,
  saveSellerOperation,
  sellerProfile,
} from '../../merchant/documents/tax-operations.ts'
import { readJsonFile } from '../../merchant/files/read-json-file.ts'
import { writeFileAtomically } from '../../merchant/files/write-file-atomically.ts'
import { counted, printLine, table, valueOf } from '../content/print-result.ts'
import { UsageError } from '../run-command.ts'
import type { OneCommand } from '../run-one-of.ts'
import { withShopOperations } from '../run-operation.ts'
import { readCurrency, readDay, readMoment, textOf } from './read-words.ts'
import { fileOf } from './shipping.ts'

export const taxRateList: OneCommand = {
  name: 'tax rate-list',
  takes: '',
  does: 'lists the tax rates that the merchant stored; they override those of the law',
  help: '',
  async run({ words }) {
    if (words.length > 0) throw new UsageError()
    const rates = valueOf(await withShopOperations(({ run }) => run(listTaxRatesOperation, {})))
    const rows = rates.map(({ id, country, taxClass, percent, validFrom, isUsed }) => [
      country,
      taxClass,
      `${percent} %`,
      validFrom,
      isUsed ? 'used' : '',
      id,
    ])
    if (rows.length > 0) process.stdout.write(table([['country', 'class', 'rate', 'from', '', 'id'], ...rows]))
    return printLine(`${counted(rates.length, 'rate')}.`)
  },
}

export const taxRateAdd: OneCommand = {
  name: 'tax rate-add',
  takes: 'COUNTRY PERCENT --from TIME [--children] [--apply-to-waiting]',
  does: 'stores a tax rate for orders placed from a time on, for instance: FI 25.5 --from 2027-01-01',
  help: `
  --children           the rate of clothes of children, not the standard one
  --apply-to-waiting   also for orders that wait for it; only then it may begin in the past
`,
  options: {
    from: { type: 'string' },
    children: { type: 'boolean' },
    'apply-to-waiting': { type: 'boolean' },
  },
  async run({ values, words: [country, percent, ...rest] }) {
    const from = textOf(values['from'])
    if (country === undefined || percent === undefined || from === undefined || rest.length > 0) throw new UsageError()
    const rate = {
      country: country.toUpperCase(),
      taxClass: values['children'] === true ? ('childrens-clothing' as const) : ('standard' as const),
      percent: readPercent(percent),
      validFrom: readMoment(from).toISOString(),
      appliesToWaiting: values['apply-to-waiting'] === true,
    }
    const added = valueOf(await withShopOperations(({ run }) => run(addTaxRateOperation, rate)))
    return printLine(`${added.country}: ${added.percent} % from ${added.validFrom} on.`)
  },
}

export const taxRateChange: OneCommand = {
  name: 'tax rate-change',
  takes: 'ID PERCENT',
  does: 'corrects a rate that no order has used',
  help: '',
  async run({ words: [id, percent, ...rest] }) {
    if (id === undefined || percent === undefined || rest.length > 0) throw new UsageError()
    const change = { id, percent: readPercent(percent) }
    const rate = valueOf(await withShopOperations(({ run }) => run(changeTaxRateOperation, change)))
    return printLine(`${rate.country}: ${rate.percent} % from ${rate.validFrom} on.`)
  },
}

export const taxRateRemove: OneCommand = {
  name: 'tax rate-remove',
  takes: 'ID',
  does: 'removes a rate that no order has used',
  help: '',
  async run({ words: [id, ...rest] }) {
    if (id === undefined || rest.length > 0) throw new UsageError()
    const rate = valueOf(await withShopOperations(({ run }) => run(removeTaxRateOperation, { id })))
    return printLine(`${rate.country}: the rate of ${rate.percent} % from ${rate.validFrom} on is removed.`)
  },
}

export const sellerImport: OneCommand = {
  name: 'tax seller-import',
  takes: 'FILE',
  does: 'takes the seller on documents from a .json file: name, address, VAT ids, prefixes of numbers',
  help: 'An example is in docs/invoices.md. Documents that waited for it are issued.\n',
  async run({ words: [name, ...rest] }) {
    const seller = await readJsonFile(fileOf(name, rest), sellerProfile)
    const saved = valueOf(await withShopOperations(({ run }) => run(saveSellerOperation, { seller })))
    return printLine(`${saved.seller.name}: stored.`)
  },
}

export const sellerExport: OneCommand = {
  name: 'tax seller-export',
  takes: 'FILE',
  does: 'writes the seller on documents to a .json file, which the import takes back',
  help: '',
  async run({ words: [name, ...rest] }) {
    const file = fileOf(name, rest)
    const { seller } = valueOf(await withShopOperations(({ run }) => run(readSellerOperation, {})))
    if (seller === undefined) return printLine('The shop has no seller yet.')
    await writeFileAtomically(file, [`${JSON.stringify(seller, undefined, 2)}\n`])
    return printLine(`${basename(file)}: ${seller.name}.`)
  },
}

export const ecbRate: OneCommand = {
  name: 'tax ecb-rate',
  takes: 'CURRENCY DAY RATE',
  does: 'stores a reference rate of the European Central Bank, for instance: GBP 2026-12-31 0.8765',
  help: 'RATE is what one euro costs, as published.\n',
  async run({ words: [currency, day, perEuro, ...rest] }) {
    if (currency === undefined || day === undefined || perEuro === undefined || rest.length > 0) throw new UsageError()
    const rates = [{ currency: readCurrency(currency), day: readDay(day), perEuro }]
    valueOf(await withShopOperations(({ run }) => run(saveEcbRatesOperation, { rates })))
    return printLine(`${currency.toUpperCase()} ${day}: ${perEuro}.`)
  },
}

function readPercent(text: string): number {
  const parsed = z.coerce.number().min(0).max(40).safeParse(text.replace(',', '.'))
  if (!parsed.success) throw new UsageError(`${text} is no rate between 0 and 40.`)
  return parsed.data
}
