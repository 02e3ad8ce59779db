/** Stock and prices of single variants, and a check of reservations. */
import { WAREHOUSE_CODES } from '../../contracts/merchant/catalogue.ts'
import { counted, table, printLine, valueOf } from '../content/print-result.ts'
import { withShopOperations } from '../run-operation.ts'
import { UsageError } from '../run-command.ts'
import type { OneCommand } from '../run-one-of.ts'
import { amountIn } from './print-amount.ts'
import { readAmount, readCount, readCurrency, readMoment, readWarehouse, textOf } from './read-words.ts'
import {
  cancelPriceOperation,
  convertPricesOperation,
  listPricesOperation,
  reconcileOperation,
  setPriceOperation,
  setStockOperation,
  showStockOperation,
} from '../../merchant/commerce/stock-and-price-operations.ts'

export const stockSet: OneCommand = {
  name: 'stock set',
  takes: 'SKU WAREHOUSE PAIRS',
  does: 'sets what lies in a warehouse',
  help: `The SKU is that of a variant: it has a size. Warehouses are ${WAREHOUSE_CODES.join(', ')}; those with -rsv are sold from first.
What is promised to orders counts as lying there, so that there cannot be fewer.
`,
  async run({ words: [sku, place, pairs, ...rest] }) {
    if (sku === undefined || place === undefined || pairs === undefined || rest.length > 0) throw new UsageError()
    const warehouse = readWarehouse(place)
    const count = { sku, warehouse, quantity: readCount(pairs, 'PAIRS') }
    const { quantity, reserved } = valueOf(await withShopOperations(({ run }) => run(setStockOperation, count)))
    return printLine(`${sku} in ${warehouse}: ${quantity}, of which ${reserved} are promised.`)
  },
}

export const stockShow: OneCommand = {
  name: 'stock show',
  takes: 'SKU',
  does: 'shows stock by warehouse, and how much of it is reserved for orders',
  help: '',
  async run({ words: [sku, ...rest] }) {
    if (sku === undefined || rest.length > 0) throw new UsageError()
    const stockLevels = valueOf(await withShopOperations(({ run }) => run(showStockOperation, { sku })))
    const rows = stockLevels.map(({ warehouse, quantity, reserved }) => [warehouse, String(quantity), String(reserved)])
    process.stdout.write(table([['warehouse', 'there', 'promised'], ...rows]))
    return 0
  },
}

export const priceSet: OneCommand = {
  name: 'price set',
  takes: 'SKU CURRENCY PRICE [--original PRICE] [--from WHEN] [--until WHEN]',
  does: 'sets the price of a variant, now or from a moment on',
  help: `The SKU is that of a variant. A price is written as shoppers read it: 12.95.

  --original PRICE   what it costs when it is not reduced; the same when not given
  --from WHEN        a date such as 2026-11-27, or a time such as 2026-11-27T09:00:00+01:00; a date begins at midnight in UTC
  --until WHEN       when the earlier price returns; it stays when not given
`,
  options: { original: { type: 'string' }, from: { type: 'string' }, until: { type: 'string' } },
  async run({ values, words: [sku, code, price, ...rest] }) {
    if (sku === undefined || code === undefined || price === undefined || rest.length > 0) throw new UsageError()
    const currency = readCurrency(code)
    const final = readAmount(price, currency)
    const original = readAmount(textOf(values['original']) ?? price, currency)
    if (original < final) throw new UsageError('A reduced price cannot be higher than the original.')
    const from = textOf(values['from'])
    const since = from === undefined ? {} : { since: readMoment(from).getTime() }
    const end = textOf(values['until'])
    const until = end === undefined ? {} : { until: readMoment(end).getTime() }
    const wanted = { sku, currency, original, final, ...since, ...until }
    valueOf(await withShopOperations(({ run }) => run(setPriceOperation, wanted)))
    const begins = from === undefined ? 'from now on' : `from ${from} on`
    return printLine(`${sku}: ${amountIn(final, currency)} ${begins}${end === undefined ? '' : `, until ${end}`}.`)
  },
}

