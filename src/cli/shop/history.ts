/** Past orders, as a file: what recommendations learn from. */
import { basename, resolve } from 'node:path'
import { writeFileAtomically } from '../../merchant/files/write-file-atomically.ts'
import { historyFileText, readHistoryFile } from '../../merchant/history/history-file.ts'
import { exportHistoryOperation, importHistoryOperation } from '../../merchant/history/history-operations.ts'
import { counted, printLine, valueOf } from '../content/print-result.ts'
import { UsageError } from '../run-command.ts'
import type { OneCommand } from '../run-one-of.ts'
import { withShopOperations } from '../run-operation.ts'

export const historyImport: OneCommand = {
  name: 'history import',
  takes: 'FILE',
  does: 'adds past orders of a .csv file, so that recommendations know what is bought together',
  help: `The columns are order,at,skus: a number, a time such as 2026-11-27T09:30:00Z, and the products with | between them. An order
may have several rows. Orders that the shop knows stay as they are. The file holds nothing about customers.
`,
  async run({ words: [name, ...rest] }) {
    const file = fileOf(name, rest)
    const orders = await readHistoryFile(file)
    const added = valueOf(await withShopOperations(({ run }) => run(importHistoryOperation, { orders })))
    return printLine(`${basename(file)}: ${counted(orders.length, 'order')}, ${added} of them new.`)
  },
}

export const historyExport: OneCommand = {
  name: 'history export',
  takes: 'FILE',
  does: 'writes the orders that recommendations learn from to a .csv file, which the import takes back',
  help: '',
  async run({ words: [name, ...rest] }) {
    const file = fileOf(name, rest)
    const orders = valueOf(await withShopOperations(({ run }) => run(exportHistoryOperation, {})))
    await writeFileAtomically(file, [historyFileText(orders)])
    return printLine(`${basename(file)}: ${counted(orders.length, 'order')}.`)
  },
}

function fileOf(name: string | undefined, rest: readonly string[]): string {
  if (name === undefined || rest.length > 0) throw new UsageError()
  if (!/\.csv$/i.test(name)) throw new UsageError('The file must end with .csv.')
  return resolve(name)
}
