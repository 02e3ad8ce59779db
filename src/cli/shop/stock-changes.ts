/** Changes of stock with their reasons, counts of what is on hand, transfers, and the history of a variant. */
import { STOCK_REASONS } from '../../contracts/merchant/stock-reasons.ts'
import {
  changeStockOperation,
  countStockOperation,
  transferStockOperation,
} from '../../merchant/commerce/stock-operations.ts'
import { stockHistoryOperation } from '../../merchant/commerce/stock-reading-operations.ts'
import { printLine, table, valueOf } from '../content/print-result.ts'
import { UsageError } from '../run-command.ts'
import { withShopOperations } from '../run-operation.ts'
import type { OneCommand } from '../run-one-of.ts'
import { readCount, readWarehouse, textOf } from './read-words.ts'

const noteOf = (value: unknown): { readonly note?: string } => {
  const note = textOf(value)
  return note === undefined ? {} : { note }
}

export const stockCount: OneCommand = {
  name: 'stock count',
  takes: 'SKU WAREHOUSE PAIRS [--note TEXT]',
  does: 'notes what was counted in a warehouse',
  help: `What belongs to orders is counted, too: pairs that are reserved, and pairs that are paid but not shipped still lie there.
Fewer than belong to orders are refused; the message names the orders.
`,
  options: { note: { type: 'string' } },
  async run({ values, words: [sku, place, pairs, ...rest] }) {
    if (sku === undefined || place === undefined || pairs === undefined || rest.length > 0) throw new UsageError()
    const warehouse = readWarehouse(place)
    const count = { sku, warehouse, onHand: readCount(pairs, 'PAIRS'), ...noteOf(values['note']) }
    const { difference, quantity, reserved } = valueOf(
      await withShopOperations(({ run }) => run(countStockOperation, count)),
    )
    return printLine(`${sku} in ${warehouse}: ${signed(difference)}, ${quantity - reserved} for sale.`)
  },
}

const signed = (change: number): string => (change > 0 ? `+${change}` : String(change))

export const stockChange: OneCommand = {
  name: 'stock change',
  takes: 'SKU WAREHOUSE CHANGE [--reason REASON] [--note TEXT]',
  does: 'adds or takes away pairs, with a reason',
  help: `CHANGE is +12 or -3 (write -- before a negative number). Sales at the same time are not lost.

  --reason REASON   ${STOCK_REASONS.join(', ')}; correction when not given
  --note TEXT       for colleagues
`,
  options: { reason: { type: 'string' }, note: { type: 'string' } },
  async run({ values, words: [sku, place, given, ...rest] }) {
    if (sku === undefined || place === undefined || given === undefined || rest.length > 0) throw new UsageError()
    const warehouse = readWarehouse(place)
    if (!/^[+-]\d{1,7}$/.test(given)) throw new UsageError('CHANGE must be a number with its sign, such as +12 or -3.')
    const wanted = textOf(values['reason']) ?? 'correction'
    const reason = STOCK_REASONS.find((one) => one === wanted)
    if (reason === undefined) throw new UsageError(`${wanted} is none of ${STOCK_REASONS.join(', ')}.`)
    const edit = { sku, warehouse, change: Number(given), reason, ...noteOf(values['note']) }
    const { quantity, reserved } = valueOf(await withShopOperations(({ run }) => run(changeStockOperation, edit)))
    return printLine(`${sku} in ${warehouse}: ${quantity}, of which ${reserved} are promised.`)
  },
}

export const stockTransfer: OneCommand = {
  name: 'stock transfer',
  takes: 'SKU FROM TO PAIRS [--note TEXT]',
  does: 'moves pairs from one warehouse to another',
  help: 'What is reserved for orders stays where it is.\n',
  options: { note: { type: 'string' } },
  async run({ values, words: [sku, source, target, pairs, ...rest] }) {
    if (sku === undefined || source === undefined || target === undefined || pairs === undefined || rest.length > 0) {
      throw new UsageError()
    }
    const [from, to] = [readWarehouse(source), readWarehouse(target)]
    const transfer = { sku, from, to, quantity: readCount(pairs, 'PAIRS'), ...noteOf(values['note']) }
    const moved = valueOf(await withShopOperations(({ run }) => run(transferStockOperation, transfer)))
    return printLine(`${sku}: ${moved.from.quantity} in ${from}, ${moved.to.quantity} in ${to}.`)
  },
}

export const stockHistory: OneCommand = {
  name: 'stock history',
  takes: 'SKU [WAREHOUSE]',
  does: 'lists why stock changed, the newest first',
  help: '',
  async run({ words: [sku, place, ...rest] }) {
    if (sku === undefined || rest.length > 0) throw new UsageError()
    const wanted = { sku, offset: 0, limit: 200, ...(place !== undefined && { warehouse: readWarehouse(place) }) }
    const { rows } = valueOf(await withShopOperations(({ run }) => run(stockHistoryOperation, wanted)))
    const lines = rows.map((row) => [
      row.at,
      row.warehouse,
      signed(row.change),
      String(row.quantity),
      row.isUndo ? `${row.reason} (undone)` : row.reason,
      row.order ?? row.otherWarehouse ?? '',
      row.actor.name ?? row.actor.id ?? '',
      row.note ?? '',
    ])
    process.stdout.write(table([['time', 'warehouse', 'change', 'then', 'reason', 'order', 'by', 'note'], ...lines]))
    return 0
  },
}