export const priceConvert: OneCommand = {
  name: 'price convert',
  takes: 'CURRENCY',
  does: 'gives variants without a price in a currency one, converted from euro',
  help: `Prices that are set already stay. The shop's own rate and adjustment are used where it has them, else the exchange rate that
it fetched last (RATES_URL). Round the prices afterwards with price set, or in the catalogue file.
`,
  async run({ words: [code, ...rest] }) {
    if (code === undefined || rest.length > 0) throw new UsageError()
    const currency = readCurrency(code)
    const count = valueOf(await withShopOperations(({ run }) => run(convertPricesOperation, { currency })))
    return printLine(`${counted(count, 'price')} in ${currency} converted.`)
  },
}

export const priceList: OneCommand = {
  name: 'price list',
  takes: '',
  does: 'lists the prices that are to come, and those that end',
  help: '',
  async run({ words }) {
    if (words.length > 0) throw new UsageError()
    const prices = valueOf(await withShopOperations(({ run }) => run(listPricesOperation, {})))
    const rows = prices.map(({ sku, currency, original, final, since, until, isRunning }) => [
      isRunning ? 'now' : since,
      until ?? '',
      sku,
      amountIn(final, currency),
      original > final ? `instead of ${amountIn(original, currency)}` : '',
    ])
    if (rows.length > 0) process.stdout.write(table([['from', 'until', 'sku', 'price', ''], ...rows]))
    return printLine(`${counted(prices.filter(({ isRunning }) => !isRunning).length, 'price')} to come.`)
  },
}

export const priceCancel: OneCommand = {
  name: 'price cancel',
  takes: 'SKU CURRENCY [--from WHEN]',
  does: 'deletes the scheduled prices of a variant in a currency',
  help: `
  --from WHEN   only the one that begins then
`,
  options: { from: { type: 'string' } },
  async run({ values, words: [sku, code, ...rest] }) {
    if (sku === undefined || code === undefined || rest.length > 0) throw new UsageError()
    const from = textOf(values['from'])
    const since = from === undefined ? {} : { since: readMoment(from).getTime() }
    const wanted = { sku, currency: readCurrency(code), ...since }
    const count = valueOf(await withShopOperations(({ run }) => run(cancelPriceOperation, wanted)))
    return printLine(`${sku}: ${counted(count, 'price')} deleted.`)
  },
}

export const reconcileCommand: OneCommand = {
  name: 'reconcile',
  takes: '[--mend]',
  does: 'checks that reserved stock matches the reservations of orders',
  help: `Ends with 1 when it does not add up and nothing was mended.

  --mend   gives back what waited too long for its money, and makes what is promised what orders hold
`,
  options: { mend: { type: 'boolean' } },
  async run({ values, words }) {
    if (words.length > 0) throw new UsageError()
    const mend = values['mend'] === true
    const { expired, drift, unexplained, mended } = valueOf(
      await withShopOperations(({ run }) => run(reconcileOperation, { mend })),
    )
    const rows = drift.map(({ variantId, warehouse, reserved, held }) => [
      variantId,
      warehouse,
      String(reserved),
      String(held),
    ])
    if (rows.length > 0) process.stdout.write(table([['barcode', 'warehouse', 'promised', 'held'], ...rows]))
    if (mend) printLine(`${counted(expired, 'reservation')} given back.`)
    const gaps = unexplained.map((gap) => [gap.variantId, gap.warehouse, String(gap.quantity), String(gap.recorded)])
    if (gaps.length > 0) process.stdout.write(table([['barcode', 'warehouse', 'there', 'recorded'], ...gaps]))
    const count = drift.length + unexplained.length
    if (count === 0) return printLine('What is promised adds up.')
    printLine(`${counted(count, 'stock level', 'stock levels')} ${mended ? 'put right' : 'did not add up'}.`)
    return mended ? 0 : 1
  },
}
